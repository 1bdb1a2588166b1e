import { endpoint } from '../endpoint.ts';
import { idText } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { recipePreference } from './models.ts';
import { recipesPaths } from './paths.ts';

export const listFavouriteRecipes = endpoint(recipesPaths.listFavouriteRecipes, {
  access: 'subject',
  summary: 'The favourites of the caller, or of a client named by `user`.',
  query: pageQuery.extend({ user: idText.optional(), recipe: idText.optional() }),
  answer: pageOf(recipePreference),
});
