import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id } from '../fields.ts';
import { recipePreference } from './models.ts';
import { recipesPaths } from './paths.ts';

export const createDislikedRecipe = endpoint(recipesPaths.createDislikedRecipe, {
  access: 'subject',
  summary: 'A recipe that is never planned again; the same again answers the one there is.',
  body: z.object({ recipe: id, user: id.optional() }),
  answer: recipePreference,
  status: 201,
  otherStatuses: [200],
});
