import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { quickAddMeal } from './models.ts';
import { recipesPaths } from './paths.ts';

export const getQuickAddMeal = endpoint(recipesPaths.getQuickAddMeal, {
  access: 'subject',
  summary: 'One meal of bare numbers.',
  params: idParams,
  answer: quickAddMeal,
  errors: ['not_found'],
});
