import type { createCalendarItem as endpoint } from '@weekbord/contract/diary/calendar-items';
import type { Operation } from '../../platform/http/context.ts';
import { FieldError } from '../../platform/http/errors.ts';
import { visibleTo } from '../accounts/accounts.public.ts';
import { copyMeal, findMealOwner } from '../recipes/recipes.public.ts';
import { dayOfBody, planMeal, slotOfBody, slotsOf } from './plan-meal.ts';

export const createCalendarItem: Operation<typeof endpoint> = async (ctx) => {
  const { db, actor, body } = ctx;
  const day = await dayOfBody(ctx, 'calendar_day', body.calendar_day);
  const meal = { kind: body.content_type, id: body.object_id };
  const owner = await findMealOwner(db, meal, visibleTo(actor));
  if (owner === undefined || (owner !== day.person_id && owner !== actor.id)) {
    throw new FieldError({ object_id: 'does_not_exist' });
  }
  const { meal_moment: mealMoment, meal_slot: slotId } = body;
  const slot =
    slotId === undefined || slotId === null
      ? (await slotsOf(ctx, day)).today.find((one) => one.meal_moment === mealMoment)
      : await slotOfBody(ctx, 'meal_slot', slotId, day);
  if (slot !== undefined && slot.meal_moment !== mealMoment) throw new FieldError({ meal_moment: 'invalid' });
  // A coach's own meal becomes the client's: rows of a day belong to the person of the day.
  const own = owner === day.person_id ? meal : ((await copyMeal(ctx, meal, day.person_id)) ?? meal);
  return planMeal(ctx, day, { meal: own, mealMoment, mealSlotId: slot?.id ?? null });
};
