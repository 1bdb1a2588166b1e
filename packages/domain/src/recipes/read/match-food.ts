import { wordsOf } from '../../foods/fold-text.ts';
import type { Language } from '../../languages/languages.ts';
import type { KitchenUnit } from './kitchen-units.ts';
import { meaningOf } from './ingredient-aliases.ts';
import {
  isHarmless,
  isIgnored,
  isShape,
  stemOf,
  withoutCut,
  withoutDescriptions,
  withoutKind,
  withoutStrangers,
} from './food-words.ts';
import { type FoodPhrase, type MatchableFood, phrasesOf } from './food-phrases.ts';

/**
 * Hints from the rest of the line. A tin suggests tinned foods, a teaspoon of a herb dried ones, litres suggest
 * liquids, and a number without a unit suggests foods that come in pieces. Null for a line without an amount.
 */
export type MatchHints = Readonly<{ unit: KitchenUnit | 'pieces' | null }>;

/**
 * `matched`: every significant word belongs to the name of one food, and no other food matches as well. `unsure`: the
 * best match is a guess that a person must confirm.
 */
export type FoodMatch = Readonly<{
  state: 'matched' | 'unsure' | 'unmatched';
  /** Best first, from 0 to 1. */
  candidates: readonly Readonly<{ id: number; score: number }>[];
}>;

/** Foods by the words of their names. */
export type FoodIndex = Readonly<Record<Language, ReadonlyMap<string, readonly FoodPhrase[]>>>;

const MATCHED_FROM = 0.82;
const UNSURE_FROM = 0.4;
/** How far the best score must be above the next one. */
const MARGIN = 0.015;
const GUESS_AT_MOST = 0.75;
const FOR_ITS_HEAD = 0.05;
const CANDIDATES = 6;
const OTHER_LANGUAGE = 0.03;
const AFTER_CUT = 0.03;
/** Colour, size and origin matter less than the food itself: white cheddar is cheddar. */
const AFTER_DESCRIPTIONS = 0.08;
/** If a word has a common meaning, that meaning takes precedence over a food with the word among its names. */
const FOR_A_SAYING = 0.04;
const FOR_THE_VERY_WORDS = 0.03;
const FOR_ANOTHER_NAME = 0.03;
const PER_HARMLESS_WORD = 0.03;
/** Costs of words that may distinguish two foods with the same name, such as "salted" or "whole". */
const USUAL_AT_MOST = 0.02;
const FOR_ITS_MEASURE = 0.03;
const FOR_ITS_FRESHNESS = 0.02;
const PER_TELLING_WORD = 0.04;
const PER_SMALL_WORD = 0.02;
const LONGEST_NAME = 200;
const MOST_WORDS = 16;

/** Builds the index of all foods; meant to be done once. */
export function indexFoods(foods: readonly MatchableFood[]): FoodIndex {
  return { en: indexOf(foods, 'en'), nl: indexOf(foods, 'nl') };
}

function indexOf(foods: readonly MatchableFood[], language: Language): ReadonlyMap<string, readonly FoodPhrase[]> {
  const index = new Map<string, FoodPhrase[]>();
  for (const phrase of foods.flatMap((food) => phrasesOf(food, language))) {
    for (const word of new Set([...phrase.needed, phrase.joined])) {
      const list = index.get(word);
      if (list === undefined) index.set(word, [phrase]);
      else list.push(phrase);
    }
  }
  return index;
}

