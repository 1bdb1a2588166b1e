import { readAmount } from './read-amount.ts';

/** Whether a line consists only of an amount: "200 g", "2 el", "1/2". */
export function isAmountAlone(line: string): boolean {
  const amount = readAmount(line);
  return amount !== null && amount.rest.replace(/[.,:;()]/g, '').trim() === '';
}

/**
 * Joins amounts and foods on separate lines: "200 g" above "bloem", or "bloem" above "200 g". The first pair shows
 * which comes first. Complete lines stay as they are.
 */
export function pairLines(lines: readonly string[]): readonly string[] {
  const first = lines.findIndex(isAmountAlone);
  if (first < 0) return lines;
  const isFoodFirst = first > 0 && first + 1 < lines.length && isBare(lines[first - 1]!) && alternates(lines, first);
  const pairs: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const [line, next] = [lines[at]!, lines[at + 1]];
    const [amount, food] = isFoodFirst ? [next, line] : [line, next];
    if (amount !== undefined && food !== undefined && isAmountAlone(amount) && isBare(food)) {
      pairs.push(`${amount} ${food}`);
      at += 1;
    } else pairs.push(line);
  }
  return pairs;
}

/** Whether foods come before their amounts: the list begins with a food and ends with an amount. */
function alternates(lines: readonly string[], first: number): boolean {
  return isAmountAlone(lines.at(-1)!) && (first === 1 || !isAmountAlone(lines[0]!));
}

/** Whether a line contains a word and no amount before it. */
function isBare(line: string): boolean {
  return /\p{L}{2}/u.test(line) && readAmount(line) === null;
}
