import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { ingredient } from './models.ts';
import { recipesPaths } from './paths.ts';

export const getIngredient = endpoint(recipesPaths.getIngredient, {
  access: 'subject',
  summary: 'One ingredient of a recipe or a meal.',
  params: idParams,
  answer: ingredient,
  errors: ['not_found'],
});
