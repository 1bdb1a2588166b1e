import { endpoint } from '../endpoint.ts';
import { recipeTemplate } from './models.ts';
import { recipesPaths } from './paths.ts';
import { recipeFields } from './recipe-fields.ts';

export const createRecipeTemplate = endpoint(recipesPaths.createRecipeTemplate, {
  access: 'member',
  summary: "A draft of a recipe of the caller's own.",
  body: recipeFields.partial().required({ name: true }),
  answer: recipeTemplate,
  status: 201,
  errors: ['own_recipes_off'],
});
