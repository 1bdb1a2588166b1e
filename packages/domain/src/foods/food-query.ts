import { wordsOf } from './fold-text.ts';

/**
 * A search for a food, as typed. A variant is one way to split it into words: as typed, or with two neighbouring words
 * joined, like Dutch compounds ("pinda kaas" is "pindakaas").
 */
export type FoodQuery = Readonly<{ text: string; variants: readonly (readonly string[])[] }>;

const MOST_WORDS = 6;
const LONGEST_WORD = 40;
/** Shorter words match the start of too many names to be searched among a million products. */
const TELLING_LETTERS = 3;

/** Parses what a user typed; null if it contains no word. */
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

/**
 * The ways to split a word in two, because English separates words that Dutch joins: "peanutbutter" is "peanut butter".
 */
export function splitsOf(word: string): readonly (readonly [string, string])[] {
  const places = Math.max(0, word.length - 2 * TELLING_LETTERS + 1);
  return Array.from({ length: places }, (_, index) => {
    const place = index + TELLING_LETTERS;
    return [word.slice(0, place), word.slice(place)] as const;
  });
}

/** Whether a word is long enough to be searched among a million products. */
export function isTelling(word: string): boolean {
  return word.length >= TELLING_LETTERS;
}
