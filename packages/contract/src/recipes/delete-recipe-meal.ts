import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { recipesPaths } from './paths.ts';

export const deleteRecipeMeal = endpoint(recipesPaths.deleteRecipeMeal, {
  access: 'subject',
  summary: 'Deletes a meal made from a recipe, also out of its day.',
  params: idParams,
  errors: ['not_found'],
});
