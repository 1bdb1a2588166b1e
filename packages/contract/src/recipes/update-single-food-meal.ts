import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, idParams } from '../fields.ts';
import { foodQuantity, singleFoodMeal } from './models.ts';
import { recipesPaths } from './paths.ts';

export const updateSingleFoodMeal = endpoint(recipesPaths.updateSingleFoodMeal, {
  access: 'subject',
  summary: 'Changes how much of the food it is, or how that is measured.',
  params: idParams,
  body: z.object({ suggested_serving: id.optional(), quantity: foodQuantity.optional() }),
  answer: singleFoodMeal,
  errors: ['not_found'],
});
