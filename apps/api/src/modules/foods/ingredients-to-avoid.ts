import type { Operation } from '../../platform/http/context.ts';
import { FieldError } from '../../platform/http/errors.ts';
import { pageWindow, paginate } from '../../platform/http/paginate.ts';
import { authorizePerson } from '../access/access.public.ts';
import { deleteAvoided, insertAvoided, listIngredientsToAvoid as listRows, listKnownAvoidable } from './foods.store.ts';
import type { Endpoints } from '@weekbord/contract/endpoints';

export const listIngredientsToAvoid: Operation<Endpoints['listIngredientsToAvoid']> = async (ctx) =>
  paginate(ctx, await listRows(ctx.db, { locale: ctx.locale, ...pageWindow(ctx.query) }));

export const setIngredientsToAvoid: Operation<Endpoints['setIngredientsToAvoid']> = async (ctx) => {
  const { db, body } = ctx;
  const ids = body.ingredient_to_avoid_ids;
  const known = await listKnownAvoidable(db, ids);
  if (ids.some((id) => !known.has(id))) throw new FieldError({ ingredient_to_avoid_ids: 'does_not_exist' });
  const personId = await authorizePerson(ctx);
  await deleteAvoided(db, personId);
  await insertAvoided(db, personId, [...known]);
};
