import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { food, foodLabel } from '../foods/models.ts';
import { recipesPaths } from './paths.ts';

export const updateFood = endpoint(recipesPaths.updateFood, {
  access: 'member',
  summary:
    "Corrects or hides one of the caller's own foods. Recipes and planned meals are updated; logged meals only on request.",
  params: idParams,
  body: foodLabel.partial().extend({
    /** Whether search, barcodes and lists leave the food out; meals and recipes keep it. */
    is_hidden: z.boolean().optional(),
    /** Whether meals already logged also get the new values. */
    corrects_logged: z.boolean().default(false),
  }),
  answer: food,
});
