import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { recipesPaths } from './paths.ts';

export const deleteRecipeMeal = endpoint(recipesPaths.deleteRecipeMeal, {
  access: 'subject',
  summary: 'Deletes a meal that stands in no day; one that does is taken out of its day instead.',
  params: idParams,
  errors: ['not_found', 'meal_in_diary'],
});
