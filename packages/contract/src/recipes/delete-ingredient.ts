import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { recipesPaths } from './paths.ts';

export const deleteIngredient = endpoint(recipesPaths.deleteIngredient, {
  access: 'subject',
  summary: 'Takes a food out of an own recipe or a meal, whose figures follow.',
  params: idParams,
  errors: ['not_found', 'own_recipes_off'],
});
