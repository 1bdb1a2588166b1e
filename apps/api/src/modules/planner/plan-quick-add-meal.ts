import type { planQuickAddMeal as endpoint } from '@weekbord/contract/diary/quick-add-meals';
import type { Operation } from '../../platform/http/context.ts';
import { insertQuickAddMeal } from '../recipes/recipes.public.ts';
import { dayOfBody, planMeal, slotOfBody } from './plan-meal.ts';

export const planQuickAddMeal: Operation<typeof endpoint> = async (ctx) => {
  const { db, body } = ctx;
  const day = await dayOfBody(ctx, 'calendar_day_id', body.calendar_day_id);
  const slot = await slotOfBody(ctx, 'meal_slot_id', body.meal_slot_id, day);
  const { id } = await insertQuickAddMeal(db, day.person_id, body);
  return planMeal(ctx, day, {
    meal: { kind: 'quickaddmeal', id },
    mealMoment: slot.meal_moment,
    mealSlotId: slot.id,
  });
};
