import type { Operation } from '../../platform/http/context.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { pageWindow, paginate } from '../../platform/http/paginate.ts';
import { authorize } from '../access/access.public.ts';
import { food, ownFood } from './foods.resources.ts';
import { presentFoods } from './foods.present.ts';
import { listFoods as listRows, listServings } from './foods.store.ts';
import { deleteFoods, keepUnused, listUsedFoods } from './own/own-foods.store.ts';
import type { Endpoints } from '@weekbord/contract/endpoints';

export const listFoods: Operation<Endpoints['listFoods']> = async (ctx) => {
  const { actor, locale, query } = ctx;
  const { count, rows } = await listRows(ctx.db, {
    category: query.category,
    ids: query.id,
    personId: actor.id,
    locale,
    ...pageWindow(query),
  });
  const found = rows.map(({ id }) => id);
  const servings = found.length === 0 ? [] : await listServings(ctx.db, found, locale);
  return paginate(ctx, { count, rows: presentFoods(rows, servings) });
};

export const getFood: Operation<Endpoints['getFood']> = async (ctx) => {
  const row = await authorize(ctx, food, ctx.params.id);
  const [presented] = presentFoods([row], await listServings(ctx.db, [row.id], ctx.locale));
  return presented!;
};

export const deleteFood: Operation<Endpoints['deleteFood']> = async (ctx) => {
  const { db } = ctx;
  const { id } = await authorize(ctx, ownFood, ctx.params.id);
  await keepUnused(db, id);
  const used = await listUsedFoods(db, [id]);
  if (used.length > 0) throw new ApiError('food_in_use');
  await deleteFoods(db, [id]);
};
