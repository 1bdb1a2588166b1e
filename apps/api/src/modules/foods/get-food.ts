import type { getFood as endpoint } from '@weekbord/contract/foods/foods';
import type { Operation } from '../../platform/http/context.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { presentFoods } from './foods.present.ts';
import { findFood, listServings } from './foods.store.ts';

export const getFood: Operation<typeof endpoint> = async ({ db, actor, locale, params }) => {
  const row = await findFood(db, params.id, { personId: actor.id, locale });
  const [food] = row === undefined ? [] : presentFoods([row], await listServings(db, [row.id], locale));
  if (food === undefined) throw new ApiError('not_found');
  return food;
};
