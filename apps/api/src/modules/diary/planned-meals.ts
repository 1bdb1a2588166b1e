import type { Operation } from '../../platform/http/context.ts';
import { FieldError } from '../../platform/http/errors.ts';
import { noteFoodUse } from '../foods/foods.public.ts';
import { checkServing } from './plain-meals.ts';
import { findTemplate, readerOf, saveOwnRecipe } from '../recipes/recipes.public.ts';
import { insertMealOfRecipe } from './recipe-meals.store.ts';
import { insertQuickAddMeal } from './quick-add-meals.store.ts';
import { insertSingleFoodMeal } from './single-food-meals.store.ts';
import { dayOfBody, planMeal, slotOfBody } from './plan-meal.ts';
import type { Endpoints } from '@weekbord/contract/endpoints';
import { mealTypeOf } from '@weekbord/domain/slots/meal-moments';

export const planGeneratedRecipeMeal: Operation<Endpoints['planGeneratedRecipeMeal']> = async (ctx) => {
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

export const planSingleFoodMeal: Operation<Endpoints['planSingleFoodMeal']> = async (ctx) => {
  const { db, actor, body, now } = ctx;
  const day = await dayOfBody(ctx, 'calendar_day_id', body.calendar_day_id);
  const slot = await slotOfBody(ctx, 'meal_slot_id', body.meal_slot_id, day);
  const amount = { servingId: body.suggested_serving_id, quantity: body.quantity };
  await checkServing(db, 'suggested_serving_id', amount.servingId, [actor.id, day.person_id]);
  const meal = { kind: 'singlefoodmeal', id: await insertSingleFoodMeal(db, day.person_id, amount) } as const;
  await noteFoodUse(db, day.person_id, amount, now);
  return planMeal(ctx, day, { meal, mealMoment: slot.meal_moment, mealSlotId: slot.id });
};

export const planQuickAddMeal: Operation<Endpoints['planQuickAddMeal']> = async (ctx) => {
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

export const saveAndPlanRecipeMeal: Operation<Endpoints['saveAndPlanRecipeMeal']> = async (ctx) => {
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
