const PORTIONS_MAX = 100;
const DOZEN = 12;

/** Words for people who eat, and for what they eat. */
const PORTIONS =
  /^[\s-]*(?:[\p{L}-]+\s+){0,2}?(?:pers(?:on|ons|onen|oon)?\b|p\b(?!\p{L})|porti(?:e|es|on|ons)\b|serv(?:e|es|ing|ings)\b|people\b|eaters?\b|eters?\b|guests?\b|gasten\b|diners\b|adults?\b|volwassenen?\b|mensen\b|man\b|kids\b|children\b|kinderen\b)/iu;
/** Words for pieces that are eaten one by one. */
const PIECES =
  /^[\s-]*(?:[\p{L}'’-]+\s+){0,3}?(?:pieces?|stuks?|hapjes?|slices?|plakken|plakjes|sneetjes|punten|wedges|squares|bars?|repen|reepjes|balls?|balletjes|\p{L}*(?:koekjes?|koeken|cookies?|muffins?|cupcakes?|brownies?|biscuits?|scones?|pancakes?|pannenkoeken|pannenkoekjes|poffertjes|crêpes?|crepes?|flensjes|wafels?|waffles?|wraps?|rolls?|rolletjes|broodjes|buns?|bollen|bolletjes|bagels?|croissants?|donuts?|doughnuts?|sandwiches|tosti'?s|toasts?|burgers?|patties|meatballs?|gehaktballen|gehaktballetjes|falafels?|fritters?|croquettes?|kroketten|bitterballen|tacos?|taco's|tortillas?|enchiladas?|burritos?|burrito's|quesadillas?|empanadas?|samosas?|samosa's|dumplings?|gyozas?|loempia's|skewers?|spiesjes?|kebabs?|sat[ée]s?|drumsticks?|tartlets?|tartjes|quichejes|pasteitjes|macarons?|meringues?|truffels?|truffles?|bonbons?|ijsjes|popsicles|lollies|eggs|eieren|oliebollen|appelflappen))(?![\p{L}])/iu;
/** Words after which a number is a size, weight, temperature or duration, or counts what is divided later. */
const SIZE =
  /^\s*[-–]?\s*(?:["”″']|%|°|x\b|×|cm|mm|inch(?:es)?|in\b(?!\s+(?:total|all))|ft|cups?|ml|cl|dl|l|lit(?:er|re)s?|g|gr|kg|grams?|kilo|oz|ounces?|lbs?|pounds?|pints?|quarts?|gallons?|bottles?|flessen|fles|jars?|potten|potjes|pot|tins?|blikken|min(?:s|uten|utes|ute|uut)?|uur|uren|hours?|hrs?|sec\p{L}*|days?|dagen|weken|kcal|calories|layers?|lagen|loaf|loaves|cakes?|taarten|taart|brood|broden|pies?|ovenschaal|ovenschalen|pans?|pannen|trays?|bakplaat|tablespoons?|tbsp|teaspoons?|tsp|el|tl|eetlepels?|theelepels?|batch(?:es)?)(?![\p{L}])/iu;
/** The label before a bare number. */
const LABEL =
  /(?:^|[^\p{L}])(?:serv(?:es|ings?|e)|makes|yields?|feeds|for|voor|porti(?:es|ons|on|e)|pers(?:onen|oon|ons|on|\.)?|people|eters|aantal|goed voor|genoeg voor|levert|opbrengst|hoeveelheid|family of|gezin van)[^\p{L}\d]*(?:(?:ca|circa|about|approx(?:imately)?|around|ongeveer|approximately|up to|tot|plus)[^\p{L}\d]*)?$/iu;

const WORDS: Readonly<Record<string, number>> = {
  half: 0.5,
  een: 1,
  één: 1,
  a: 1,
  an: 1,
  one: 1,
  twee: 2,
  two: 2,
  drie: 3,
  three: 3,
  vier: 4,
  four: 4,
  vijf: 5,
  five: 5,
  zes: 6,
  six: 6,
  zeven: 7,
  seven: 7,
  acht: 8,
  eight: 8,
  negen: 9,
  nine: 9,
  tien: 10,
  ten: 10,
  twaalf: 12,
  twelve: 12,
};
/** A number, the end of a range, dozens, and the text up to the next number or bracket. */
const NUMBER = new RegExp(
  `(?<![\\p{L}\\p{N}.,/])(\\d{1,5}(?:[.,]\\d+|\\s*[½⅓⅔¼¾⅛]|\\s+\\d\\/\\d|\\/\\d)?|[½⅓⅔¼¾⅛]|(?:${Object.keys(WORDS).join('|')})(?![\\p{L}]))` +
    `(?:\\s*(?:-|–|tot|à|to|or|of)\\s*\\d{1,4}(?![\\d.,]*\\s*[-–]?\\s*(?:inch|cm)))?((?:\\s+(?:a|an))?\\s*(?:dozen|dozijn))?(?=([^\\p{N}(),;|/]*))`,
  'giu',
);

type Kind = 'portions' | 'alone' | 'pieces';

/**
 * How many portions a recipe makes: "4 persons", "Serves 4", "4 tot 6 personen" (the first), 8, "2 dozen cookies", "1
 * loaf (8 slices)". A number counts with a word for people, portions or pieces, in that order, or alone after a label;
 * sizes, volumes and vessels never do. Null if it does not say so; then the person is asked.
 */
export function readYield(...texts: readonly string[]): number | null {
  const found = texts.flatMap((text) => [...numbersIn(text)]);
  for (const kind of ['portions', 'alone', 'pieces'] satisfies Kind[]) {
    const first = found.find((one) => one.kind === kind);
    if (first !== undefined) return first.count;
  }
  return null;
}

function* numbersIn(text: string): Generator<{ count: number; kind: Kind }> {
  for (const match of text.matchAll(NUMBER)) {
    const [whole, number, dozens, after] = match as unknown as [string, string, string | undefined, string];
    const value = WORDS[number.toLowerCase()] ?? Number(number.replace(',', '.'));
    const count = dozens === undefined ? value : value * DOZEN;
    if (!Number.isInteger(count) || count < 1 || count > PORTIONS_MAX) continue;
    // The article in "a pan" is not a number.
    if (/^an?$/i.test(number) && dozens === undefined) continue;
    const kind = kindOf(
      text.slice(0, match.index),
      after,
      text.slice(match.index + whole.length + after.length),
      dozens !== undefined,
    );
    if (kind !== null) yield { count, kind };
  }
}

function kindOf(before: string, after: string, rest: string, isDozens: boolean): Kind | null {
  if (SIZE.test(after)) return null;
  if (PORTIONS.test(after)) return 'portions';
  if (PIECES.test(after)) return 'pieces';
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