/** The foods that a name may mean; whole words and longest names come first. Parts of words do not match. */
export function matchFood(
  index: FoodIndex,
  name: string,
  language: Language,
  hints: MatchHints = { unit: null },
): FoodMatch {
  const words = wordsOf(name.slice(0, LONGEST_NAME)).slice(0, MOST_WORDS);
  if (words.length === 0) return { state: 'unmatched', candidates: [] };
  const scores = new Map<number, number>();
  const add = (found: ReadonlyMap<number, number>, less: number) => {
    for (const [id, score] of found) scores.set(id, Math.max(scores.get(id) ?? 0, score - less));
  };
  add(scoresOf(index[language], words, hints), 0);
  const addMeaning = (said: readonly string[], less: number) => {
    const meant = meaningOf(said, language);
    // The meaning of the whole phrase is used, because "grove mosterd" says more than "mustard".
    if (meant !== null) add(scoresOf(index[language], meant.words, hints), less - (meant.isWhole ? FOR_A_SAYING : 0));
  };
  addMeaning(words, 0);
  if (best(scores) < MATCHED_FROM) {
    const uncut = withoutCut(words, (word) => index[language].has(stemOf(word)));
    if (uncut !== null) add(scoresOf(index[language], uncut, hints), AFTER_CUT);
  }
  if (best(scores) < MATCHED_FROM) {
    const isKnown = (word: string) => index.en.has(stemOf(word)) || index.nl.has(stemOf(word));
    const plain = withoutDescriptions(words) ?? words;
    const ofKind = withoutKind(plain);
    if (ofKind !== null) {
      const isSold = (phrase: FoodPhrase) => ofKind.categories.includes(phrase.category);
      add(scoresOf(index[language], ofKind.words, hints, isSold), AFTER_DESCRIPTIONS);
    }
    for (const bare of [plain, withoutStrangers(plain, isKnown)]) {
      if (bare === null || bare === words) continue;
      addMeaning(bare, AFTER_DESCRIPTIONS);
      add(scoresOf(index[language], bare, hints), AFTER_DESCRIPTIONS);
    }
  }
  const other = language === 'en' ? 'nl' : 'en';
  if (best(scores) < MATCHED_FROM) {
    const isForeign = words.every((word) => isIgnored(word) || !index[language].has(stemOf(word)));
    add(scoresOf(index[other], words, hints), isForeign ? OTHER_LANGUAGE : 1 - GUESS_AT_MOST);
  }
  return judged(scores);
}

function best(scores: ReadonlyMap<number, number>): number {
  return Math.max(0, ...scores.values());
}

function judged(scores: ReadonlyMap<number, number>): FoodMatch {
  const candidates = [...scores]
    .map(([id, score]) => ({ id, score }))
    .filter(({ score }) => score >= UNSURE_FROM)
    .toSorted((a, b) => b.score - a.score || a.id - b.id)
    .slice(0, CANDIDATES);
  const [first, second] = candidates;
  if (first === undefined) return { state: 'unmatched', candidates };
  const isClear = first.score >= MATCHED_FROM && (second === undefined || first.score - second.score >= MARGIN);
  return { state: isClear ? 'matched' : 'unsure', candidates };
}

interface Query {
  /** Stems of all words, of the significant ones, and of those joined into one word. */
  readonly all: ReadonlySet<string>;
  readonly counting: readonly {
    readonly stem: string;
    readonly isHarmless: boolean;
    readonly isGround: boolean;
    readonly isDried: boolean;
  }[];
  readonly joined: string;
  readonly exact: string;
  readonly hints: MatchHints;
}

function scoresOf(
  index: ReadonlyMap<string, readonly FoodPhrase[]>,
  words: readonly string[],
  hints: MatchHints,
  isMeant: (phrase: FoodPhrase) => boolean = () => true,
): Map<number, number> {
  const counting = words.filter((word) => !isIgnored(word));
  const query: Query = {
    all: new Set(words.map(stemOf)),
    counting: (counting.length === 0 ? words : counting).map((word) => ({
      stem: stemOf(word),
      isHarmless: isHarmless(word),
      isGround: /^(?:ground|gemalen)$/.test(word),
      isDried: /^(?:dried|dry|gedroogde?)$/.test(word),
    })),
    joined: stemOf(counting.join('')),
    exact: counting.join(' '),
    hints,
  };
  const scores = new Map<number, number>();
  for (const key of new Set([...query.all, query.joined])) {
    for (const phrase of index.get(key) ?? []) {
      if (!isMeant(phrase)) continue;
      const score = scoreOf(phrase, query);
      if (score > (scores.get(phrase.foodId) ?? 0)) scores.set(phrase.foodId, score);
    }
  }
  return scores;
}

