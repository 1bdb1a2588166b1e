import type { editRecipeMealPortions as endpoint } from '@weekbord/contract/diary/recipe-meals';
import type { Operation } from '../../platform/http/context.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { recordReach, visibleTo } from '../accounts/accounts.public.ts';
import { findMeal, lockMeal, presentMeals, updatePortions } from '../recipes/recipes.public.ts';
import { updateModified } from './planner.store.ts';

export const editRecipeMealPortions: Operation<typeof endpoint> = async (ctx) => {
  const { db, params, body, now, locale } = ctx;
  const meal = await lockMeal(db, params.id, visibleTo(ctx.actor));
  if (meal === undefined) throw new ApiError('not_found');
  await recordReach(ctx, meal.person_id);
  if (body.portions !== meal.portions) {
    await updatePortions(db, meal, { portions: body.portions, factor: body.portions / meal.portions, now });
    await updateModified(db, meal.person_id, { kind: 'recipemeal', id: meal.id }, now);
  }
  const changed = await findMeal(db, meal.id, visibleTo(ctx.actor));
  const [presented] = (await presentMeals(db, meal.person_id, [changed ?? meal], locale)).values();
  return presented!;
};
