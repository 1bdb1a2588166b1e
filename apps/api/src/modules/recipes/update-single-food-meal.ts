import type { updateSingleFoodMeal as endpoint } from '@weekbord/contract/diary/single-food-meals';
import type { Context, Operation } from '../../platform/http/context.ts';
import { visibleTo } from '../accounts/accounts.public.ts';
import { updateModified } from '../planner/planner.public.ts';
import { checkServing, presentSingleFoodMeals } from './plain-meals.ts';
import { reachSingleFoodMeal } from './reach-meal.ts';
import {
  findFoodOfServing,
  lockSingleFoodMeal,
  type SingleFoodRow,
  updateSingleFoodMeal as save,
} from './single-food-meals.store.ts';

export const updateSingleFoodMeal: Operation<typeof endpoint> = async (ctx) => {
  const { db, body, locale, now } = ctx;
  // What is left out stays as it is after others' changes, not as it was before them.
  await lockSingleFoodMeal(db, ctx.params.id, visibleTo(ctx.actor));
  const meal = await reachSingleFoodMeal(ctx, ctx.params.id);
  const { suggested_serving: servingId = meal.serving_id, quantity = meal.quantity } = body;
  if (servingId !== meal.serving_id) await checkChange(ctx, meal, servingId);
  if (servingId !== meal.serving_id || quantity !== meal.quantity) {
    await save(db, meal, { servingId, quantity });
    await updateModified(db, meal.person_id, { kind: 'singlefoodmeal', id: meal.id }, now);
  }
  const [presented] = (await presentSingleFoodMeals(db, meal.person_id, [meal.id], locale)).values();
  return presented!;
};

/** Another measure of the same food is always right, also where the food is a coach's own. */
async function checkChange(
  { db, actor }: Context<typeof endpoint>,
  meal: SingleFoodRow,
  servingId: number,
): Promise<void> {
  if ((await findFoodOfServing(db, servingId)) === meal.food_id) return;
  await checkServing(db, 'suggested_serving', servingId, [actor.id, meal.person_id]);
}
