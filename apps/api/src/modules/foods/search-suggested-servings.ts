import type { searchSuggestedServings as endpoint } from '@weekbord/contract/foods/suggested-servings';
import type { Operation } from '../../platform/http/context.ts';
import { pageWindow, paginate } from '../../platform/http/paginate.ts';
import { findFoods } from './find-foods.ts';
import { presentServing } from './foods.present.ts';
import { listServings } from './foods.store.ts';

export const searchSuggestedServings: Operation<typeof endpoint> = async (ctx) => {
  const { db, actor, locale, query } = ctx;
  const ids = (await findFoods(db, { personId: actor.id, locale }, query.query)).map(({ id }) => id);
  const servings = ids.length === 0 ? [] : await listServings(db, ids, locale);
  const byFood = Map.groupBy(servings, (row) => row.food_id);
  const rows = ids.flatMap((id) => byFood.get(id) ?? []);
  const { limit, offset } = pageWindow(query);
  return paginate(ctx, { count: rows.length, rows: rows.slice(offset, offset + limit).map(presentServing) });
};
