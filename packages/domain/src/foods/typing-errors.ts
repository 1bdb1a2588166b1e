/** How many typing errors a word of so many letters may have and still be meant. */
export function forgivenErrors(letters: number): number {
  if (letters < 3) return 0;
  if (letters < 6) return 1;
  return letters < 9 ? 2 : 3;
}

/**
 * Typing errors between what was typed and the beginning of a word, since people stop typing early: letters left out,
 * added, mistaken, or two neighbours swapped (optimal string alignment).
 */
export function typingErrors(typed: string, word: string): number {
  let before: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, index) => index);
  for (let row = 1; row <= typed.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= word.length; column += 1) {
      const same = typed[row - 1] === word[column - 1];
      const swapped =
        row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      const errors = [last[column - 1]! + (same ? 0 : 1), last[column]! + 1, next[column - 1]! + 1];
      next.push(Math.min(...errors, swapped ? before[column - 2]! + 1 : Infinity));
    }
    before = last;
    last = next;
  }
  return Math.min(...last);
}

/** What a misspelt word may have meant, of the words that foods have: the nearest first. */
export function likelyWords(typed: string, known: readonly string[], most: number): readonly string[] {
  return known
    .map((word) => ({ word, errors: word.includes(typed) ? 0 : typingErrors(typed, word) }))
    .filter(({ errors }) => errors <= forgivenErrors(typed.length))
    .toSorted(
      (a, b) => a.errors - b.errors || distance(typed, a.word) - distance(typed, b.word) || order(a.word, b.word),
    )
    .slice(0, most)
    .map(({ word }) => word);
}

function distance(typed: string, word: string): number {
  return Math.abs(word.length - typed.length);
}

function order(a: string, b: string): number {
  return a < b ? -1 : 1;
}
