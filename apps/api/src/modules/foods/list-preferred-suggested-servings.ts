import type { listPreferredSuggestedServings as endpoint } from '@weekbord/contract/foods/suggested-servings';
import { readFoodQuery } from '@weekbord/domain/foods/food-query';
import { rankFoods } from '@weekbord/domain/foods/rank-foods';
import type { Operation } from '../../platform/http/context.ts';
import { pageWindow, paginate } from '../../platform/http/paginate.ts';
import { pictureOfFood, presentServing } from './foods.present.ts';
import { listRecentServings, type RecentServingRow } from './recent-foods.store.ts';

export const listPreferredSuggestedServings: Operation<typeof endpoint> = async (ctx) => {
  const { db, actor, locale, query } = ctx;
  const recent = await listRecentServings(db, { personId: actor.id, locale });
  const wanted = readFoodQuery(query.query);
  const fitting = wanted === null ? recent : rankFoods(wanted, locale, recent.map(candidateOf)).map(({ row }) => row);
  const { limit, offset } = pageWindow(query);
  return paginate(ctx, { count: fitting.length, rows: fitting.slice(offset, offset + limit).map(present) });
};

function candidateOf(row: RecentServingRow) {
  const isOwn = row.source === 'PERSON';
  return { ...row, row, id: row.food_id, isCatalogue: row.source === 'CATALOGUE', isOwn, isRecent: true };
}

function present(row: RecentServingRow) {
  const { food_name, brand_name, quantity, last_used_at } = row;
  const said = { food_name, brand_name, picture: pictureOfFood(row), quantity };
  return { ...presentServing(row), ...said, last_used_at: last_used_at.toISOString() };
}
