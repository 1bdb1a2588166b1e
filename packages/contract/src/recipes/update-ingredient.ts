import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, idParams } from '../fields.ts';
import { foodQuantity, ingredient } from './models.ts';
import { recipesPaths } from './paths.ts';

export const updateIngredient = endpoint(recipesPaths.updateIngredient, {
  access: 'subject',
  summary: 'Changes the amount or the serving; the figures of the recipe or meal follow.',
  params: idParams,
  body: z.object({ quantity: foodQuantity.optional(), suggested_serving: id.optional() }),
  answer: ingredient,
  errors: ['not_found', 'own_recipes_off'],
});
