import type { Language } from '../../../languages/languages.ts';
import type { FoodNames } from './food-words.ts';

/** A noun in lower case, unless its spelling requires a capital; `one` and `many` if it has a plural. */
export type Noun = string | Readonly<{ one: string; many: string }>;

/** An adjective, or the part with which Dutch compounds begin instead: 'kip' in 'kipschnitzel'. */
export type Adjective = string | Readonly<{ firstPart: string }>;

type ByNoun = Readonly<{
  /** What replaces the word for the original food. */
  noun: Readonly<Record<Language, Noun>>;
  /** Words for the original food that stay, because they are equally true of the substitute. */
  keeps?: Readonly<Record<Language, readonly string[]>>;
}>;
type ByWordBefore = Readonly<{
  /** What is put before the word for the original food: 'vegan' before 'ham'. */
  wordBefore: Readonly<Record<Language, string>>;
}>;
type KeepsAllWords = Readonly<{
  /** Every word for the original food stays, because it is equally true of the substitute. */
  keepsAllWords: true;
}>;

/** What the names and steps of recipes call foods that replace others. */
export type WordsOfSubstitutes = Readonly<{
  foods: FoodNames;
  /**
   * The adjective for a dish that keeps its name: 'meat-free' in 'meat-free cottage pie'. It also takes the place of
   * 'vegan' in the name of a dish that is not vegan.
   */
  adjective?: Readonly<Partial<Record<Language, Adjective>>>;
  /**
   * Whether the adjective also precedes a word that is kept: gluten-free bread is still bread, but the person who makes
   * the dish must know.
   */
  alwaysSaysAdjective?: true;
}> &
  (ByNoun | ByWordBefore | KeepsAllWords);

/** Adjectives, with the final e of Dutch adjectives. */
export const MEAT_FREE = { en: 'meat-free', nl: 'vleesvrije' } as const;
export const DAIRY_FREE = { en: 'dairy-free', nl: 'zuivelvrije' } as const;
export const EGG_FREE = { en: 'egg-free', nl: 'eivrije' } as const;
export const GLUTEN_FREE = { en: 'gluten-free', nl: 'glutenvrije' } as const;
export const PLANT_BASED = { en: 'plant-based', nl: 'plantaardige' } as const;
