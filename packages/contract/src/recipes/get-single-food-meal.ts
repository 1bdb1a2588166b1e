import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { singleFoodMeal } from './models.ts';
import { recipesPaths } from './paths.ts';

export const getSingleFoodMeal = endpoint(recipesPaths.getSingleFoodMeal, {
  access: 'subject',
  summary: 'One meal of a single food.',
  params: idParams,
  answer: singleFoodMeal,
  errors: ['not_found'],
});
