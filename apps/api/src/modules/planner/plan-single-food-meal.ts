import type { planSingleFoodMeal as endpoint } from '@weekbord/contract/diary/single-food-meals';
import type { Operation } from '../../platform/http/context.ts';
import { noteFoodUse } from '../foods/foods.public.ts';
import { checkServing, insertSingleFoodMeal } from '../recipes/recipes.public.ts';
import { dayOfBody, planMeal, slotOfBody } from './plan-meal.ts';

export const planSingleFoodMeal: Operation<typeof endpoint> = async (ctx) => {
  const { db, actor, body, now } = ctx;
  const day = await dayOfBody(ctx, 'calendar_day_id', body.calendar_day_id);
  const slot = await slotOfBody(ctx, 'meal_slot_id', body.meal_slot_id, day);
  const amount = { servingId: body.suggested_serving_id, quantity: body.quantity };
  await checkServing(db, 'suggested_serving_id', amount.servingId, [actor.id, day.person_id]);
  const meal = { kind: 'singlefoodmeal', id: await insertSingleFoodMeal(db, day.person_id, amount) } as const;
  await noteFoodUse(db, day.person_id, amount, now);
  return planMeal(ctx, day, { meal, mealMoment: slot.meal_moment, mealSlotId: slot.id });
};
