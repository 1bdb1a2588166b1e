import type { getSuggestedServing as endpoint } from '@weekbord/contract/foods/suggested-servings';
import type { Operation } from '../../platform/http/context.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { presentServing } from './foods.present.ts';
import { findServing } from './foods.store.ts';

export const getSuggestedServing: Operation<typeof endpoint> = async ({ db, actor, locale, params }) => {
  const row = await findServing(db, params.id, { personId: actor.id, locale });
  if (row === undefined) throw new ApiError('not_found');
  return presentServing(row);
};