/**
 * How well a name matches: 1 if all words match and there are no others. Guesses stay below the threshold of a match.
 */
function scoreOf(phrase: FoodPhrase, query: Query): number {
  const isJoined = phrase.joined === query.joined;
  const missing = isJoined ? [] : phrase.needed.filter((word) => !query.all.has(word));
  const hard = missing.filter((word) => !phrase.soft.has(word));
  const strange = isJoined ? [] : query.counting.filter((word) => !covers(phrase, word));
  if (hard.length === 0 && strange.length === 0 && missing.length < phrase.needed.length) {
    return 1 - shortcomings(phrase, query, missing);
  }
  const shared = phrase.needed.length - missing.length;
  const strangers = strange.filter((word) => !word.isHarmless).length;
  const fit = (2 * shared) / (phrase.needed.length + Math.max(1, query.counting.length - strangers) + strangers);
  const head = headOf(phrase);
  if (!query.all.has(head)) return 0;
  return Math.min(GUESS_AT_MOST, fit + (query.counting.at(-1)?.stem === head ? FOR_ITS_HEAD : 0));
}

/**
 * The last word says what kind of food it is: tomato soup is a kind of soup, and white cheddar has nothing to do with
 * white sugar.
 */
function headOf(phrase: FoodPhrase): string {
  return phrase.needed.findLast((word) => !isShape(word)) ?? phrase.needed.at(-1)!;
}

function covers(phrase: FoodPhrase, word: Query['counting'][number]): boolean {
  if (phrase.words.has(word.stem) || phrase.asides.has(word.stem)) return true;
  // Dried herbs and spices match whether or not the line says "dried".
  if (word.isDried && phrase.isSpice && !phrase.isFresh) return true;
  return word.isGround ? phrase.isSpice && !phrase.isFresh : word.isHarmless;
}

function shortcomings(phrase: FoodPhrase, query: Query, missing: readonly string[]): number {
  const unit = measureOf(query.hints);
  const bySpoon = unit === 'tsp' || unit === 'pinch';
  const inTin = unit === 'can' || unit === 'jar';
  let less = 0;
  for (const word of missing) less += bySpoon && phrase.isSpice ? 0 : phrase.soft.get(word)!;
  const isFresh = query.all.has('fresh') || query.all.has(stemOf('verse'));
  if (bySpoon && phrase.isFresh && !isFresh) less += 0.1;
  if (phrase.isFresh && isFresh) less -= FOR_ITS_FRESHNESS;
  less += ofAsides(phrase, query, inTin);
  if (unit !== null && phrase.measures.has(unit)) less -= FOR_ITS_MEASURE;
  if (inTin && !phrase.isTinned) less += 0.04;
  for (const word of query.counting) {
    if (!phrase.words.has(word.stem) && !phrase.asides.has(word.stem)) less += PER_HARMLESS_WORD;
  }
  for (const word of phrase.small) if (!query.all.has(word)) less += PER_SMALL_WORD;
  for (const word of phrase.telling) less += query.all.has(word) ? -PER_TELLING_WORD : PER_TELLING_WORD;
  if (phrase.exact === query.exact) less -= FOR_THE_VERY_WORDS;
  return less + (phrase.isOwnName ? 0 : FOR_ANOTHER_NAME);
}

/**
 * The cost of omitting the words next to a name. Words for usual states cost little in total, however many there are.
 */
function ofAsides(phrase: FoodPhrase, query: Query, inTin: boolean): number {
  let usual = 0;
  let less = 0;
  for (const [word, weight] of phrase.asides) {
    if (query.all.has(word)) less -= 0.01;
    else if (weight > USUAL_AT_MOST) less += weight;
    else usual += weight;
  }
  return less + (inTin && phrase.isTinned ? 0 : Math.min(USUAL_AT_MOST, usual));
}

function measureOf({ unit }: MatchHints): string | null {
  if (unit === null || unit === 'pieces') return unit === null ? null : 'piece';
  return unit.kind === 'volume' && !['tbsp', 'tsp'].includes(unit.id) ? 'ml' : unit.id;
}
