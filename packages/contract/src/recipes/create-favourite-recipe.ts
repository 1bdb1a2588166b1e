import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id } from '../fields.ts';
import { recipePreference } from './models.ts';
import { recipesPaths } from './paths.ts';

export const createFavouriteRecipe = endpoint(recipesPaths.createFavouriteRecipe, {
  access: 'subject',
  summary: 'Keeps a recipe as a favourite; the same again answers the one there is.',
  body: z.object({ recipe: id, user: id.optional() }),
  answer: recipePreference,
  status: 201,
  otherStatuses: [200],
});
