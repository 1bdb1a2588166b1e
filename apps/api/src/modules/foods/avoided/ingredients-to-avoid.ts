import type { Operation } from '../../../platform/http/context.ts';
import { ApiError } from '../../../platform/http/errors.ts';
import { pageWindow, paginate } from '../../../platform/http/paginate.ts';
import { authorizePerson } from '../../access/access.public.ts';
import { findIngredientToAvoid, listIngredientsToAvoid as listRows } from '../foods.store.ts';
import { replaceAvoided } from './replace-avoided.ts';
import type { Endpoints } from '@weekbord/contract/endpoints';

export const listIngredientsToAvoid: Operation<Endpoints['listIngredientsToAvoid']> = async (ctx) =>
  paginate(ctx, await listRows(ctx.db, { locale: ctx.locale, ...pageWindow(ctx.query) }));

export const getIngredientToAvoid: Operation<Endpoints['getIngredientToAvoid']> = async ({ db, params, locale }) => {
  const found = await findIngredientToAvoid(db, params.id, locale);
  if (found === undefined) throw new ApiError('not_found');
  return found;
};

export const setIngredientsToAvoid: Operation<Endpoints['setIngredientsToAvoid']> = async (ctx) => {
  const { user, ingredient_to_avoid_ids: ids } = ctx.body;
  await replaceAvoided(ctx.db, await authorizePerson(ctx, user), ids);
};
