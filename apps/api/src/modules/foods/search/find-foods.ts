import { type FoodQuery, isTelling, readFoodQuery, splitsOf } from '@weekbord/domain/foods/food-query';
import { readPlainerQuery } from '@weekbord/domain/recipes/read/plainer-query';
import {
  type FittingFood,
  type FoodCandidate,
  fitsBetter,
  fittingFoods,
  isCalledSo,
  orderFoods,
} from '@weekbord/domain/foods/rank-foods';
import { likelyWords } from '@weekbord/domain/foods/typing-errors';
import type { Kysely } from 'kysely';
import { planForValues } from '../../../platform/database/prepare-statements.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import {
  listAlikeWords,
  listKnownBeginnings,
  listKnownWords,
  listNearFoods,
  listProducts,
  PRODUCT_TIERS,
  type WantedWord,
  type WantedWords,
} from './food-search.store.ts';
import type { Reader } from '../foods.store.ts';

type Db = Kysely<Tables>;

/** The maximum number of foods that a search returns, over all pages. */
const MOST_FOUND = 100;
/** If a search has fewer results than this, or none in the catalogue, foods with similar spelling are shown too. */
const FULL_PAGE = 20;
const MEANINGS_OF_A_WORD = 6;

/**
 * The words to search for: in the catalogue and the person's foods (`near`), in popular products, and in all others.
 */
type Wanted = Readonly<{ near: WantedWords; popular: WantedWords; others: WantedWords }>;

/**
 * Returns the foods that a person may see and that match what they typed, best first, at most a hundred. If nothing in
 * the catalogue has that name, an amount, a measure and brand words are ignored.
 */
export async function findFoods(db: Db, reader: Reader, typed: string): Promise<readonly FoodCandidate[]> {
  const query = readFoodQuery(typed);
  if (query === null) return [];
  await planForValues(db);
  const found: Found = new Map();
  let asked = await askFor(db, reader, query, found);
  const plainer = catalogueOf(found).some(isCalledSo) ? null : readPlainerQuery(typed);
  if (plainer !== null) asked = await askFor(db, reader, plainer, found);
  if (found.size < FULL_PAGE || catalogueOf(found).length === 0) await guessAt(db, reader, asked, found);
  return orderFoods([...found.values()])
    .slice(0, MOST_FOUND)
    .map(({ food }) => food);
}

type Asked = Readonly<{ query: FoodQuery; known: Known }>;

/** Adds the foods whose names match a query to those found. */
async function askFor(db: Db, reader: Reader, query: FoodQuery, found: Found): Promise<Asked> {
  const known = await knownWords(db, query);
  await collectFoods(db, reader, query, wantedAsTyped(query, known), found);
  return { query, known };
}

/** Adds foods whose name splits the typed word in two, and foods with similar spelling. */
async function guessAt(db: Db, reader: Reader, { query, known }: Asked, found: Found): Promise<void> {
  const split = await splitWords(db, query);
  const ways = split.map((words) => words.map(beginning));
  const so = { isAny: found.size > 0, isOfCatalogue: catalogueOf(found).length > 0 };
  const meant = await wordsMeant(db, query, known, so);
  const near = [...ways, ...meant.near];
  if (near.length === 0) return;
  // Many products contain common misspellings. If they fill a page, only the catalogue is used to correct the search.
  const others = found.size < FULL_PAGE ? [...ways, ...meant.others] : [];
  const read = { ...query, variants: [...query.variants, ...split] };
  await collectFoods(db, reader, read, { near, popular: others, others }, found);
}

function catalogueOf(found: Found): readonly FittingFood[] {
  return [...found.values()].filter(({ food }) => food.isCatalogue);
}

type Found = Map<number, FittingFood>;

