import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id } from '../fields.ts';
import { recipeMeal } from './models.ts';
import { recipesPaths } from './paths.ts';

export const createRecipeMeal = endpoint(recipesPaths.createRecipeMeal, {
  access: 'member',
  summary: 'A meal made from a recipe, to be planned.',
  body: z.object({ recipe_template: id, portions: z.number().int().min(1).max(20).default(1) }),
  answer: recipeMeal,
  status: 201,
});
