import { readNumber } from './read-number.ts';

const PORTIONS_MAX = 100;
const DOZEN = 12;
/** Only the beginning of a long text is examined. */
const TEXT_MAX = 2000;

/** Words for people who eat, and for portions. */
const PORTIONS =
  /^[\s+-]*(?:(?!per\b|each\b|elk\b)[\p{L}-]+\s+){0,2}?(?:pers(?:on|ons|onen|oon|oons)?\b|p\b(?!\p{L})|porti(?:e|es|on|ons)\b|serv(?:e|es|ing|ings)\b|people\b|eaters?\b|eters?\b|guests?\b|gasten\b|diners\b|adults?\b|volwassenen?\b|mensen\b|man\b|kids\b|children\b|kinderen\b)/iu;
/** Words for things that are eaten by the piece. */
const PIECES =
  /^[\s+-]*(?:(?!per\b|of\b|van\b|with\b|met\b|for\b|voor\b)[\p{L}'’-]+\s+){0,3}?(?:pieces?|stuks?|stukken|stukjes|meals|maaltijden|mains|starters|lunches|hoofdgerechten|voorgerechten|smoothies?|milkshakes?|shakes|bowls?|plates?|borden|kommen|glasses|glazen|hapjes?|slices?|plakken|plakjes|sneetjes|punten|wedges|squares|bars?|repen|reepjes|balls?|balletjes|\p{L}*(?:koekjes?|koeken|cookies?|muffins?|cupcakes?|brownies?|biscuits?|scones?|pancakes?|pannenkoeken|pannenkoekjes|poffertjes|crêpes?|crepes?|flensjes|wafels?|waffles?|wraps?|rolls?|rolletjes|broodjes|buns?|bollen|bolletjes|bagels?|croissants?|donuts?|doughnuts?|sandwiches|tosti'?s|toasts?|burgers?|patties|meatballs?|gehaktballen|gehaktballetjes|falafels?|fritters?|croquettes?|kroketten|bitterballen|tacos?|taco's|tortillas?|enchiladas?|burritos?|burrito's|quesadillas?|empanadas?|samosas?|samosa's|dumplings?|gyozas?|loempia's|skewers?|spiesjes?|kebabs?|sat[ée]s?|drumsticks?|tartlets?|tartjes|quichejes|pasteitjes|macarons?|meringues?|truffels?|truffles?|bonbons?|ijsjes|popsicles|lollies|eggs|eieren|oliebollen|appelflappen))(?![\p{L}])/iu;
/**
 * Words that make a number a size, a weight, a temperature or a duration, or the number of things that are divided
 * later.
 */
