import type { Operation } from '../../platform/http/context.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { pageWindow, paginate } from '../../platform/http/paginate.ts';
import { presentFoods } from './foods.present.ts';
import { findFood, listFoods as listRows, listServings } from './foods.store.ts';
import { deleteFoods, listUsedFoods, lockOwnFood } from './own-foods.store.ts';
import type { Endpoints } from '@weekbord/contract/endpoints';

export const listFoods: Operation<Endpoints['listFoods']> = async (ctx) => {
  const { actor, locale, query } = ctx;
  const { count, rows } = await listRows(ctx.db, {
    category: query.category,
    personId: actor.id,
    locale,
    ...pageWindow(query),
  });
  const ids = rows.map(({ id }) => id);
  const servings = ids.length === 0 ? [] : await listServings(ctx.db, ids, locale);
  return paginate(ctx, { count, rows: presentFoods(rows, servings) });
};

export const getFood: Operation<Endpoints['getFood']> = async ({ db, actor, locale, params }) => {
  const row = await findFood(db, params.id, { personId: actor.id, locale });
  const [food] = row === undefined ? [] : presentFoods([row], await listServings(db, [row.id], locale));
  if (food === undefined) throw new ApiError('not_found');
  return food;
};

export const deleteFood: Operation<Endpoints['deleteFood']> = async ({ db, actor, params }) => {
  if (!(await lockOwnFood(db, actor.id, params.id))) throw new ApiError('not_found');
  const used = await listUsedFoods(db, [params.id]);
  if (used.length > 0) throw new ApiError('food_in_use');
  await deleteFoods(db, [params.id]);
};
