import { endpoint, replacementOf } from '../endpoint.ts';
import { id, idParams, idText } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { loggingParts } from './log-meals.ts';
import { calendarItem, singleFoodMeal } from './models.ts';
import { foodQuantity } from '../foods/models.ts';
import { diaryPaths } from './paths.ts';
import { diaryResourcePaths } from './resource-paths.ts';
import { z } from 'zod';

export const createSingleFoodMeal = endpoint(diaryPaths.createSingleFoodMeal, {
  access: 'member',
  summary: 'Creates a single-food meal, to be planned.',
  body: z.object({ suggested_serving: id, quantity: foodQuantity }),
  answer: singleFoodMeal,
  status: 201,
});

export const getSingleFoodMeal = endpoint(diaryPaths.getSingleFoodMeal, {
  access: 'subject',
  summary: 'Returns a single-food meal.',
  params: idParams,
  answer: singleFoodMeal,
});

export const updateSingleFoodMeal = endpoint(diaryPaths.updateSingleFoodMeal, {
  access: 'subject',
  summary: 'Updates the amount or the unit of a single-food meal.',
  params: idParams,
  body: z.object({ suggested_serving: id.optional(), quantity: foodQuantity.optional() }),
  answer: singleFoodMeal,
});

export const deleteSingleFoodMeal = endpoint(diaryPaths.deleteSingleFoodMeal, {
  access: 'subject',
  summary: 'Deletes a single-food meal and removes it from its day.',
  params: idParams,
});

export const planSingleFoodMeal = endpoint(diaryPaths.planSingleFoodMeal, {
  event: 'calendar_item.created',
  access: 'subject',
  summary: 'Adds an amount of a food to a slot of a day, eaten or planned.',
  body: z.object({
    calendar_day_id: id,
    meal_slot_id: id,
    suggested_serving_id: id,
    quantity: foodQuantity,
    ...loggingParts,
  }),
  answer: calendarItem,
  status: 201,
});

export const listSingleFoodMeals = endpoint(diaryResourcePaths.listSingleFoodMeals, {
  access: 'subject',
  summary: 'Lists the single-food meals of the caller, or of a client named by `user`, newest first.',
  query: pageQuery.extend({ user: idText.optional() }),
  answer: pageOf(singleFoodMeal),
});

export const replaceSingleFoodMeal = replacementOf(updateSingleFoodMeal, diaryResourcePaths.replaceSingleFoodMeal, {
  summary: 'Replaces the amount and the unit of a single-food meal.',
  body: z.object({ suggested_serving: id, quantity: foodQuantity }),
});
