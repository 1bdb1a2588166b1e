const PORTIONS_MAX = 100;
const PEOPLE =
  /person|pers\b|portie|portion|serv|people|eters|stuks|pieces|hapjes|koekjes|cookies|muffins|pannenkoek|pancakes|wraps|rolls|broodjes/i;
/** What is measured or baked whole makes no number of portions: "0.75 cup", "1 loaf". */
const NOT_PORTIONS =
  /^\s*(?:cups?|ml|l|liter|litres?|g|kg|gram|grams|oz|ounces?|lb|lbs|gallons?|quarts?|pints?|loaf|loaves|cake|taart|brood|ovenschaal|pan|tray|cm|inch)\b/i;

/**
 * How many portions a recipe makes: "4 persons", "Serves 4", "4 tot 6 personen" (the first), 8, "1 loaf (8 slices)".
 * Null where it does not say so in a number.
 */
export function readYield(text: string): number | null {
  for (const match of text.matchAll(/(\d{1,4})([.,]\d+)?(?:\s*(?:-|–|tot|à|to|or|of)\s*\d{1,4})?([^\d]*)/gi)) {
    const [, whole, decimals, after = ''] = match as unknown as [
      string,
      string,
      string | undefined,
      string | undefined,
    ];
    const portions = Number(whole);
    if (decimals !== undefined && Number(decimals.slice(1)) > 0) continue;
    if (portions < 1 || portions > PORTIONS_MAX) continue;
    if (NOT_PORTIONS.test(after) && !PEOPLE.test(after.split(/[,(]/, 1)[0]!)) continue;
    return portions;
  }
  return null;
}

/** A bracket or the end of a title that tells the portions: "Pasta pesto (2 pers.)", "Chili, serves 3-4". */
const IN_TITLE =
  /\s*[([]\s*(?:voor |for |serves |makes |ca\.? )*\d{1,2}(?:\s*(?:-|–|tot|à|to)\s*\d{1,2})?\s*-?\s*(?:p\b\.?|pers(?:oon|onen|\.)?|personen|porties?|eters|people|persons?|portions?|servings?)[^)\]]*[)\]]|[\s,|–-]+\(?(?:serves|makes|(?:voor|for))\s+\d{1,2}(?:\s*(?:-|–|tot|à|to)\s*\d{1,2})?(?:\s*(?:pers(?:oon|onen|\.)?|personen|porties?|eters|people|persons?|portions?|servings?))?\)?\s*$|[\s,|–-]+\d{1,2}\s*(?:pers\.?|personen|porties|servings)\s*$/i;
const TITLE_MAX = 300;

/** A title without the portions that it tells, and those; null where it tells none. */
export function yieldOfTitle(title: string): { title: string; portions: number | null } {
  const told = IN_TITLE.exec(title.slice(0, TITLE_MAX));
  if (told === null || told.index === 0) return { title, portions: null };
  const portions = readYield(told[0].replace(/^[^\d]*/, ''));
  if (portions === null) return { title, portions: null };
  return { title: title.replace(told[0], '').trim(), portions };
}
