import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { recipeTemplate } from './models.ts';
import { recipesPaths } from './paths.ts';
import { recipeFields } from './recipe-fields.ts';

export const updateRecipeTemplate = endpoint(recipesPaths.updateRecipeTemplate, {
  access: 'member',
  summary: "Changes a recipe of the caller's own; publishing a copy of an own recipe takes the old one back.",
  params: idParams,
  body: recipeFields.partial().extend({ published: z.boolean().optional() }),
  answer: recipeTemplate,
  errors: ['not_found', 'own_recipes_off'],
});
