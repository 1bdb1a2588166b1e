import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { recipesPaths } from './paths.ts';

export const deleteQuickAddMeal = endpoint(recipesPaths.deleteQuickAddMeal, {
  access: 'subject',
  summary: 'Deletes a meal of bare numbers, also out of its day.',
  params: idParams,
  errors: ['not_found'],
});
