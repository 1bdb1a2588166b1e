import type { planGeneratedRecipeMeal as endpoint } from '@weekbord/contract/diary/recipe-meals';
import type { Operation } from '../../platform/http/context.ts';
import { FieldError } from '../../platform/http/errors.ts';
import { findTemplate, insertMealOfRecipe, readerOf } from '../recipes/recipes.public.ts';
import { dayOfBody, planMeal, slotOfBody } from './plan-meal.ts';

export const planGeneratedRecipeMeal: Operation<typeof endpoint> = async (ctx) => {
  const { db, actor, body, locale, now } = ctx;
  const day = await dayOfBody(ctx, 'calendar_day_id', body.calendar_day_id);
  const slot = await slotOfBody(ctx, 'meal_slot_specification_id', body.meal_slot_specification_id, day);
  const template = await findTemplate(db, body.recipe_template, readerOf(actor), locale);
  if (template === undefined) throw new FieldError({ recipe_template: 'does_not_exist' });
  const size = { portions: body.portions_to_plan, portionsMultiplier: body.portions_multiplier };
  const { id } = await insertMealOfRecipe(db, day.person_id, template, size, now);
  const meal = { kind: 'recipemeal', id } as const;
  return planMeal(ctx, day, { meal, mealMoment: slot.meal_moment, mealSlotId: slot.id, recipe: template });
};
