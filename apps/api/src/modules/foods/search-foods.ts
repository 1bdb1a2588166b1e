import type { searchFoods as endpoint } from '@weekbord/contract/foods/food-search';
import type { Operation } from '../../platform/http/context.ts';
import { pageWindow, paginate } from '../../platform/http/paginate.ts';
import { findFoods } from './find-foods.ts';
import { presentFoods } from './foods.present.ts';
import { listFoodsByIds, listServings } from './foods.store.ts';

export const searchFoods: Operation<typeof endpoint> = async (ctx) => {
  const { db, actor, locale, query } = ctx;
  const found = await findFoods(db, { personId: actor.id, locale }, query.query);
  const { limit, offset } = pageWindow(query);
  const ids = found.slice(offset, offset + limit).map(({ id }) => id);
  const rows = await listFoodsByIds(db, ids, locale);
  const servings = ids.length === 0 ? [] : await listServings(db, ids, locale);
  return paginate(ctx, { count: found.length, rows: presentFoods(rows, servings) });
};
