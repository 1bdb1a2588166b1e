import type { getRecipeMeal as endpoint } from '@weekbord/contract/diary/recipe-meals';
import type { Operation } from '../../platform/http/context.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { recordReach, visibleTo } from '../accounts/accounts.public.ts';
import { presentMeals } from './present-meals.ts';
import { findMeal } from './recipe-meals.store.ts';

export const getRecipeMeal: Operation<typeof endpoint> = async (ctx) => {
  const meal = await findMeal(ctx.db, ctx.params.id, visibleTo(ctx.actor));
  if (meal === undefined) throw new ApiError('not_found');
  await recordReach(ctx, meal.person_id);
  const [presented] = (await presentMeals(ctx.db, meal.person_id, [meal], ctx.locale)).values();
  return presented!;
};
