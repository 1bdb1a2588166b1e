import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { recipesPaths } from './paths.ts';

export const deleteRecipeTemplate = endpoint(recipesPaths.deleteRecipeTemplate, {
  access: 'member',
  summary: "Takes back a recipe of the caller's own; a draft that no plan refers to is gone.",
  params: idParams,
  errors: ['not_found', 'own_recipes_off'],
});
