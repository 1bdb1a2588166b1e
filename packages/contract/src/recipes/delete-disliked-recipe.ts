import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { recipesPaths } from './paths.ts';

export const deleteDislikedRecipe = endpoint(recipesPaths.deleteDislikedRecipe, {
  access: 'subject',
  summary: 'The recipe may be planned again.',
  params: idParams,
  errors: ['not_found'],
});
