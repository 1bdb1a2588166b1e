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
  summary: "Lists the ingredients of the caller's own recipes and meals, newest first.",
  query: pageQuery.extend({ name: text({ max: 100 }).optional() }),
  answer: pageOf(ingredient),
});

export const createIngredient = endpoint(diaryPaths.createIngredient, {
  access: 'subject',
  summary: 'Adds a food to an own recipe or a meal and updates its nutrition values.',
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
  summary: 'Returns an ingredient of a recipe or a meal.',
  params: idParams,
  answer: ingredient,
});

export const updateIngredient = endpoint(diaryPaths.updateIngredient, {
  access: 'subject',
  summary:
    "Changes an ingredient's amount or serving, also to another food's serving, and updates the nutrition values of the recipe or meal. A meal keeps the original ingredient of a swap.",
  params: idParams,
  body: z.object({ quantity: foodQuantity.optional(), suggested_serving: id.optional() }),
  answer: ingredient,
  errors: ['own_recipes_off'],
});

export const deleteIngredient = endpoint(diaryPaths.deleteIngredient, {
  access: 'subject',
  summary: 'Removes a food from an own recipe or a meal and updates its nutrition values.',
  params: idParams,
  errors: ['own_recipes_off'],
});

export const replaceIngredient = replacementOf(updateIngredient, diaryResourcePaths.replaceIngredient, {
  summary: "Replaces an ingredient's amount and serving and updates the nutrition values of the recipe or meal.",
  body: z.object({ quantity: foodQuantity, suggested_serving: id }),
});
