import type { saveAndPlanRecipeMeal as endpoint } from '@weekbord/contract/diary/recipe-meals';
import { mealTypeOf } from '@weekbord/domain/slots/meal-moments';
import type { Operation } from '../../platform/http/context.ts';
import { FieldError } from '../../platform/http/errors.ts';
import { findTemplate, insertMealOfRecipe, readerOf, saveOwnRecipe } from '../recipes/recipes.public.ts';
import { dayOfBody, planMeal, slotOfBody } from './plan-meal.ts';

export const saveAndPlanRecipeMeal: Operation<typeof endpoint> = async (ctx) => {
  const { db, actor, body, locale, now } = ctx;
  const day = await dayOfBody(ctx, 'calendar_day_id', body.calendar_day_id);
  const slot = await slotOfBody(ctx, 'meal_slot_id', body.meal_slot_id, day);
  await saveOwnRecipe(ctx, {
    id: body.id,
    name: body.name,
    replaces: body.existing_recipe_template_id ?? null,
    mealType: mealTypeOf(slot.meal_moment),
  });
  const recipe = await findTemplate(db, body.id, readerOf(actor), locale);
  if (recipe === undefined) throw new FieldError({ id: 'does_not_exist' });
  const { id } = await insertMealOfRecipe(db, day.person_id, recipe, { portions: 1, portionsMultiplier: 1 }, now);
  const meal = { kind: 'recipemeal', id } as const;
  return planMeal(ctx, day, { meal, mealMoment: slot.meal_moment, mealSlotId: slot.id, recipe });
};
