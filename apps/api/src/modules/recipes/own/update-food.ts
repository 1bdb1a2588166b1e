import type { Endpoints } from '@weekbord/contract/endpoints';
import type { Operation } from '../../../platform/http/context.ts';
import { authorize } from '../../access/access.public.ts';
import { changeOwnFood, ownFood, presentFoodsByIds } from '../../foods/foods.public.ts';
import { refreshRecipesOf } from './refresh-recipe.ts';

export const updateFood: Operation<Endpoints['updateFood']> = async (ctx) => {
  const { db, body, locale, now } = ctx;
  const { id } = await authorize(ctx, ownFood, ctx.params.id);
  if (await changeOwnFood(ctx, id, body)) await refreshRecipesOf(db, [id], now);
  return (await presentFoodsByIds(db, [id], locale)).get(id)!;
};
