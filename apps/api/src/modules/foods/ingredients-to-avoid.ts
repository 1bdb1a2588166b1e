import type { Operation } from '../../platform/http/context.ts';
import { ApiError, FieldError } from '../../platform/http/errors.ts';
import { pageWindow, paginate } from '../../platform/http/paginate.ts';
import { authorizePerson } from '../access/access.public.ts';
import {
  deleteAvoided,
  findIngredientToAvoid,
  insertAvoided,
  listIngredientsToAvoid as listRows,
  listKnownAvoidable,
} from './foods.store.ts';
import type { Endpoints } from '@weekbord/contract/endpoints';

export const listIngredientsToAvoid: Operation<Endpoints['listIngredientsToAvoid']> = async (ctx) =>
  paginate(ctx, await listRows(ctx.db, { locale: ctx.locale, ...pageWindow(ctx.query) }));

export const getIngredientToAvoid: Operation<Endpoints['getIngredientToAvoid']> = async ({ db, params, locale }) => {
  const found = await findIngredientToAvoid(db, params.id, locale);
  if (found === undefined) throw new ApiError('not_found');
  return found;
};

export const setIngredientsToAvoid: Operation<Endpoints['setIngredientsToAvoid']> = async (ctx) => {
  const { db, body } = ctx;
  const ids = body.ingredient_to_avoid_ids;
  const known = await listKnownAvoidable(db, ids);
  if (ids.some((id) => !known.has(id))) throw new FieldError({ ingredient_to_avoid_ids: 'does_not_exist' });
  const personId = await authorizePerson(ctx);
  await deleteAvoided(db, personId);
  await insertAvoided(db, personId, [...known]);
};
