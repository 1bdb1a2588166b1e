import { INGREDIENT_CONTENT_TYPES } from '@weekbord/domain/vocabulary';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id } from '../fields.ts';
import { foodQuantity, ingredient } from './models.ts';
import { recipesPaths } from './paths.ts';

export const createIngredient = endpoint(recipesPaths.createIngredient, {
  access: 'subject',
  summary: 'Adds a food to an own recipe or to a meal, whose figures follow.',
  body: z.object({
    quantity: foodQuantity,
    object_id: id,
    content_type: z.enum(INGREDIENT_CONTENT_TYPES),
    suggested_serving: id,
  }),
  answer: ingredient,
  status: 201,
  errors: ['own_recipes_off'],
});
