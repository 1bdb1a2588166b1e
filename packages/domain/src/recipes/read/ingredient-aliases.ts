import { wordsOf } from '../../foods/fold-text.ts';
import type { Language } from '../../languages/languages.ts';
import { isIgnored, stemOf } from './food-words.ts';
import { DUTCH_INGREDIENT_PHRASES } from './ingredient-phrases-nl.ts';
import { ENGLISH_INGREDIENT_PHRASES } from './ingredient-phrases-en.ts';

const SAYINGS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  nl: DUTCH_INGREDIENT_PHRASES,
  en: ENGLISH_INGREDIENT_PHRASES,
};

const MEANINGS: Readonly<Record<Language, ReadonlyMap<string, readonly string[]>>> = {
  en: meanings('en'),
  nl: meanings('nl'),
};

function meanings(language: Language): ReadonlyMap<string, readonly string[]> {
  return new Map(
    Object.entries(SAYINGS[language]).map(([saying, meant]) => [wordsOf(saying).map(stemOf).join(' '), wordsOf(meant)]),
  );
}

/** The meaning of a kitchen expression; `isWhole` if every word of it was used. */
export type Meaning = Readonly<{ words: readonly string[]; isWhole: boolean }>;

/** The meaning of a kitchen expression, in words; null if it is not one. */
export function meaningOf(folded: readonly string[], language: Language): Meaning | null {
  const known = MEANINGS[language];
  const keyOf = (some: readonly string[]) => some.map(stemOf).join(' ');
  const counting = folded.filter((word) => !isIgnored(word) || word === 'purpose' || word === 'all');
  const whole = known.get(keyOf(folded));
  if (whole !== undefined) return { words: whole, isWhole: true };
  const words = known.get(keyOf(counting));
  return words === undefined ? null : { words, isWhole: false };
}
