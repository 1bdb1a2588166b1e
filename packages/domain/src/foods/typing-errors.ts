/** Any two vowels count as similar. */
const VOWELS = 'aeiouy';
/** Pairs of consonants and other letters that count as similar. */
const MISTAKEN = ['sz', 'ck', 'kq', 'dt', 'fv', 'mn', 'bp', 'gh', 'ij', 'jy', 'cs', 'vw', 'kx'];
/** Cost of a letter replaced by one that sounds quite different. */
const UNLIKE = 2;

/** How many typing errors a word of this length may contain and still be recognised. */
export function forgivenErrors(letters: number): number {
  if (letters < 3) return 0;
  if (letters < 7) return 1;
  return letters < 9 ? 2 : 3;
}

/**
 * The number of typing errors if `word` was meant; null if the typed text is too different. Matching only the beginning
 * of a longer word counts as one more error.
 */
export function errorsInMeant(typed: string, word: string): number | null {
  const forgiven = forgivenErrors(typed.length);
  if (word.length < typed.length - forgiven) return null;
  const { whole, beginning } = typingErrors(typed, word);
  if (beginning === 0 || whole <= forgiven) return Math.min(whole, beginning + 1);
  return beginning <= forgiven ? beginning + 1 : null;
}

/**
 * Counts the typing errors between the typed text and a word, and between the typed text and the best beginning of that
 * word, since people stop typing early. An error is a letter that is missing, added or wrong, or two swapped neighbours
 * (optimal string alignment); a letter that sounds quite different counts as two. A beginning must end in the letter
 * that was typed last.
 */
export function typingErrors(typed: string, word: string): { whole: number; beginning: number } {
  let before: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, index) => index);
  for (let row = 1; row <= typed.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= word.length; column += 1) {
      const mistaken = weightOf(typed[row - 1]!, word[column - 1]!);
      const swapped =
        row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      const errors = [last[column - 1]! + mistaken, last[column]! + 1, next[column - 1]! + 1];
      next.push(Math.min(...errors, swapped ? before[column - 2]! + 1 : Infinity));
    }
    before = last;
    last = next;
  }
  const whole = last[word.length]!;
  const ends = last.filter((_, column) => column > 0 && word[column - 1] === typed.at(-1));
  return { whole, beginning: Math.min(whole, ...ends) };
}

function weightOf(typed: string, meant: string): number {
  if (typed === meant) return 0;
  if (VOWELS.includes(typed) && VOWELS.includes(meant)) return 1;
  return MISTAKEN.some((pair) => pair.includes(typed) && pair.includes(meant)) ? 1 : UNLIKE;
}

/** The words of food names that a misspelt word may mean, nearest first. */
export function likelyWords(typed: string, known: readonly string[], most: number): readonly string[] {
  return known
    .flatMap((word) => {
      const errors = word.includes(typed) ? 0 : errorsInMeant(typed, word);
      return errors === null ? [] : [{ word, errors }];
    })
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
