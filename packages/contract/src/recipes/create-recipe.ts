import { MAX_INGREDIENTS } from '@weekbord/domain/recipes/meal-limits';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, text } from '../fields.ts';
import { foodQuantity, recipeTemplate } from './models.ts';
import { recipesPaths } from './paths.ts';
import { recipeFields } from './recipe-fields.ts';

export const createRecipe = endpoint(recipesPaths.createRecipe, {
  access: 'member',
  summary: "A recipe of the caller's own with its ingredients and steps, new or a copy of a meal or another recipe.",
  body: recipeFields.partial().extend({
    /** How many portions the list of ingredients makes; amounts are kept for one. */
    portions: z.number().int().min(1).max(100).default(1),
    ingredients: z
      .array(
        z.object({ suggested_serving: id, quantity: foodQuantity, note: text({ max: 200 }).nullable().optional() }),
      )
      .max(MAX_INGREDIENTS)
      .optional(),
    published: z.boolean().default(false),
    /** Copies this meal's amounts; what else is sent takes the place of what it has. Tags and image are not copied. */
    recipe_meal: id.optional(),
    /** The same for a recipe. */
    recipe_template: id.optional(),
  }),
  answer: recipeTemplate,
  status: 201,
  errors: ['own_recipes_off'],
});
