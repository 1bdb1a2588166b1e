import { endpoint, replacementOf } from '../endpoint.ts';
import { id, idParams, text } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { foodQuantity } from '../foods/models.ts';
import { ingredient } from '../recipes/models.ts';
import { diaryPaths } from './paths.ts';
import { diaryResourcePaths } from './resource-paths.ts';
import { INGREDIENT_CONTENT_TYPES } from '@weekbord/domain/diary/calendar-items';
import { z } from 'zod';

export const listIngredients = endpoint(diaryPaths.listIngredients, {
  access: 'member',
  summary: "The ingredients of the caller's own recipes and meals, newest first.",
  query: pageQuery.extend({ name: text({ max: 100 }).optional() }),
  answer: pageOf(ingredient),
});

export const createIngredient = endpoint(diaryPaths.createIngredient, {
  access: 'subject',
  summary: 'Adds a food to an own recipe or to a meal, whose figures follow.',
  body: z.object({
    quantity: foodQuantity,
    object_id: id,
    content_type: z.enum(INGREDIENT_CONTENT_TYPES),
    suggested_serving: id,
  }),
  answer: ingredient,
  status: 201,
  errors: ['own_recipes_off'],
});

export const getIngredient = endpoint(diaryPaths.getIngredient, {
  access: 'subject',
  summary: 'One ingredient of a recipe or a meal.',
  params: idParams,
  answer: ingredient,
});

export const updateIngredient = endpoint(diaryPaths.updateIngredient, {
  access: 'subject',
  summary:
    'Changes the amount or the serving, also to that of another food; the figures of the recipe or meal follow. A meal keeps what its line was before the food was swapped.',
  params: idParams,
  body: z.object({ quantity: foodQuantity.optional(), suggested_serving: id.optional() }),
  answer: ingredient,
  errors: ['own_recipes_off'],
});

export const deleteIngredient = endpoint(diaryPaths.deleteIngredient, {
  access: 'subject',
  summary: 'Takes a food out of an own recipe or a meal, whose figures follow.',
  params: idParams,
  errors: ['own_recipes_off'],
});

export const replaceIngredient = replacementOf(updateIngredient, diaryResourcePaths.replaceIngredient, {
  summary: 'Replaces the amount and the serving; the figures of the recipe or meal follow.',
  body: z.object({ quantity: foodQuantity, suggested_serving: id }),
});