/** Searches the most popular foods first, and others only while there are too few results. */
async function collectFoods(db: Db, reader: Reader, query: FoodQuery, wanted: Wanted, found: Found): Promise<void> {
  const add = (foods: readonly FoodCandidate[]) => {
    for (const one of fittingFoods(query, reader.locale, foods)) {
      const before = found.get(one.food.id);
      if (before === undefined || fitsBetter(one, before)) found.set(one.food.id, one);
    }
  };
  add(await listNearFoods(db, reader.personId, wanted.near));
  for (const [index, tier] of PRODUCT_TIERS.entries()) {
    const telling = tellingWords(index === 0 ? wanted.popular : wanted.others);
    if (telling.length === 0 || found.size >= MOST_FOUND) break;
    add(await listProducts(db, tier, telling));
  }
}

/**
 * Returns the words without short ones, which begin too many names, and without alternatives that have only short ones.
 */
function tellingWords(wanted: WantedWords): WantedWords {
  return wanted
    .map((words) => words.filter((choices) => choices.some(({ word }) => isTelling(word))))
    .filter((words) => words.length > 0);
}

type Known = Readonly<{ words: ReadonlySet<string>; joined: ReadonlySet<string> }>;
const NOTHING_KNOWN: Known = { words: new Set(), joined: new Set() };

/** Returns which of several typed words are words of foods, and which two of them, joined, begin such a word. */
async function knownWords(db: Db, { variants: [typed = [], ...others] }: FoodQuery): Promise<Known> {
  if (typed.length < 2) return NOTHING_KNOWN;
  const words = await listKnownWords(db, typed);
  const joined = await listKnownBeginnings(
    db,
    others.map((words, index) => words[index]!),
  );
  return { words, joined };
}

/**
 * Returns the typed text as search words. Each may be the beginning of a longer word. Among all products, searching for
 * the beginnings of several words would be slow, so a known word is matched as a whole there, except for the last word,
 * which is still being typed.
 */
function wantedAsTyped({ variants }: FoodQuery, known: Known): Wanted {
  const near = variants.map((words) => words.map(beginning));
  const usual = variants.filter((words, index) => index === 0 || known.joined.has(words[index - 1]!));
  const others = usual.map((words) =>
    words.map((word, place) => (place < words.length - 1 && known.words.has(word) ? whole(word) : beginning(word))),
  );
  return { near, popular: usual.map((words) => words.map(beginning)), others };
}

function beginning(word: string): readonly WantedWord[] {
  return [{ word, isBeginning: true }];
}

function whole(word: string): readonly WantedWord[] {
  return [{ word, isBeginning: false }];
}

/** Returns ways to split a single word into two words of foods. */
async function splitWords(db: Db, { variants: [typed = []] }: FoodQuery): Promise<readonly (readonly string[])[]> {
  const splits = typed.length === 1 ? splitsOf(typed[0]!) : [];
  if (splits.length === 0) return [];
  const known = await listKnownWords(db, splits.flat());
  return splits.filter((words) => words.every((word) => known.has(word)));
}

/**
 * Returns what each word may have meant, among the catalogue's words and those of all foods; nothing for a correctly
 * spelt word.
 */
async function wordsMeant(
  db: Db,
  { variants: [typed = []] }: FoodQuery,
  known: Known,
  found: Readonly<{ isAny: boolean; isOfCatalogue: boolean }>,
): Promise<{ near: WantedWords; others: WantedWords }> {
  const doubtful = typed.filter((word) => isTelling(word) && !(found.isOfCatalogue && known.words.has(word)));
  if (doubtful.length === 0) return { near: [], others: [] };
  const alike = await listAlikeWords(db, doubtful);
  const likely = (word: string, words: readonly string[] = []) => likelyWords(word, words, MEANINGS_OF_A_WORD);
  const others = typed.map((word) =>
    found.isAny && known.words.has(word) ? [] : likely(word, alike.get(word)?.words),
  );
  const near = typed.map((word, place) => [...others[place]!, ...likely(word, alike.get(word)?.ofCatalogue)]);
  return { near: wayOf(typed, near), others: wayOf(typed, others) };
}

/**
 * Returns an alternative with the possible meanings of each word in addition to what was typed; none if there are no
 * meanings.
 */
function wayOf(typed: readonly string[], meanings: readonly (readonly string[])[]): WantedWords {
  if (meanings.every((words) => words.length === 0)) return [];
  return [typed.map((word, place) => [word, ...meanings[place]!].flatMap(whole))];
}
