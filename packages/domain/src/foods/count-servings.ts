/** "1 plate", "a slice", "één plak": the serving is one of them. */
const ONE = /^(?:1(?:[.,]0+)?\s*[x×]?|an?|one|een|één)\s+(?=\p{L})/iu;
/** "2 slices", "½ pizza", "half a plate": the serving is another amount. */
const AMOUNT = /^(?:[\d½¼¾⅓⅔]|(?:half|halve|two|three|four|twee|drie|vier|quarter|kwart)(?![\p{L}]))/iu;

/** The name of one serving, without the amount that says it is one. */
export function nameOfServing(name: string): string {
  return name.replace(ONE, '');
}

/**
 * So many of a serving in words. Whoever names a serving may have put an amount into its name: of "1 plate" there are 1½
 * plates, of "2 slices" 1½ times two.
 */
export function countServings(count: string, name: string): string {
  const one = nameOfServing(name);
  return AMOUNT.test(one) ? `${count} × ${one}` : `${count} ${one}`;
}
