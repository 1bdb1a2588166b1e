import { endpoint, replacementOf } from '../endpoint.ts';
import { id, idParams, idText } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { recipePreference } from './models.ts';
import { recipesPaths } from './paths.ts';
import { recipeResourcePaths } from './resource-paths.ts';
import { z } from 'zod';

export const listFavouriteRecipes = endpoint(recipesPaths.listFavouriteRecipes, {
  access: 'subject',
  summary: 'Lists the favourites of the caller, or of a client named by `user`.',
  query: pageQuery.extend({ user: idText.optional(), recipe: idText.optional() }),
  answer: pageOf(recipePreference),
});

export const createFavouriteRecipe = endpoint(recipesPaths.createFavouriteRecipe, {
  access: 'subject',
  summary: 'Adds a recipe to the favourites; if it already is one, returns the existing entry.',
  body: z.object({ recipe: id, user: id.optional() }),
  answer: recipePreference,
  status: 201,
  otherStatuses: [200],
});

export const deleteFavouriteRecipe = endpoint(recipesPaths.deleteFavouriteRecipe, {
  access: 'subject',
  summary: 'Removes a favourite.',
  params: idParams,
});

export const listDislikedRecipes = endpoint(recipesPaths.listDislikedRecipes, {
  access: 'subject',
  summary: 'Lists the disliked recipes of the caller, or of a client named by `user`.',
  query: pageQuery.extend({ user: idText.optional(), recipe: idText.optional() }),
  answer: pageOf(recipePreference),
});

export const createDislikedRecipe = endpoint(recipesPaths.createDislikedRecipe, {
  access: 'subject',
  summary:
    'Dislikes a recipe, so that it is never planned again; if it already is disliked, returns the existing entry.',
  body: z.object({ recipe: id, user: id.optional() }),
  answer: recipePreference,
  status: 201,
  otherStatuses: [200],
});

export const deleteDislikedRecipe = endpoint(recipesPaths.deleteDislikedRecipe, {
  access: 'subject',
  summary: 'Removes a dislike, so that the recipe may be planned again.',
  params: idParams,
});

export const getFavouriteRecipe = endpoint(recipeResourcePaths.getFavouriteRecipe, {
  access: 'subject',
  summary: 'Returns a favourite.',
  params: idParams,
  answer: recipePreference,
});

export const updateFavouriteRecipe = endpoint(recipeResourcePaths.updateFavouriteRecipe, {
  access: 'subject',
  summary: 'Changes a favourite to another recipe.',
  params: idParams,
  body: z.object({ recipe: id.optional() }),
  answer: recipePreference,
});

export const replaceFavouriteRecipe = replacementOf(updateFavouriteRecipe, recipeResourcePaths.replaceFavouriteRecipe, {
  summary: 'Replaces the recipe of a favourite.',
  body: z.object({ recipe: id }),
});

export const getDislikedRecipe = endpoint(recipeResourcePaths.getDislikedRecipe, {
  access: 'subject',
  summary: 'Returns a disliked recipe.',
  params: idParams,
  answer: recipePreference,
});

export const updateDislikedRecipe = endpoint(recipeResourcePaths.updateDislikedRecipe, {
  access: 'subject',
  summary: 'Changes a dislike to another recipe.',
  params: idParams,
  body: z.object({ recipe: id.optional() }),
  answer: recipePreference,
});

export const replaceDislikedRecipe = replacementOf(updateDislikedRecipe, recipeResourcePaths.replaceDislikedRecipe, {
  summary: 'Replaces the recipe of a dislike.',
  body: z.object({ recipe: id }),
});
