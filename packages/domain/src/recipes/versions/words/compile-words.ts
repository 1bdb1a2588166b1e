import type { Language } from '../../../languages/languages.ts';
import type { DishName, FoodWord, WordsOfFoods } from './food-words.ts';
import { FOODS_BEFORE_HYPHENS, KINDS_OF_MEAT } from './parts-of-compounds.ts';
import { anyOf, escaped } from './patterns.ts';

/** A word for a food, with the pattern that finds it in names and steps. */
export type CompiledWord = Readonly<{
  /** The word as it is in the table, in lower case. */
  word: string;
  kind: 'noun' | 'adjective' | 'dish';
  /**
   * Its groups are `head`, the parts of a compound before the word; `meat`, the kind of meat that a dish is made of; and
   * `word`.
   */
  pattern: RegExp;
}>;

type Conditions = Exclude<DishName, string>;

const KIND_OF_MEAT: Readonly<Record<Language, string>> = {
  en: `${anyOf(KINDS_OF_MEAT.en)} `,
  nl: anyOf(KINDS_OF_MEAT.nl),
};
const NO_LETTER_BEFORE = String.raw`(?<!\p{L})`;
const NO_LETTER_AFTER = String.raw`(?!\p{L})`;
/** The parts before a word that are joined to it by hyphens. */
const HYPHENATED_HEAD = String.raw`(?<head>(?:(?!${anyOf(FOODS_BEFORE_HYPHENS)}-)\p{L}+-)*)`;
/** The beginning of a compound that ends with a word. */
const COMPOUND_HEAD = String.raw`(?<head>\p{L}[\p{L}-]*)`;

/** The words for the foods of a row in one language, with their patterns. */
export function compiledWords({ words, adjectives, dishes }: WordsOfFoods, language: Language): CompiledWord[] {
  const compiled = (entries: readonly (FoodWord | DishName)[] = [], kind: CompiledWord['kind']) =>
    entries.flatMap((entry) => {
      const conditions = conditionsOf(entry);
      return patternsOf(conditions, kind, language).map((pattern) => ({ word: conditions.word, kind, pattern }));
    });
  return [
    ...compiled(words[language], 'noun'),
    ...compiled(adjectives?.[language], 'adjective'),
    ...compiled(dishes?.[language], 'dish'),
  ];
}

/** A function that tells whether a text contains any of the words. */
export function finderOf(words: readonly FoodWord[], language: Language): (text: string) => boolean {
  const patterns = words.flatMap((entry) => patternsOf(conditionsOf(entry), 'noun', language));
  return (text) => patterns.some((pattern) => text.search(pattern) >= 0);
}

const conditionsOf = (entry: FoodWord | DishName): Conditions => (typeof entry === 'string' ? { word: entry } : entry);

/** The pattern of a word; two patterns if it also ends longer words. */
function patternsOf(conditions: Conditions, kind: CompiledWord['kind'], language: Language): RegExp[] {
  const { word, startsCompound, endsCompound, onlyIn } = conditions;
  const isWholeCompound = kind === 'dish' && startsCompound === true;
  const named = `(?<word>${escaped(word)}${isWholeCompound ? String.raw`\p{L}*` : ''})`;
  const found = meatBefore(conditions, language) + contextOf(conditions) + named;
  const mayGoOn = startsCompound === true || onlyIn !== undefined;
  const patterns = [NO_LETTER_BEFORE + HYPHENATED_HEAD + found + (mayGoOn ? '' : NO_LETTER_AFTER)];
  if (endsCompound === true) patterns.push(NO_LETTER_BEFORE + COMPOUND_HEAD + found + NO_LETTER_AFTER);
  return patterns.map((pattern) => new RegExp(pattern, 'giu'));
}

function meatBefore({ kindOfMeat }: Conditions, language: Language): string {
  if (kindOfMeat === undefined) return '';
  return `(?<meat>${KIND_OF_MEAT[language]})${kindOfMeat === 'optional' ? '?' : ''}`;
}

/** The conditions on the text around a word, at the place where the word begins. */
function contextOf({ word, notIn, onlyIn }: Conditions): string {
  const inside = (phrases: readonly string[]) => phrases.map((phrase) => around(phrase, word)).join('|');
  return (notIn === undefined ? '' : `(?!${inside(notIn)})`) + (onlyIn === undefined ? '' : `(?=${inside(onlyIn)})`);
}

/** A pattern that matches a word only if the rest of a phrase is around it. */
function around(phrase: string, word: string): string {
  const at = phrase.indexOf(word);
  return `(?<=${escaped(phrase.slice(0, at))})${escaped(phrase.slice(at))}`;
}
