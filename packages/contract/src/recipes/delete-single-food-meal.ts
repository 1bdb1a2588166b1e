import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { recipesPaths } from './paths.ts';

export const deleteSingleFoodMeal = endpoint(recipesPaths.deleteSingleFoodMeal, {
  access: 'subject',
  summary: 'Deletes a meal of a single food, also out of its day.',
  params: idParams,
  errors: ['not_found'],
});
