/** "1 plate", "a slice", "één plak": the serving is one unit. */
const ONE = /^(?:1(?:[.,]0+)?\s*[x×]?|an?|one|een|één)\s+(?=\p{L})/iu;
/** "2 slices", "½ pizza", "half a plate": the serving is another amount. */
const AMOUNT = /^(?:[\d½¼¾⅓⅔]|(?:half|halve|two|three|four|twee|drie|vier|quarter|kwart)(?![\p{L}]))/iu;

/** The name of a serving without a leading "1" or "a". */
export function nameOfServing(name: string): string {
  return name.replace(ONE, '');
}

/**
 * The text for a number of servings. A serving's name may include an amount: "1 plate" counts as 1½ plate, "2 slices"
 * as 1½ × 2 slices.
 */
export function countServings(count: string, name: string): string {
  const one = nameOfServing(name);
  return AMOUNT.test(one) ? `${count} × ${one}` : `${count} ${one}`;
}
