import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { recipesPaths } from './paths.ts';

export const deleteFavouriteRecipe = endpoint(recipesPaths.deleteFavouriteRecipe, {
  access: 'subject',
  summary: 'No favourite any more.',
  params: idParams,
  errors: ['not_found'],
});
