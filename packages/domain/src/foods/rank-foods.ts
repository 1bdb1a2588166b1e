import type { Language } from '../languages/languages.ts';
import { foldText } from './fold-text.ts';
import type { FoodQuery } from './food-query.ts';
import type { FoodNames } from './search-text-of-food.ts';
import { errorsInMeant } from './typing-errors.ts';

/** A food found by a search, with the facts that decide its rank. */
export type FoodCandidate = Readonly<
  FoodNames & { id: number; isCatalogue: boolean; isOwn: boolean; isRecent: boolean; popularity: number }
>;

/** How well a name matches, best first; only the order matters. */
const EXACT = 0;
const NAME_STARTS_WITH_WORD = 1;
const NAME_STARTS = 2;
const HAS_WORD = 3;
const WORD_STARTS = 4;
const ALL_WORDS = 5;
const PARTS_OF_WORDS = 6;
const ALIKE = 7;
/** Minimum number of letters for a match inside a word to count: "filet" in "kipfilet". */
const PART_LETTERS = 4;
/** How many of the catalogue's foods must be among the first results. */
const BEST_OF_CATALOGUE = 3;
/** How many results count as first. */
const AMONG_THE_FIRST = 8;
/** How many typing errors a different beginning counts for; it ranks names that are otherwise equally similar. */
const NOT_AT_THE_START = 0.5;
/** Minimum number of letters of a query for it to match the beginning of a name regardless of spaces. */
const COMPOUND_LETTERS = 6;

type Fit = Readonly<{
  kind: number;
  length: number;
  isOtherLanguage: boolean;
  /** Whether the food was found by a synonym, such as "chicken egg" for egg. */
  isSynonym: boolean;
  errors: number;
}>;

/** A food that matches a query, and how well. */
export type FittingFood<Food extends FoodCandidate = FoodCandidate> = Readonly<{ food: Food; fit: Fit }>;

/** Whether a food's name contains the words of the query in order. */
export function isCalledSo({ fit }: FittingFood): boolean {
  return fit.kind < ALL_WORDS;
}

/** Whether a food matches better than another one, which may have been found by another query. */
export function fitsBetter({ fit }: FittingFood, other: FittingFood): boolean {
  return fit.kind < other.fit.kind;
}

/** The foods that match a query, best first; see `orderFoods`. */
export function rankFoods<Food extends FoodCandidate>(
  query: FoodQuery,
  locale: Language,
  foods: readonly Food[],
): readonly Food[] {
  return orderFoods(fittingFoods(query, locale, foods)).map(({ food }) => food);
}

/** The foods that match a query, in their original order. */
export function fittingFoods<Food extends FoodCandidate>(
  query: FoodQuery,
  locale: Language,
  foods: readonly Food[],
): readonly FittingFood<Food>[] {
  const tight = query.text.replaceAll(' ', '');
  const search = { query, tight, locale, errors: rememberErrors() };
  return foods.flatMap((food) => {
    const fit = fitOf(search, food);
    return fit === null ? [] : [{ food, fit }];
  });
}

/**
 * Sorts best first: the exact name, names that start with the query, names containing a word that does, names
 * containing all words (the brand counts), then names with similar spelling. Ties are broken by, in this order: names
 * before synonyms, the reader's language, the reader's own and recent foods, the catalogue, short names, popular
 * products. The catalogue's best matches are always near the top.
 */
export function orderFoods<Food extends FoodCandidate>(
  foods: readonly FittingFood<Food>[],
): readonly FittingFood<Food>[] {
  const ordered = foods.toSorted(
    (a, b) => compareFits(a.fit, b.fit, compareFoods(a.food, b.food)) || a.food.id - b.food.id,
  );
  const first = ordered.slice(0, AMONG_THE_FIRST);
  const best = ordered.filter(({ food }) => food.isCatalogue).slice(0, BEST_OF_CATALOGUE);
  const late = best.filter((one) => !first.includes(one));
  if (late.length === 0) return ordered;
  return ordered.filter((one) => !late.includes(one)).toSpliced(AMONG_THE_FIRST - late.length, 0, ...late);
}

type FoodOrder = Readonly<{ priority: number; popularity: number }>;

function compareFits(a: Fit, b: Fit, food: FoodOrder): number {
  return (
    a.kind - b.kind ||
    a.errors - b.errors ||
    Number(a.isSynonym) - Number(b.isSynonym) ||
    Number(a.isOtherLanguage) - Number(b.isOtherLanguage) ||
    food.priority ||
    a.length - b.length ||
    food.popularity
  );
}

function compareFoods(a: FoodCandidate, b: FoodCandidate): FoodOrder {
  return { priority: priorityOf(a) - priorityOf(b), popularity: b.popularity - a.popularity };
}

function priorityOf({ isOwn, isRecent, isCatalogue }: FoodCandidate): number {
  if (isOwn || isRecent) return 0;
  return isCatalogue ? 1 : 2;
}

type Errors = (typed: string, word: string) => number | null;
type Search = Readonly<{ query: FoodQuery; tight: string; locale: Language; errors: Errors }>;

