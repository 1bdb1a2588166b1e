import { type FoodQuery, isTelling, readFoodQuery } from '@weekbord/domain/foods/food-query';
import { type FoodCandidate, rankFoods } from '@weekbord/domain/foods/rank-foods';
import { likelyWords } from '@weekbord/domain/foods/typing-errors';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import {
  listAlikeWords,
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
  const asTyped = query.variants.map((words) => words.map((word) => [{ word, isBeginning: true }]));
  const found = await collectFoods(db, reader, query, asTyped);
  if (found.length >= FULL_PAGE) return found.slice(0, MOST_FOUND);
  const meant = await wordsMeant(db, query);
  if (meant === null) return found;
  const more = await collectFoods(db, reader, query, [meant], found);
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

/** What each word may have meant; null where there is nothing but what was typed. */
async function wordsMeant(db: Db, { variants }: FoodQuery): Promise<readonly (readonly WantedWord[])[] | null> {
  const [typed = []] = variants;
  const telling = typed.filter(isTelling);
  if (telling.length === 0) return null;
  const alike = await listAlikeWords(db, telling);
  const meant = typed.map((word) => [
    { word, isBeginning: true },
    ...likelyWords(word, alike.get(word) ?? [], MEANINGS_OF_A_WORD).map((one) => ({ word: one, isBeginning: false })),
  ]);
  return meant.some((choices) => choices.length > 1) ? meant : null;
}
