import { type FoodQuery, isTelling, readFoodQuery, splitsOf } from '@weekbord/domain/foods/food-query';
import { type FoodCandidate, rankFoods } from '@weekbord/domain/foods/rank-foods';
import { likelyWords } from '@weekbord/domain/foods/typing-errors';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import {
  listAlikeWords,
  listKnownWords,
  listNearFoods,
  listProducts,
  PRODUCT_TIERS,
  type WantedWord,
  type WantedWords,
} from './food-search.store.ts';
import type { Reader } from './foods.store.ts';

type Db = Kysely<Tables>;

/** Nobody reads further than this. */
const MOST_FOUND = 100;
/** With fewer, what is spelt alike is shown too. */
const FULL_PAGE = 20;
const MEANINGS_OF_A_WORD = 6;

/** The foods that a person may see and that fit what they typed, best first, at most a hundred. */
export async function findFoods(db: Db, reader: Reader, typed: string): Promise<readonly FoodCandidate[]> {
  const query = readFoodQuery(typed);
  if (query === null) return [];
  const asTyped = query.variants.map((words) => words.map(asBeginning));
  const found = await collectFoods(db, reader, query, asTyped);
  if (found.length >= FULL_PAGE) return found.slice(0, MOST_FOUND);
  const split = await splitWords(db, query);
  const meant = await wordsMeant(db, query);
  const wanted = [...split.map((words) => words.map(asBeginning)), ...(meant === null ? [] : [meant])];
  if (wanted.length === 0) return found;
  const read = { ...query, variants: [...query.variants, ...split] };
  const more = await collectFoods(db, reader, read, wanted, found);
  return more.slice(0, MOST_FOUND);
}

/** Looks where the most wanted foods are first, and further only while too few are found. */
async function collectFoods(
  db: Db,
  reader: Reader,
  query: FoodQuery,
  wanted: WantedWords,
  already: readonly FoodCandidate[] = [],
): Promise<readonly FoodCandidate[]> {
  const candidates = new Map(already.map((food) => [food.id, food]));
  const add = (foods: readonly FoodCandidate[]) => {
    for (const food of foods) if (!candidates.has(food.id)) candidates.set(food.id, food);
    return rankFoods(query, reader.locale, [...candidates.values()]);
  };
  let found = add(await listNearFoods(db, reader.personId, wanted));
  const telling = tellingWords(wanted);
  if (telling === null) return found;
  for (const tier of PRODUCT_TIERS) {
    if (found.length >= MOST_FOUND) break;
    found = add(await listProducts(db, tier, telling));
  }
  return found;
}

/** The same without short words, which begin too many names; null where nothing is left of some way to fit. */
function tellingWords(wanted: WantedWords): WantedWords | null {
  const ways = wanted.map((words) => words.filter((choices) => choices.some(({ word }) => isTelling(word))));
  return ways.some((words) => words.length === 0) ? null : ways;
}

/** Ways to read a single word as two that foods have. */
async function splitWords(db: Db, { variants: [typed = []] }: FoodQuery): Promise<readonly (readonly string[])[]> {
  const splits = typed.length === 1 ? splitsOf(typed[0]!) : [];
  if (splits.length === 0) return [];
  const known = await listKnownWords(db, splits.flat());
  return splits.filter((words) => words.every((word) => known.has(word)));
}

function asBeginning(word: string): readonly WantedWord[] {
  return [{ word, isBeginning: true }];
}

/** What each word may have meant; null where there is nothing but what was typed. */
async function wordsMeant(db: Db, { variants }: FoodQuery): Promise<readonly (readonly WantedWord[])[] | null> {
  const [typed = []] = variants;
  const telling = typed.filter(isTelling);
  if (telling.length === 0) return null;
  const alike = await listAlikeWords(db, telling);
  const meant = typed.map((word) => [
    ...asBeginning(word),
    ...likelyWords(word, alike.get(word) ?? [], MEANINGS_OF_A_WORD).map((one) => ({ word: one, isBeginning: false })),
  ]);
  return meant.some((choices) => choices.length > 1) ? meant : null;
}
