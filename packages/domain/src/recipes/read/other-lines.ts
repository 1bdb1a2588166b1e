const HEADER_STARTS =
  /^(?:voor (?:de|het|bij|erbij|ernaast|in|op|een)|for (?:the|serving)|ingrediënten|ingredients)\b/i;
/** Parts of a dish; such a name alone on a line is the title of the lines below it. */
const PART_TITLES =
  /^(?:the |de |het |(?:for|voor) (?:the |de |het )?)?(?:(?:the )?(?:sauce|dressing|vinaigrette|toppings?|marinade|filling|stuffing|dough|pastry|glaze|crust|base|batter|garnish|frosting|icing|crumble|streusel|rub|brine|salad|soup|saus|garnering|vulling|deeg|glazuur|korst|bodem|beslag|basis|pekel|salade|soep|afwerking|decoratie|decoration|coating|side|sides|bijgerecht)|(?:wet|dry|droge|natte) (?:ingredients|ingrediënten)|(?:ook|verder|extra|also|you also) (?:nodig|need(?:ed)?)|to serve|for serving|to garnish|to finish|om te serveren|ter garnering|erbij|ernaast)$/i;
/** Equipment and tableware that a line may begin with; plurals are recognised too. */
const THINGS = `
  bbq met deksel|barbecue|pizzasteen|pizza stone|bakvorm|springvorm|cakevorm|taartvorm|quichevorm|ovenschaal|muffinvorm
  bakblik|bakplaat|braadslee|staafmixer|handmixer|keukenmachine|keukenweegschaal|blender|immersion blender|foodprocessor
  food processor|bakpapier|aluminiumfolie|vershoudfolie|huishoudfolie|baking paper|parchment paper|baking parchment
  greaseproof paper|aluminium foil|aluminum foil|tin foil|plastic wrap|cling film|clingfilm|baking tray|baking sheet
  baking dish|baking pan|casserole dish|ovenproof dish|pie dish|pie plate|pie tin|tart tin|roasting tin|roasting pan
  cake tin|cake pan|loaf tin|loaf pan|muffin tin|muffin pan|muffinblik|springform|bundt pan|ramekin|soufflévormpje
  satéprikker|sateprikker|satéstokje|cocktailprikker|prikker|spiesje|spiesen|skewer|wooden skewer|bamboo skewer|metal skewer
  cocktail stick|toothpick|lolly stick|popsicle stick|ijsstokje|ijsvormpje|popsicle mold|popsicle mould|keukentouw
  kitchen string|kitchen twine|butcher's twine|cupcakevormpje|muffinvormpje|papieren vormpje|cupcake case|muffin case
  cupcake liner|muffin liner|paper liner|paper case|wokpan|koekenpan|steelpan|soeppan|grillpan|braadpan|hapjespan|tajine
  frying pan|saucepan|skillet|cast iron skillet|dutch oven|slow cooker|slowcooker|instant pot|pressure cooker|airfryer
  air fryer|rice cooker|stand mixer|hand mixer|electric mixer|stoommandje|steamer basket|mandoline|mandolin|rolling pin
  deegroller|deegrol|garde|zeef|sieve|colander|vergiet|cheesecloth|kaasdoek|muslin cloth|piping bag|icing bag|spuitzak
  cookie cutter|biscuit cutter|uitsteekvorm|uitsteekvormpje|pastry brush|bakkwast|spiralizer|spiraalsnijder|pasta machine
  pastamachine|vijzel|pestle and mortar|mortar and pestle|citruspers|cocktailshaker|cocktail shaker|kernthermometer
  vleesthermometer|meat thermometer|sugar thermometer|candy thermometer|suikerthermometer|kitchen scale|weckpot|jampot
  jampotje|mason jar|jam jar|rookhout|rookmot|houtskool|wood chips|charcoal|weegschaal|dunschiller|vegetable peeler`
  .split(/[\n|]/)
  .map((thing) => thing.trim())
  .filter((thing) => thing !== '');
const THING = new RegExp(
  `^(?:(?:\\d+|een|a|an|evt\\.?|grote?|kleine?|houten|large|small|medium|non-?stick|heavy|deep)\\s+)*(?:${THINGS.join('|')})(?:(?<!garde)e?n|s|'s)?(?![\\p{L}])`,
  'iu',
);
/** What follows a thing if the line names no food: "barbecue" is a thing, "barbecue sauce" is not. */
const AFTER_THING =
  /^\s*(?:$|[^\p{L}\s]|(?:of|or|and|en|for|voor|met|with|van|in|to|om|lined|greased|soaked|geweekt\p{L}*|ingevet\p{L}*|bekleed|liners?|vormpjes?|large|small|medium)(?!\p{L}))/iu;

/** A title between signs: "~ Sauce ~", "== Sauce ==". */
const BETWEEN_SIGNS = /^([~=]{1,4})\s*\p{L}[^\d~=]{0,58}\1$/u;
const AROUND_TITLE = /^[\s*_~=#|<>«»"'-]+|[\s*_~=#|<>«»"'-]+$/g;
const BEFORE_TITLE =
  /^(?:(?:part|deel|stap|step)\s*)?\d{1,2}\s*[.):-]\s*(?=\p{L})|^(?:[a-z]|[ivx]{1,4})[.)]\s+(?=\p{L})/iu;

/** Whether a line is the title of a part of the list, whatever marks, number and remark it has. */
export function isHeader(line: string): boolean {
  if (line === '' || /^\[[^\]]+\]$/.test(line) || /^#{1,3}\s*\p{L}/u.test(line) || BETWEEN_SIGNS.test(line))
    return true;
  const title = line
    .replace(BEFORE_TITLE, '')
    .replace(/\s*\([^()\d]{0,40}\)(?=:?$)/, '')
    .replace(AROUND_TITLE, '');
  if (/^\p{L}[^:]{0,60}:$/u.test(title)) return !/\d/.test(title);
  if (PART_TITLES.test(title)) return true;
  // "For the pan: butter" names a food.
  if (/\d|,|:\s*\S/.test(title)) return false;
  return (HEADER_STARTS.test(title) && title.split(' ').length <= 5) || /^ingrediënten$|^ingredients$/i.test(title);
}

/** Whether a line names a piece of equipment. */
export function isEquipment(line: string): boolean {
  const thing = THING.exec(line);
  return thing !== null && AFTER_THING.test(line.slice(thing[0].length));
}

/** A line without a leading purpose: "Voor het bakken: 2 el olie". */
export function withoutLabel(line: string): string {
  return line
    .replace(/^(?:eventueel|evt\.?|optioneel|optional(?:ly)?)[\s:]+(?=\S)/i, '')
    .replace(
      /^(?:voor|for|optioneel|optional|extra|eventueel|topping|saus|sauce|garnering|dressing)\b[^:\d]{0,40}:\s*(?=\S)/i,
      '',
    );
}
