import { type FoodQuery, isTelling, readFoodQuery, splitsOf } from '@weekbord/domain/foods/food-query';
import { type FittingFood, type FoodCandidate, fittingFoods, orderFoods } from '@weekbord/domain/foods/rank-foods';
import { likelyWords } from '@weekbord/domain/foods/typing-errors';
import type { Kysely } from 'kysely';
import { planForValues } from '../../platform/database/prepare-statements.ts';
import type { Tables } from '../../platform/database/tables.ts';
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
import type { Reader } from './foods.store.ts';

type Db = Kysely<Tables>;

/** The most foods that a search answers, over all pages. */
const MOST_FOUND = 100;
/** With fewer, or with none of the catalogue, what is spelt alike is shown too. */
const FULL_PAGE = 20;
const MEANINGS_OF_A_WORD = 6;

/** A search on its way: what is wanted of the foods at hand, of popular products and of all the others. */
type Wanted = Readonly<{ near: WantedWords; popular: WantedWords; others: WantedWords }>;

/** The foods that a person may see and that fit what they typed, best first, at most a hundred. */
export async function findFoods(db: Db, reader: Reader, typed: string): Promise<readonly FoodCandidate[]> {
  const query = readFoodQuery(typed);
  if (query === null) return [];
  await planForValues(db);
  const known = await knownWords(db, query);
  const found = await collectFoods(db, reader, query, wantedAsTyped(query, known));
  const isOfCatalogue = [...found.values()].some(({ food }) => food.isCatalogue);
  if (found.size < FULL_PAGE || !isOfCatalogue) {
    const split = await splitWords(db, query);
    const ways = split.map((words) => words.map(beginning));
    const meant = await wordsMeant(db, query, known, { isAny: found.size > 0, isOfCatalogue });
    const near = [...ways, ...meant.near];
    // Many products are misspelt as people misspell: then only the catalogue is asked what was meant.
    const others = found.size < FULL_PAGE ? [...ways, ...meant.others] : [];
    const read = { ...query, variants: [...query.variants, ...split] };
    if (near.length > 0) await collectFoods(db, reader, read, { near, popular: others, others }, found);
  }
  return orderFoods([...found.values()])
    .slice(0, MOST_FOUND)
    .map(({ food }) => food);
}

type Found = Map<number, FittingFood>;

/** Looks where the most wanted foods are first, and further only while too few are found. */
async function collectFoods(db: Db, reader: Reader, query: FoodQuery, wanted: Wanted, found: Found = new Map()) {
  const add = (foods: readonly FoodCandidate[]) => {
    const added = foods.filter(({ id }) => !found.has(id));
    for (const one of fittingFoods(query, reader.locale, added)) found.set(one.food.id, one);
  };
  add(await listNearFoods(db, reader.personId, wanted.near));
  for (const [index, tier] of PRODUCT_TIERS.entries()) {
    const telling = tellingWords(index === 0 ? wanted.popular : wanted.others);
    if (telling.length === 0 || found.size >= MOST_FOUND) break;
    add(await listProducts(db, tier, telling));
  }
  return found;
}

/** Without short words, which begin too many names, and without ways to fit that had no other. */
function tellingWords(wanted: WantedWords): WantedWords {
  return wanted
    .map((words) => words.filter((choices) => choices.some(({ word }) => isTelling(word))))
    .filter((words) => words.length > 0);
}

type Known = Readonly<{ words: ReadonlySet<string>; joined: ReadonlySet<string> }>;
const NOTHING_KNOWN: Known = { words: new Set(), joined: new Set() };

/** Which of several typed words are words of foods, and which begin one when two are written as one. */
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
 * Every word may be the beginning of one. Among all the products that would be slow for several words, so there a word
 * that foods have is meant as it stands, but for the last one, which is still being typed.
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

/** Ways to read a single word as two that foods have. */
async function splitWords(db: Db, { variants: [typed = []] }: FoodQuery): Promise<readonly (readonly string[])[]> {
  const splits = typed.length === 1 ? splitsOf(typed[0]!) : [];
  if (splits.length === 0) return [];
  const known = await listKnownWords(db, splits.flat());
  return splits.filter((words) => words.every((word) => known.has(word)));
}

/** What each word may have meant, of the catalogue's words and of those of all foods; none where it is what was typed. */
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

/** A way to fit with what each word may have meant beside what was typed; none where that is nothing. */
function wayOf(typed: readonly string[], meanings: readonly (readonly string[])[]): WantedWords {
  if (meanings.every((words) => words.length === 0)) return [];
  return [typed.map((word, place) => [word, ...meanings[place]!].flatMap(whole))];
}
