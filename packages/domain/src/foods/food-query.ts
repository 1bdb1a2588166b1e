import { wordsOf } from './fold-text.ts';

/**
 * What somebody typed to find a food. A variant is a way to read it as words: as it was typed, or with two neighbours
 * written as one, as Dutch compounds are ("pinda kaas" is "pindakaas").
 */
export type FoodQuery = Readonly<{ text: string; variants: readonly (readonly string[])[] }>;

const MOST_WORDS = 6;
const LONGEST_WORD = 40;
/** Words shorter than this begin too many names to search a million products for. */
export const TELLING_LETTERS = 3;

/** Reads what somebody typed; null where it has no word in it. */
export function readFoodQuery(typed: string): FoodQuery | null {
  const words = wordsOf(typed)
    .slice(0, MOST_WORDS)
    .map((word) => word.slice(0, LONGEST_WORD));
  if (words.length === 0) return null;
  const joined = words
    .slice(1)
    .map((word, index) => [...words.slice(0, index), `${words[index]}${word}`, ...words.slice(index + 2)]);
  return { text: words.join(' '), variants: [words, ...joined] };
}

/** Whether a word is long enough to search a million products for. */
export function isTelling(word: string): boolean {
  return word.length >= TELLING_LETTERS;
}
