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
