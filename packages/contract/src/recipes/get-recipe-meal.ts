import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { recipeMeal } from './models.ts';
import { recipesPaths } from './paths.ts';

export const getRecipeMeal = endpoint(recipesPaths.getRecipeMeal, {
  access: 'subject',
  summary: 'One meal made from a recipe.',
  params: idParams,
  answer: recipeMeal,
  errors: ['not_found'],
});