/** Counts typing errors with a cache, because the same few words occur in hundreds of names. */
function rememberErrors(): Errors {
  const known = new Map<string, Map<string, number | null>>();
  return (typed, word) => {
    const ofTyped = known.get(typed) ?? new Map<string, number | null>();
    known.set(typed, ofTyped);
    const errors = ofTyped.get(word);
    if (errors !== undefined) return errors;
    const counted = errorsInMeant(typed, word);
    ofTyped.set(word, counted);
    return counted;
  };
}

function fitOf(search: Search, food: FoodCandidate): Fit | null {
  const brand = foldText(food.brand_name ?? '');
  const english = namesOf(food.name_en, food.plural_en, food.synonyms_en);
  const dutch = namesOf(food.name_nl, food.plural_nl, food.synonyms_nl);
  const [own, other] = search.locale === 'en' ? [english, dutch] : [dutch, english];
  const names = own.map((one) => ({ ...one, isOtherLanguage: false }));
  if (food.name_en !== food.name_nl) names.push(...other.map((one) => ({ ...one, isOtherLanguage: true })));
  let best: Fit | null = null;
  for (const { name, isSynonym, isOtherLanguage } of names) {
    const kind = kindOf(search, name, brand);
    if (kind !== null && (best === null || kind < best.kind)) {
      // An exact match with a synonym ranks like one with the name itself.
      best = { kind, length: name.length, isOtherLanguage, isSynonym: isSynonym && kind !== EXACT, errors: 0 };
    }
  }
  return best ?? alikeFit(search, names, brand);
}

type FoldedName = Readonly<{ name: string; isSynonym: boolean }>;

function namesOf(name: string, plural?: string | null, synonyms: readonly string[] = []): readonly FoldedName[] {
  const folded = (text: string, isSynonym: boolean) => ({ name: foldText(text), isSynonym });
  return [folded(name, false), folded(plural ?? '', false), ...synonyms.map((word) => folded(word, true))].filter(
    (one) => one.name !== '',
  );
}

/** How a folded name and brand match; null if a word of the query is missing. */
function kindOf({ query, tight }: Search, name: string, brand: string): number | null {
  const { text } = query;
  const tightName = name.replaceAll(' ', '');
  if (tightName === tight) return EXACT;
  if (name.startsWith(`${text} `)) return NAME_STARTS_WITH_WORD;
  if (name.startsWith(text) || (tight.length >= COMPOUND_LETTERS && tightName.startsWith(tight))) return NAME_STARTS;
  if (` ${name} `.includes(` ${text} `)) return HAS_WORD;
  if (` ${name}`.includes(` ${text}`) || ` ${name}`.includes(` ${tight}`)) return WORD_STARTS;
  const all = ` ${name} ${brand}`;
  if (query.variants.some((words) => words.every((word) => all.includes(` ${word}`)))) return ALL_WORDS;
  const [typed = []] = query.variants;
  const isPart = (word: string) => all.includes(word.length < PART_LETTERS ? ` ${word}` : word);
  return typed.every(isPart) ? PARTS_OF_WORDS : null;
}

type Named = Readonly<{ name: string; isOtherLanguage: boolean }>;

/**
 * How similar a food's names, separately or together, are to the query; null if some typed word has too many errors in
 * every name.
 */
function alikeFit(search: Search, names: readonly Named[], brand: string): Fit | null {
  let best: Fit | null = null;
  for (const { name, isOtherLanguage } of names) {
    const errors = leastErrors(search, `${name} ${brand}`);
    if (errors !== null && (best === null || errors < best.errors)) {
      best = { kind: ALIKE, length: name.length, isOtherLanguage, isSynonym: false, errors };
    }
  }
  if (best !== null || names.length < 2) return best;
  const all = names.map(({ name }) => name).join(' ');
  const errors = leastErrors(search, `${all} ${brand}`);
  return errors === null ? null : { kind: ALIKE, length: all.length, isOtherLanguage: true, isSynonym: false, errors };
}

/** The number of typing errors in the best variant of the query; null if every variant has a word with too many. */
function leastErrors({ query, errors }: Search, name: string): number | null {
  const words = name.split(' ');
  // Variants that join two words are excluded: the result is long enough to resemble many other words.
  const ways = query.variants.filter((typed) => typed.length >= query.variants[0]!.length);
  const counts = ways.map((typed) => errorsOf(typed, words, errors)).filter((count) => count !== null);
  return counts.length === 0 ? null : Math.min(...counts);
}

function errorsOf(typed: readonly string[], words: readonly string[], count: Errors): number | null {
  // A mismatch of the first word counts extra, because the first word of a name says what the food is.
  let sum = count(typed[0]!, words[0]!) === null ? NOT_AT_THE_START : 0;
  for (const one of typed) {
    const counts = words.map((word) => count(one, word)).filter((errors) => errors !== null);
    if (counts.length === 0) return null;
    sum += Math.min(...counts);
  }
  return sum;
}
