import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { recipeTemplate } from './models.ts';
import { recipesPaths } from './paths.ts';

export const getRecipeTemplate = endpoint(recipesPaths.getRecipeTemplate, {
  access: 'member',
  summary: 'One recipe with its ingredients and steps.',
  params: idParams,
  answer: recipeTemplate,
  errors: ['not_found'],
});
