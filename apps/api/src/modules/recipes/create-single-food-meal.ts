import type { createSingleFoodMeal as endpoint } from '@weekbord/contract/diary/single-food-meals';
import type { Operation } from '../../platform/http/context.ts';
import { noteFoodUse } from '../foods/foods.public.ts';
import { checkServing, presentSingleFoodMeals } from './plain-meals.ts';
import { insertSingleFoodMeal } from './single-food-meals.store.ts';

export const createSingleFoodMeal: Operation<typeof endpoint> = async ({ db, actor, body, locale, now }) => {
  const amount = { servingId: body.suggested_serving, quantity: body.quantity };
  await checkServing(db, 'suggested_serving', amount.servingId, [actor.id]);
  const id = await insertSingleFoodMeal(db, actor.id, amount);
  await noteFoodUse(db, actor.id, amount, now);
  const [presented] = (await presentSingleFoodMeals(db, actor.id, [id], locale)).values();
  return presented!;
};