const SIZE =
  /^\s*[-–]?\s*(?:["”″']|%|°|x\b|×|cm|mm|inch(?:es)?|in\b(?!\s+(?:total|all))|ft|cups?|ml|cl|dl|l|lit(?:er|re)s?|g|gr|kg|grams?|kilo|oz|ounces?|lbs?|pounds?|pints?|quarts?|gallons?|bottles?|flessen|fles|jars?|potten|potjes|pot|tins?|blikken|min(?:s|uten|utes|ute|uut)?|uur|uren|hours?|hrs?|sec\p{L}*|days?|dagen|weken|kcal|calories|layers?|lagen|loaf|loaves|cakes?|taarten|taart|brood|broden|pies?|ovenschaal|ovenschalen|pans?|pannen|trays?|bakplaat|tablespoons?|tbsp|teaspoons?|tsp|el|tl|eetlepels?|theelepels?|batch(?:es)?)(?![\p{L}])/iu;
/** Units of sizes, weights and durations, which do not count wholes. */
const SIZE_UNITS =
  /^\s*[-–]?\s*(?:["”″']|%|°|cm|mm|inch(?:es)?|in\b|ft|cups?|ml|cl|dl|l|lit(?:er|re)s?|g|gr|kg|grams?|kilo|oz|ounces?|lbs?|pounds?|pints?|quarts?|gallons?|min(?:s|uten|utes|ute|uut)?|uur|uren|hours?|hrs?|days?|dagen|weken|kcal|calories)(?![\p{L}])/iu;
/** The label before a number without a unit. */
const LABEL =
  /(?:^|[^\p{L}])(?:serv(?:es|ings?|e)|makes|yields?|feeds|for|voor|porti(?:es|ons|on|e)|pers(?:onen|oon|ons|on|\.)?|people|eters|aantal|goed voor|genoeg voor|levert|opbrengst|hoeveelheid|family of|gezin van)[^\p{L}\d]*(?:(?:ca|circa|about|approx(?:imately)?|around|ongeveer|approximately|up to|tot|plus)[^\p{L}\d]*)?$/iu;

/**
 * Pieces of which one can be a whole meal. Rolls and squares are not included, because a single one may be a whole
 * cake.
 */
const MEAL_OF_ONE =
  /^[\s-]*(?:[\p{L}'’-]+\s+){0,2}?(?:\p{L}*burger|wrap|sandwich|tosti|broodje|burrito|taco|bagel|toast|pancake|pannenkoek|smoothie|milkshake|bowl|plate|glass|waffle|wafel|muffin)(?![\p{L}])/iu;
const WORD =
  'half|een|één|an?|one|twee|two|drie|three|vier|four|vijf|five|zes|six|zeven|seven|acht|eight|negen|nine|tien|ten|elf|eleven|twaalf|twelve|dertien|veertien|fourteen|vijftien|fifteen|zestien|sixteen|zeventien|seventeen|achttien|eighteen|negentien|nineteen|anderhalf|(?:twenty|thirty|forty|fifty)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?|\\p{L}{2,6}en(?:twintig|dertig|veertig)|twintig|dertig|veertig|vijftig';
/** A number, the end of a range, dozens, and the text up to the next number or bracket. */
const NUMBER = new RegExp(
  `(?<![\\p{L}\\p{N}.,/])(\\d{1,5}(?:[.,]\\d+|\\s*[½⅓⅔¼¾⅛]|\\s+\\d\\/\\d|\\/\\d)?|[½⅓⅔¼¾⅛]|(?:${WORD})(?![\\p{L}]))` +
    `(?:\\s*(?:-|–|tot(?: en met)?|t\\/m|à|a|to|or|of)\\s*\\d{1,4}(?![\\d.,]*\\s*[-–]?\\s*(?:inch|cm)))?((?:\\s+(?:a|an))?\\s*(?:dozen|dozijn))?(?=([^\\p{N}(),;|/]*))`,
  'giu',
);

const UNIT_OF_SIZE =
  '(?:inch(?:es)?|in\\.?|cm|mm|cups?|ml|cl|dl|l|lit(?:er|re)s?|g|gr|kg|grams?|oz|ounces?|lbs?|pounds?|pints?|quarts?|["”″])';
/** The size between a number and what it counts: "24 2-inch cookies". */
const SIZE_OF_EACH = new RegExp(
  `(?<=\\d\\s+)\\d+(?:[.,/]\\d+|[½¼¾])?\\s?-?${UNIT_OF_SIZE}(?![\\p{L}])\\s*(?=\\p{L})`,
  'giu',
);
/** Brackets between a number and what it counts: "1 (9x5-inch) loaf". */
const BRACKETS_BEFORE_NOUN = /(?<=[\p{L}\d½¼¾])\s*\([^()]*\)\s*(?=\p{L})/giu;
const BETWEEN = /\b(?:between|tussen)\s+(\d+)\s+(?:and|en)\s+(?=\d)/giu;
/** A range that looks like a fraction: "4/6 personen". */
const EITHER = /(?<![\d/])([2-9]|1\d)\/(?=\d{1,2}\s*(?:pers|porti|serv|p\b|people|eters|man\b))/giu;
const CHILDREN = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:\\d+|${WORD})\\s+(?:(?!(?:and|en|or|of|with|met)\\b)[\\p{L}-]+\\s+)?(?:child(?:ren)?|kids?|kind(?:eren|jes?)?|kinderporties?|toddlers?|teens?|teenagers?|tieners?|pubers?|peuters?|kleuters?|kleintjes|bab(?:y|ies)|baby['’]s|little ones)(?![\\p{L}])`,
  'iu',
);
const OTHER_PEOPLE =
  /(?<!\p{L})(?:adults?|volwassenen?|volw|grown[- ]?ups?|parents?|ouders?|moms?|mums?|dads?|men|women|mannen|vrouwen|couple|stel|people|persons?|persoon|personen|pers|p|mensen|eters?|eaters?|guests?|gasten|diners|gezin|family|huishouden|household|porties?|portions?|servings?)(?!\p{L})|(?<!\p{L})(?:serves|voor|for)\s+\d+\s+(?:and|en)\s+\d/iu;
/**
 * The size of one serving as labels of nutrition state it: "Serving: 1 bowl", "Serving: 2 | Calories: 350". With people
 * or portions after its number, "Serving: 4 people" is the yield.
 */
const SIZE_OF_SERVING =
  /(?<!\p{L})(?:serving|portion|portie)(?:\s*size|grootte)?(?:\s*[:=]\s*|\s+)(?:1(?![\d.,/]|\s*[-–]\s*\d)\s*(?:servings?|portions?|porties?)?(?![\p{L}])|\d+\s*(?!servings?\b|portions?\b|porti(?:e|es)\b|pers|people|eters?\b|eaters?\b|p\b|[-–]|to\b|tot\b)(?=\p{L})|\d+(?=[^\p{L}\d]+(?:calories|kcal|calorie[ëe]n|energ|kj|fat|carb|protein|vet|koolhydraten|eiwit)))/giu;

/** A text without what is not about the yield; empty if it counts several groups of people. */
export function plainYield(text: string): string {
  const start = text.slice(0, TEXT_MAX);
  if (CHILDREN.test(start) && OTHER_PEOPLE.test(start)) return '';
  return start
    .replace(SIZE_OF_SERVING, '')
    .replace(BRACKETS_BEFORE_NOUN, ' ')
    .replace(SIZE_OF_EACH, '')
    .replace(BETWEEN, '$1-')
    .replace(EITHER, '$1-');
}

/** A dish or plate of food that is divided later, and dough that is made into something else. */
const DIVIDED =
  /^[\s-]*(?:(?:[\p{L}'’-]+\s+){0,2}?(?:(?:large|big|huge|giant|serving|mixing|salad|party|grote?)\s+(?:bowls?|plates?|platters?|borden|kommen|schalen)|plates?\s+(?:of\s+)?(?:\p{L}+\s+){0,2}(?:cookies|biscuits|brownies|pancakes|waffles))|(?:[\p{L}'’-]+\s+){0,3}?(?:\p{L}*(?:dough|deeg)|pastry)(?:$|\s*(?:balls?|bollen|bolletjes|rolls?|rollen|pieces?|stuks?|stukken|portions?|porties)?\s*$))(?![\p{L}])/iu;
/** "A bowl of ..." is not a portion; a bowl counts only as the name of a dish: a poke bowl. */
const VESSEL_OF = /^[\s-]*(?:[\p{L}'’-]+\s+){0,2}?(?:bowl|plate)\s+(?:of|with|full)(?![\p{L}])/iu;

type Kind = 'portions' | 'alone' | 'pieces';

/**
 * How many portions a recipe makes: "4 persons", "Serves 4", "4 tot 6 personen" (the first), 8, "2 dozen cookies", "1
 * loaf (8 slices)". A number counts with a word for people, portions or pieces, in that order, or alone after a label;
 * sizes, volumes and vessels never do. Null if the texts do not say; the person is then asked.
 */
export function readYield(...texts: readonly string[]): number | null {
  const plain = texts.map(plainYield);
  const found = plain.flatMap((text) =>
    countsIn(text).filter(({ count, kind }) => kind !== 'alone' || !plain.some((one) => isNamedIn(one, count))),
  );
  for (const kind of ['portions', 'alone', 'pieces'] satisfies Kind[]) {
    const first = found.find((one) => one.kind === kind);
    if (first !== undefined) return first.count;
  }
  return null;
}

/** Words after a number that do not say what it counts. */
const COUNTS_NOTHING =
  /^\s*(?:as|als|bij|for|voor|or|of|to|tot|à|a|with|met|generous\p{L}*|ruim\p{L}*|royaal)(?![\p{L}])/iu;

/**
 * Whether a text says what a number counts. The same number elsewhere without a noun is then only a copy of it: many
 * plugins write "1" before "1 loaf".
 */
function isNamedIn(text: string, count: number): boolean {
  return [...text.matchAll(NUMBER)].some(({ 0: whole, 1: number = '', 2: dozens, index }) => {
    if (dozens !== undefined || /^an?$/i.test(number) || readNumber(number)?.value !== count) return false;
    const rest = text.slice(index + whole.length);
    return /^[^\p{L},;|(]{0,20}\p{L}/u.test(rest) && !COUNTS_NOTHING.test(rest);
  });
}

/** A number in a text, what precedes it, and what follows it up to the next number or bracket, and after that. */
type Numeral = Readonly<{
  count: number;
  start: number;
  end: number;
  isDozens: boolean;
  before: string;
  after: string;
  rest: string;
}>;

function numeralsIn(text: string): readonly Numeral[] {
  return [...text.matchAll(NUMBER)].flatMap((match) => {
    const [whole, number, dozens, after] = match as unknown as [string, string, string | undefined, string];
    // The article in "a pan" is not a number.
    if (/^an?$/i.test(number) && dozens === undefined) return [];
    const value = readNumber(number)?.value ?? Number.NaN;
    const end = match.index + whole.length;
    return {
      count: dozens === undefined ? value : value * DOZEN,
      start: match.index,
      end,
      isDozens: dozens !== undefined,
      before: text.slice(0, match.index),
      after,
      rest: text.slice(end + after.length),
    };
  });
}

/** What joins two counts that are added: "2 large and 4 small portions". */
const JOINED = /(?:\b(?:and|en|plus)|[&+])\s*(?:(?:for|voor)\s+)?$/iu;

function countsIn(text: string): readonly { count: number; kind: Kind }[] {
  const numerals = numeralsIn(text);
  const kinds = numerals.map(kindOf);
  if (numerals.some((numeral, at) => isAdded(text, numeral, numerals[at + 1], kinds.slice(at, at + 2)))) return [];
  return numerals.flatMap((numeral, at) => {
    const { after, rest } = numeral;
    const kind = kinds[at] ?? (isAlternative(text, numeral, numerals[at + 1]) ? (kinds[at + 1] ?? null) : null);
    const count = numeral.count * (timesOf(text, numerals, at) ?? Number.NaN);
    if (kind === null || !Number.isInteger(count) || count < 1 || count > PORTIONS_MAX) return [];
    return count === 1 && isOneOfAnything(kind, after, rest) ? [] : { count, kind };
  });
}

/** Whether a count is only a part of the yield, since the next count is added to it. */
function isAdded(
  text: string,
  numeral: Numeral,
  next: Numeral | undefined,
  [own, kind = null]: readonly (Kind | null)[],
): boolean {
  if (next === undefined) return false;
  const between = text.slice(numeral.end, next.start);
  if (own === null && kind !== 'portions' && SIZE_AND_COMMA.test(between)) return true;
  if (kind === null || !JOINED.test(between)) return false;
  if (own === null) return ONLY_ADJECTIVES.test(numeral.after) && !isMeasure(numeral.after);
  return own === 'portions' && kind === 'portions';
}

/** Wholes that are divided into pieces, and containers of pieces. */
const WHOLES =
  /^[\s-]*(?:(?!(?:of|van|or|with|met|for|voor|and|en)\b)[\p{L}'’-]+\s+){0,3}?\p{L}*(?:loaf|loaves|cakes?|taart(?:en|jes?)?|pies?|tarts?|pizza['’]?s?|quiches?|brood|broden|stokbroden|baguettes?|focaccia['’]?s?|flatbreads?|vlaai(?:en)?|lasagn[ae]['’]?s?|casseroles?|ovenschotels?|ovenschalen|schalen|trays?|sheets?|pans?|pannen|tins?|bak(?:plaat|platen|blik|blikken|vormen)|plaat|platen|vormen|batch(?:es)?|packs?|packets?|pakken|pakjes|bags?|zakken|zakjes|boxes|doosjes|jars?|potten|potjes|logs?|rollen|rounds?|rondes|racks?)(?![\p{L}])/iu;
const TIMES = /^\s*(?:x|×|\*|keer|maal|times)\s*$/iu;
const TIMES_AT_END = /\s(?:x|×|\*|keer|maal|times)\s*$/iu;
const OF_EACH =
  /(?<!\p{L})(?:(?:of|van|à|a|containing)|(?:with|met|each|elk|ieder|elke))(?:[\s:]+(?:each|elk|ieder|about|approx\.?|around|ca\.?|circa|ongeveer))*[\s:]+$/iu;
const WITH = /(?<!\p{L})(?:with|met)\s+(?!(?:each|elk|ieder)\b)[^\d]*$/iu;
const EACH = /\s(?:each|apiece|elk|ieder|per\s+(?!recipe|recept|yield)\p{L}+)[^\p{L}\p{N}]*$/iu;

/** By how many a count is multiplied: 2 in "2 loaves, 12 slices each", usually 1; null if that is unknown. */
function timesOf(text: string, numerals: readonly Numeral[], at: number): number | null {
  const { start, before, after, rest } = numerals[at]!;
  if (/(?:twice|thrice|tweemaal|driemaal)\s*$/i.test(before)) return null;
  const last = numerals[at - 1];
  const between = last === undefined ? '' : text.slice(last.end, start);
  if (last !== undefined && TIMES.test(between)) return last.count;
  if (last !== undefined && TIMES_AT_END.test(between)) return WHOLES.test(last.after) ? last.count : null;
  const next = numerals[at + 1];
  if (next !== undefined && TIMES_AT_END.test(after) && (WHOLES.test(next.after) || /^[\s).]*$/.test(next.after)))
    return next.count;
  if (EACH.test(after) && !/^\p{N}/u.test(rest)) {
    const whole = numerals.slice(0, at).findLast((numeral) => WHOLES.test(numeral.after));
    if (whole !== undefined) return whole.count;
    return /\sper\s+batch/i.test(after) ? 1 : null;
  }
  if (last === undefined || !OF_EACH.test(between) || SIZE_UNITS.test(last.after) || PORTIONS.test(last.after))
    return 1;
  if (last.count === 1 || PIECES.test(last.after)) return 1;
  return WHOLES.test(last.after) && !WITH.test(between) ? last.count : null;
}

/** "12 large or 24 mini muffins": the first of two counts of the same things, with its noun after the second. */
const ALTERNATIVE =
  /^[\s-]*(?:[\p{L}'’-]+\s+){0,3}[\p{L}'’-]+\s*[,(]?\s*(?:(?<!\p{L})(?:or|of)(?!\p{L})|\/)\s*(?:(?:for|voor|about|ca\.?|circa|ongeveer)\s+)*$/iu;

/** "12 large, 24 mini muffins" */
const SIZE_AND_COMMA =
  /^\s*(?:large|big|grote?|groot|small|kleine?|mini|medium|middelgrote|regular|normale?|gewone|jumbo|standard)\s*,\s*$/iu;
const ONLY_ADJECTIVES = /^\s*(?:[\p{L}'’-]+\s+){0,2}[\p{L}'’-]+\s*(?:\b(?:and|en|plus)|[&+])\s*$/iu;

/** Whether a number states a size or counts wholes that are divided later. */
function isMeasure(after: string): boolean {
  return [SIZE, SIZE_UNITS, DIVIDED, WHOLES].some((one) => one.test(after));
}

function isAlternative(text: string, { end, after, count }: Numeral, next: Numeral | undefined): boolean {
  return next !== undefined && count !== 1 && ALTERNATIVE.test(text.slice(end, next.start)) && !isMeasure(after);
}

/** "1 roll", "1 (large)", "Servings: 1 quiche": one whole that is divided later. */
function isOneOfAnything(kind: Kind, after: string, rest: string): boolean {
  if (kind === 'pieces') return VESSEL_OF.test(after) || !MEAL_OF_ONE.test(after);
  if (kind === 'alone') return rest.startsWith('(');
  return /\p{L}/u.test(after) && !PORTIONS.test(after);
}

/** A count for one person or one serving: "2 p.p.", "3 hapjes per persoon", "2 wraps for each person". */
const PER_PERSON =
  /^[\s-]*(?:[\p{L}'’-]+\s+){0,3}?(?:[\p{L}'’-]*\s*\/\s*(?:p\b|pp\b|pers|person|serving|portie|portion)|(?:p\.?\s?p\b|(?:(?:per|pro|an?|each|every|elke|iedere?)\s+|p\.\s*)(?:pers(?:oon|on)?\b|p\b|capita\b|hoofd\b|head\b|man\b|eter\b|eater\b|gast\b|guest\b|diner\b|adult\b|volwassene\b|child\b|kind\b|serving\b|portie\b|portion\b|bord\b|plate\b)))/iu;
/** "Per persoon 2 tosti's", at the beginning of a text or clause. */
const FOR_EACH_PERSON =
  /(?:^|[,;|(.:–])\s*(?:(?:per|each|every|elke|iedere?)\s+(?:pers(?:oon|on)?|hoofd|head|eter|eater|gast|guest|serving|portie|portion)\b\.?|p\.?\s?p\b\.?|iedereen\b|everyone\b)(?:\s+(?:gets?|krijgt|eats?|eet|neem|reken(?:\s+op)?|ca\.?|circa|about|ongeveer))*[\s:]*$/iu;

function kindOf({ before, after, rest, isDozens }: Numeral): Kind | null {
  if (PER_PERSON.test(after + rest) || FOR_EACH_PERSON.test(before)) return null;
  if (SIZE.test(after) || /^\s*(?:servings?|portions?|porties?)\s*[=:]/i.test(after)) return null;
  if (PORTIONS.test(after)) return 'portions';
  if (DIVIDED.test(after)) return null;
  if (PIECES.test(after)) return /=\s*$/.test(before) ? null : 'pieces';
  const label = LABEL.exec(before);
  const isEnd = /^[^\p{L}\p{N}]*$/u.test(after) && !/^[\p{N}/]/u.test(rest);
  if (label !== null && /serv|pers|porti|people|eters|feeds|famil|gezin/iu.test(label[0])) return 'portions';
  if (isEnd && (label !== null || before.trim() === '')) return 'alone';
  return isDozens ? 'pieces' : null;
}

/** A bracket or the end of a title that states the portions: "Pasta pesto (2 pers.)", "Chili, serves 3-4". */
const IN_TITLE =
  /\s*[([]\s*(?:voor |for |serves |makes |ca\.? )*\d{1,2}(?:\s*(?:-|–|tot|à|to|or|of)\s*\d{1,2})?\s*-?\s*(?:p\b\.?|pers(?:oon|onen|\.)?|personen|porties?|eters|people|persons?|portions?|servings?)[^)\]]*[)\]]|[\s,|–-]+\(?(?:serves|makes|(?:voor|for))\s+\d{1,2}(?:\s*(?:-|–|tot|à|to|or|of)\s*\d{1,2})?(?:\s*(?:pers(?:oon|onen|\.)?|personen|porties?|eters|people|persons?|portions?|servings?))?\)?\s*$|[\s,|–-]+\d{1,2}(?:(?:[-–]|\s+(?:tot|à|to|or|of)\s+)\d{1,2})?\s*(?:pers\.?|personen|porties|servings)\s*$/i;
/** A number before the stated portions that changes them: "Chili, 2 x 4 personen". */
const CHANGES_YIELD = /\d\s*(?:x|×|\*|keer|maal|times|or|of|and|en|plus|[&+])$/iu;
const TITLE_MAX = 300;

/** A title without the portions it states, and those portions; null if it states none. */
export function yieldOfTitle(title: string): { title: string; portions: number | null } {
  const told = IN_TITLE.exec(title.slice(0, TITLE_MAX));
  if (told === null || told.index === 0 || CHANGES_YIELD.test(title.slice(0, told.index)))
    return { title, portions: null };
  const portions = readYield(told[0].replace(/^[^\d]*/, ''));
  if (portions === null) return { title, portions: null };
  return { title: title.replace(told[0], '').trim(), portions };
}
