import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { recipesPaths } from './paths.ts';

export const deleteRecipePhoto = endpoint(recipesPaths.deleteRecipePhoto, {
  access: 'member',
  summary: 'Takes the photo off an own recipe, which shows its composed cover again.',
  params: idParams,
  errors: ['not_found'],
});
