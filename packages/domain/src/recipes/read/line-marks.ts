/**
 * How a line uses its food. `to_serve` and `to_garnish`: next to the dish or on it; `frying`: a fat in which other
 * foods are fried; `soaking`: a brine or marinade.
 */
export const LINE_USES = ['optional', 'to_serve', 'to_garnish', 'frying', 'soaking'] as const;
export type LineUse = (typeof LINE_USES)[number];

const WORDS: Readonly<Record<LineUse, RegExp>> = {
  optional:
    /\b(?:optional|optioneel|naar wens)\b|^(?:eventueel|evt\b\.?)|\b(?:eventueel|indien gewenst|desgewenst|if desired|if you like)\s*(?:[),.;]|$)/i,
  to_serve:
    /\b(?:(?:for|to) serv(?:e|ing)|om (?:bij )?te serveren|voor (?:erbij|ernaast|bij het serveren|het serveren)|om erbij te (?:eten|serveren))\b/i,
  to_garnish:
    /\b(?:(?:for|to|as) (?:garnish(?:ing)?|decorat(?:e|ion|ing)|finish|top(?:ping)?|sprinkl(?:e|ing)|dust(?:ing)?|drizzl(?:e|ing))|ter garnering|(?:voor|als|om te) (?:de )?(?:garnering|garneren|versieren|bestrooien|bestuiven|decoreren)|voor erover|om te garneren|ter decoratie)\b/i,
  frying:
    /\b(?:(?:for|to) (?:(?:deep|shallow|pan|stir)[- ]?)?fry(?:ing)?|for (?:the )?(?:deep[- ]?fryer|pan|sauté(?:ing)?)|(?:voor|om)(?: (?:het|in|mee))*(?: te)? (?:bakken|frituren)|frituurolie|frituurvet|frying oil|(?:oil|olie|vet) om (?:in|mee) te (?:bakken|frituren))(?![\p{L}])/iu,
  soaking:
    /\b(?:for (?:the )?(?:brine|brining|marinade|marinating|soaking)|voor (?:de |het )?(?:pekel|pekelen|marinade|marineren|weken))\b/i,
};

const EXTRA = /[\s,(;]+(?:plus|\+|and|en|met)\s+(?:\d|[½¼¾]|extra|more|some|wat|een?\b|an?\b)[^)]*/gi;

/** The uses of a line's food, in the order of `LINE_USES`. */
export function usesOfLine(raw: string): readonly LineUse[] {
  // "Plus extra for dusting" describes an addition to the amount, not the use of the line.
  const text = raw.replace(EXTRA, '');
  return LINE_USES.filter((use) => WORDS[use].test(text));
}

/** Whether a line or a step deep-fries, so that the food absorbs little of the fat. */
export function isDeepFrying(text: string): boolean {
  return /\b(?:deep[- ]?(?:fat[- ]?)?fr(?:y|ied|ying|yer)|frituur|frituren|gefrituurd)/i.test(text);
}

const ON_BONE =
  /\b(?:bone[- ]?in|on the bone|with bones?|met (?:het )?(?:been|bot(?:ten)?)|in (?:de|the) (?:schelp|shells?)|shell[- ]on|unpeeled|ongepeld(?:e)?)\b/i;

/** Whether a line weighs a food with its bones or its shell. */
export function isWithBone(raw: string): boolean {
  return ON_BONE.test(raw);
}

const INSTRUCTION =
  /^(?:bak|bestrijk|bestrooi|besprenkel|blancheer|breek|breng|bruin|doe|druk|fruit|garneer|giet|haal|hak|halveer|kluts|klop|kneed|kook|laat|leg|marineer|meng|neem|pel|pers|pureer|prik|rasp|roer|rol|rooster|schenk|schep|schil|schik|serveer|smelt|smeer|snij|snijd|sprenkel|spoel|stamp|stoof|strooi|verdeel|verhit|vermeng|verwarm|vet|vouw|vul|voeg|was|wel|wok|zeef|zet|arrange|add|bake|beat|blend|boil|bring|brush|chop|combine|cook|cover|cut|dice|dip|discard|dissolve|divide|drain|drizzle|fill|flip|fold|fry|garnish|grate|grease|grill|heat|knead|layer|leave|let|line|lower|marinate|mash|melt|microwave|mix|pat|peel|place|pour|preheat|press|process|pulse|put|reduce|refrigerate|remove|repeat|return|rinse|roast|roll|rub|saut[eé]|scatter|scoop|sear|season|serve|set|shape|sift|simmer|slice|soak|spoon|spread|sprinkle|squeeze|steam|stir|strain|stuff|taste|tip|toast|top|toss|transfer|turn|warm|wash|whisk|wrap)(?![\p{L}-])/iu;
const GOES_ON =
  /[.!]$|[.!]\s+\p{Lu}|(?:^|\s)(?:de|het|een|alles|ze|hem|er|tot|totdat|the|a|an|it|them|all|until|into|over|met|with|to|in)\s/iu;
const INSTRUCTION_WORDS = 3;
const AMOUNT_OF = /^\p{L}+\s+(?:(?:en|and)\s+(?:sap|juice)\s+)?(?:of|van)\s/iu;
const SHORT_FOOD = 6;

/** Whether a text is an instruction: it begins with an imperative and continues as a sentence. */
export function isInstruction(text: string): boolean {
  const words = text.split(/\s+/);
  // "Squeeze of lemon" and "rasp van een citroen" are amounts, and "toast, to serve" is a food.
  if (AMOUNT_OF.test(text) || (/[,\s](?:to serve|to taste)$/i.test(text) && words.length <= SHORT_FOOD)) return false;
  return INSTRUCTION.test(text) && words.length >= INSTRUCTION_WORDS && GOES_ON.test(text.slice(words[0]!.length));
}
