import type { deleteFood as endpoint } from '@weekbord/contract/foods/foods';
import type { Operation } from '../../platform/http/context.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { deleteFoods, listUsedFoods, lockOwnFood } from './own-foods.store.ts';

export const deleteFood: Operation<typeof endpoint> = async ({ db, actor, params }) => {
  if (!(await lockOwnFood(db, actor.id, params.id))) throw new ApiError('not_found');
  const used = await listUsedFoods(db, [params.id]);
  if (used.length > 0) throw new ApiError('food_in_use');
  await deleteFoods(db, [params.id]);
};
