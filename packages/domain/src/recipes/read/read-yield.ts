import { readNumber } from './read-number.ts';

const PORTIONS_MAX = 100;
const DOZEN = 12;

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
const ADULTS_AND_CHILDREN = /\d\s*(?:adults?|volwassenen?)[^\d]+\d\s*(?:children|kids|kinderen)/i;

function plainYield(text: string): string {
  if (ADULTS_AND_CHILDREN.test(text)) return '';
  return text
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
    [...numbersIn(text)].filter(({ count, kind }) => kind !== 'alone' || !plain.some((one) => isNamedIn(one, count))),
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

function* numbersIn(text: string): Generator<{ count: number; kind: Kind }> {
  for (const match of text.matchAll(NUMBER)) {
    const [whole, number, dozens, after] = match as unknown as [string, string, string | undefined, string];
    const value = readNumber(number)?.value ?? Number.NaN;
    const count = dozens === undefined ? value : value * DOZEN;
    if (!Number.isInteger(count) || count < 1 || count > PORTIONS_MAX) continue;
    // The article in "a pan" is not a number.
    if (/^an?$/i.test(number) && dozens === undefined) continue;
    const rest = text.slice(match.index + whole.length + after.length);
    const kind = kindOf(text.slice(0, match.index), after, rest, dozens !== undefined);
    if (kind !== null && !(count === 1 && isOneOfAnything(kind, after, rest))) yield { count, kind };
  }
}

/** "1 roll", "1 (large)", "Servings: 1 quiche": one whole that is divided later. */
function isOneOfAnything(kind: Kind, after: string, rest: string): boolean {
  if (kind === 'pieces') return VESSEL_OF.test(after) || !MEAL_OF_ONE.test(after);
  if (kind === 'alone') return rest.startsWith('(');
  return /\p{L}/u.test(after) && !PORTIONS.test(after);
}

function kindOf(before: string, after: string, rest: string, isDozens: boolean): Kind | null {
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
  /\s*[([]\s*(?:voor |for |serves |makes |ca\.? )*\d{1,2}(?:\s*(?:-|–|tot|à|to)\s*\d{1,2})?\s*-?\s*(?:p\b\.?|pers(?:oon|onen|\.)?|personen|porties?|eters|people|persons?|portions?|servings?)[^)\]]*[)\]]|[\s,|–-]+\(?(?:serves|makes|(?:voor|for))\s+\d{1,2}(?:\s*(?:-|–|tot|à|to)\s*\d{1,2})?(?:\s*(?:pers(?:oon|onen|\.)?|personen|porties?|eters|people|persons?|portions?|servings?))?\)?\s*$|[\s,|–-]+\d{1,2}\s*(?:pers\.?|personen|porties|servings)\s*$/i;
const TITLE_MAX = 300;

/** A title without the portions it states, and those portions; null if it states none. */
export function yieldOfTitle(title: string): { title: string; portions: number | null } {
  const told = IN_TITLE.exec(title.slice(0, TITLE_MAX));
  if (told === null || told.index === 0) return { title, portions: null };
  const portions = readYield(told[0].replace(/^[^\d]*/, ''));
  if (portions === null) return { title, portions: null };
  return { title: title.replace(told[0], '').trim(), portions };
}
