import { endpoint } from '../endpoint.ts';
import { id, idParams, idText } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { recipePreference } from './models.ts';
import { recipesPaths } from './paths.ts';
import { z } from 'zod';

export const listFavouriteRecipes = endpoint(recipesPaths.listFavouriteRecipes, {
  access: 'subject',
  summary: 'The favourites of the caller, or of a client named by `user`.',
  query: pageQuery.extend({ user: idText.optional(), recipe: idText.optional() }),
  answer: pageOf(recipePreference),
});

export const createFavouriteRecipe = endpoint(recipesPaths.createFavouriteRecipe, {
  access: 'subject',
  summary: 'Keeps a recipe as a favourite; the same again answers the one there is.',
  body: z.object({ recipe: id, user: id.optional() }),
  answer: recipePreference,
  status: 201,
  otherStatuses: [200],
});

export const deleteFavouriteRecipe = endpoint(recipesPaths.deleteFavouriteRecipe, {
  access: 'subject',
  summary: 'No favourite any more.',
  params: idParams,
});

export const listDislikedRecipes = endpoint(recipesPaths.listDislikedRecipes, {
  access: 'subject',
  summary: 'The disliked recipes of the caller, or of a client named by `user`.',
  query: pageQuery.extend({ user: idText.optional(), recipe: idText.optional() }),
  answer: pageOf(recipePreference),
});

export const createDislikedRecipe = endpoint(recipesPaths.createDislikedRecipe, {
  access: 'subject',
  summary: 'A recipe that is never planned again; the same again answers the one there is.',
  body: z.object({ recipe: id, user: id.optional() }),
  answer: recipePreference,
  status: 201,
  otherStatuses: [200],
});

export const deleteDislikedRecipe = endpoint(recipesPaths.deleteDislikedRecipe, {
  access: 'subject',
  summary: 'The recipe may be planned again.',
  params: idParams,
});
