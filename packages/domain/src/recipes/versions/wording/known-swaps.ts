import { LANGUAGES, type Language } from '../../../languages/languages.ts';
import { NEUTER_NOUN } from './dutch-agreement.ts';
import { compiledWords, type CompiledWord } from '../words/compile-words.ts';
import type { WordsOfFoods } from '../words/food-words.ts';
import { anyWordOf } from '../words/patterns.ts';
import { rowOfFood } from '../words/row-of-food.ts';
import type { Adjective, WordsOfSubstitutes } from '../words/substitute-words.ts';
import { WORDS_OF_FOODS } from '../words/words-of-foods.ts';
import { WORDS_OF_SUBSTITUTES } from '../words/words-of-substitutes.ts';

/** A food in a dish that was swapped: its name and the substitute's name in one language. */
export type Swapped = Readonly<{ from: string; to: string }>;

/** What replaces the word for a food. */
export type Replacement =
  | Readonly<{ kind: 'noun'; one: string; many: string }>
  | Readonly<{ kind: 'word before'; before: string }>
  | Readonly<{ kind: 'none' }>;

/** The wording of a substitute in one language. */
export type Substitute = Readonly<{
  adjective: Adjective | null;
  alwaysSaysAdjective: boolean;
  replacement: Replacement;
  /** Words and dishes that are kept, as they are in the table. */
  keeps: ReadonlySet<string>;
}>;

/** A swap of foods that the tables contain. */
export type KnownSwap = Readonly<{ words: readonly CompiledWord[]; substitute: Substitute; language: Language }>;

/** Dutch words that most names and steps contain, and English ones do not. */
const DUTCH_WORDS = ['met', 'en', 'van', 'op', 'uit', 'voor', 'zonder', 'naar', 'de', 'het', 'een', 'omelet'];
const DUTCH = new RegExp(anyWordOf(DUTCH_WORDS), 'iu');

/**
 * How a swap is worded; null if the tables do not contain it. The language follows from the names of the foods, or from
 * the text if the names are the same in both languages, like bulgur and quinoa.
 */
export function knownSwap(swapped: Swapped, text = ''): KnownSwap | null {
  const [swap = null, other] = swapsOf(swapped);
  return other !== undefined && DUTCH.test(text) ? other : swap;
}

const swaps = new Map<string, readonly KnownSwap[]>();

function swapsOf({ from, to }: Swapped): readonly KnownSwap[] {
  const key = `${from} > ${to}`;
  const kept = swaps.get(key);
  if (kept !== undefined) return kept;
  const found = LANGUAGES.flatMap((language): KnownSwap[] => {
    const food = rowOfFood(WORDS_OF_FOODS, from, language);
    const substitute = rowOfFood(WORDS_OF_SUBSTITUTES, to, language);
    return food === null || substitute === null
      ? []
      : [{ words: wordsOf(food, language), substitute: inLanguage(substitute, language), language }];
  });
  swaps.set(key, found);
  return found;
}

const compiled = { en: new Map<WordsOfFoods, CompiledWord[]>(), nl: new Map<WordsOfFoods, CompiledWord[]>() };

function wordsOf(row: WordsOfFoods, language: Language): CompiledWord[] {
  const words = compiled[language].get(row) ?? compiledWords(row, language);
  compiled[language].set(row, words);
  return words;
}

function inLanguage(row: WordsOfSubstitutes, language: Language): Substitute {
  return {
    adjective: row.adjective?.[language] ?? null,
    alwaysSaysAdjective: row.alwaysSaysAdjective === true,
    replacement: replacementOf(row, language),
    keeps: new Set('keeps' in row ? row.keeps?.[language] : []),
  };
}

function replacementOf(row: WordsOfSubstitutes, language: Language): Replacement {
  if ('keepsAllWords' in row) return { kind: 'none' };
  if ('wordBefore' in row) return { kind: 'word before', before: row.wordBefore[language] };
  const noun = row.noun[language];
  return typeof noun === 'string' ? { kind: 'noun', one: noun, many: noun } : { kind: 'noun', ...noun };
}

/** Whether a word for the original food stays, because it is equally true of the substitute. */
export function isKept({ word }: CompiledWord, { replacement, keeps }: Substitute): boolean {
  return replacement.kind === 'none' || keeps.has(word);
}

const VEGAN = /^vegan(?= |$)/u;

/** The swap with its substitute described by what it is free of, instead of as vegan. */
export function withoutVegan(swap: KnownSwap): KnownSwap {
  const { substitute, language } = swap;
  const { adjective, replacement } = substitute;
  if (typeof adjective !== 'string') return swap;
  const said = (text: string) => {
    const isNeuter = language === 'nl' && NEUTER_NOUN.test(text);
    return text.replace(VEGAN, isNeuter ? adjective.replace(/e$/u, '') : adjective);
  };
  if (replacement.kind === 'none') return swap;
  const described: Replacement =
    replacement.kind === 'noun'
      ? { kind: 'noun', one: said(replacement.one), many: said(replacement.many) }
      : { kind: 'word before', before: said(replacement.before) };
  return { ...swap, substitute: { ...substitute, replacement: described } };
}
