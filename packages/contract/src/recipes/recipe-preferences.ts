import { endpoint, replacementOf } from '../endpoint.ts';
import { id, idParams, idText } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { recipePreference } from './models.ts';
import { recipesPaths } from './paths.ts';
import { recipeResourcePaths } from './resource-paths.ts';
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

export const getFavouriteRecipe = endpoint(recipeResourcePaths.getFavouriteRecipe, {
  access: 'subject',
  summary: 'One favourite.',
  params: idParams,
  answer: recipePreference,
});

export const updateFavouriteRecipe = endpoint(recipeResourcePaths.updateFavouriteRecipe, {
  access: 'subject',
  summary: 'Puts another recipe in the place of a favourite.',
  params: idParams,
  body: z.object({ recipe: id.optional() }),
  answer: recipePreference,
});

export const replaceFavouriteRecipe = replacementOf(updateFavouriteRecipe, recipeResourcePaths.replaceFavouriteRecipe, {
  summary: 'Puts a recipe in the place of a favourite.',
  body: z.object({ recipe: id }),
});

export const getDislikedRecipe = endpoint(recipeResourcePaths.getDislikedRecipe, {
  access: 'subject',
  summary: 'One disliked recipe.',
  params: idParams,
  answer: recipePreference,
});

export const updateDislikedRecipe = endpoint(recipeResourcePaths.updateDislikedRecipe, {
  access: 'subject',
  summary: 'Puts another recipe in the place of a disliked recipe.',
  params: idParams,
  body: z.object({ recipe: id.optional() }),
  answer: recipePreference,
});

export const replaceDislikedRecipe = replacementOf(updateDislikedRecipe, recipeResourcePaths.replaceDislikedRecipe, {
  summary: 'Puts a recipe in the place of a disliked recipe.',
  body: z.object({ recipe: id }),
});
