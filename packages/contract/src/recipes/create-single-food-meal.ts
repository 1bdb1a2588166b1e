import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id } from '../fields.ts';
import { foodQuantity, singleFoodMeal } from './models.ts';
import { recipesPaths } from './paths.ts';

export const createSingleFoodMeal = endpoint(recipesPaths.createSingleFoodMeal, {
  access: 'member',
  summary: 'An amount of a food, to be planned.',
  body: z.object({ suggested_serving: id, quantity: foodQuantity }),
  answer: singleFoodMeal,
  status: 201,
});
