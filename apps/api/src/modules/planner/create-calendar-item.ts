import type { createCalendarItem as endpoint } from '@weekbord/contract/planner/create-calendar-item';
import type { Operation } from '../../platform/http/context.ts';
import { FieldError } from '../../platform/http/errors.ts';
import { visibleTo } from '../accounts/accounts.public.ts';
import { findMeal, insertCopyOfMeal } from '../recipes/recipes.public.ts';
import { dayOfBody, planMeal, slotOfBody, slotsOf } from './plan-meal.ts';

export const createCalendarItem: Operation<typeof endpoint> = async (ctx) => {
  const { db, actor, body, now } = ctx;
  const day = await dayOfBody(ctx, 'calendar_day', body.calendar_day);
  const meal = await findMeal(db, body.object_id, visibleTo(actor));
  if (meal === undefined || (meal.person_id !== day.person_id && meal.person_id !== actor.id)) {
    throw new FieldError({ object_id: 'does_not_exist' });
  }
  const { meal_moment: mealMoment, meal_slot: slotId } = body;
  const slot =
    slotId === undefined || slotId === null
      ? (await slotsOf(ctx, day)).today.find((one) => one.meal_moment === mealMoment)
      : await slotOfBody(ctx, 'meal_slot', slotId, day);
  if (slot !== undefined && slot.meal_moment !== mealMoment) throw new FieldError({ meal_moment: 'invalid' });
  // A coach's own meal becomes the client's: rows of a day belong to the person of the day.
  const own =
    meal.person_id === day.person_id
      ? meal
      : { ...meal, person_id: day.person_id, id: await insertCopyOfMeal(db, meal, day.person_id, now) };
  return planMeal(ctx, day, { meal: own, mealMoment, mealSlotId: slot?.id ?? null });
};
