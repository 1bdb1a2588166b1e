import { endpoint } from '../endpoint.ts';
import { idText } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { recipePreference } from './models.ts';
import { recipesPaths } from './paths.ts';

export const listDislikedRecipes = endpoint(recipesPaths.listDislikedRecipes, {
  access: 'subject',
  summary: 'The disliked recipes of the caller, or of a client named by `user`.',
  query: pageQuery.extend({ user: idText.optional(), recipe: idText.optional() }),
  answer: pageOf(recipePreference),
});
