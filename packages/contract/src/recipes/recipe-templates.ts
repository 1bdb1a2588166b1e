import { endpoint, replacementOf } from '../endpoint.ts';
import { flagText, id, idParams, idText, line, repeated } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { foodQuantity } from '../foods/models.ts';
import { recipeTemplate, recipeTemplateSummary } from './models.ts';
import { recipesPaths } from './paths.ts';
import { recipeResourcePaths } from './resource-paths.ts';
import { mealTypesFilter, minutesText, recipeFields, wholeRecipeFields } from './recipe-fields.ts';
import { MAX_INGREDIENTS } from '@weekbord/domain/recipes/amounts/meal-limits';
import { RECIPE_TAGS, SEARCHED_TAGS } from '@weekbord/domain/recipes/list/recipe-tags';
import { SOURCE_PROVIDERS } from '@weekbord/domain/recipes/import/source-providers';
import { z } from 'zod';

export const listRecipeTemplates = endpoint(recipesPaths.listRecipeTemplates, {
  access: 'member',
  summary: "Lists published recipes and the caller's own, by name.",
  query: pageQuery.extend({
    author: idText.optional(),
    source_provider: z.enum(SOURCE_PROVIDERS).optional(),
    published: flagText.optional(),
    tags: repeated(z.enum(SEARCHED_TAGS)).optional(),
    meal_types: mealTypesFilter,
    favourite: flagText.optional(),
    ingredient_search: z.string().max(100).optional(),
    /** Total minutes, `total_time_min`. */
    preparation_time_min_gte: minutesText.optional(),
    preparation_time_min_lte: minutesText.optional(),
  }),
  answer: pageOf(recipeTemplateSummary),
});

export const getRecipeTemplate = endpoint(recipesPaths.getRecipeTemplate, {
  access: 'member',
  asClient: true,
  summary: "Returns a recipe with its ingredients and steps, with substitutes where the caller's rules require them.",
  params: idParams,
  query: z.object({
    /** Returns the recipe as its author wrote it, even if the caller may not eat it. */
    as_written: flagText.optional(),
  }),
  answer: recipeTemplate,
});

export const createRecipeTemplate = endpoint(recipesPaths.createRecipeTemplate, {
  access: 'member',
  summary: 'Creates a draft recipe for the caller.',
  body: recipeFields.partial().required({ name: true }),
  answer: recipeTemplate,
  status: 201,
  errors: ['own_recipes_off'],
});

export const createRecipe = endpoint(recipesPaths.createRecipe, {
  access: 'member',
  summary: 'Creates a recipe for the caller with ingredients and steps, new or copied from a meal or another recipe.',
  body: recipeFields.partial().extend({
    /** How many portions the list of ingredients makes. The amounts are stored per portion. */
    portions: z.number().int().min(1).max(100).default(1),
    ingredients: z
      .array(
        z.object({ suggested_serving: id, quantity: foodQuantity, note: line({ max: 200 }).nullable().optional() }),
      )
      .max(MAX_INGREDIENTS)
      .optional(),
    published: z.boolean().default(false),
    /**
     * Copies the amounts of this meal. Everything else that is sent replaces the meal's values; its tags and image are
     * not copied.
     */
    recipe_meal: id.optional(),
    /** Copies the amounts of this recipe. */
    recipe_template: id.optional(),
    /** The imported recipe to check that becomes this recipe and is no longer listed. */
    recipe_to_check: id.optional(),
  }),
  answer: recipeTemplate,
  status: 201,
  errors: ['own_recipes_off'],
});

export const updateRecipeTemplate = endpoint(recipesPaths.updateRecipeTemplate, {
  access: 'member',
  summary: "Updates one of the caller's own recipes; publishing a copy of an own recipe withdraws the original.",
  params: idParams,
  body: recipeFields.partial().extend({ published: z.boolean().optional() }),
  answer: recipeTemplate,
  errors: ['own_recipes_off'],
});

export const deleteRecipeTemplate = endpoint(recipesPaths.deleteRecipeTemplate, {
  access: 'member',
  summary: "Withdraws one of the caller's own recipes; a draft that no plan refers to is deleted.",
  params: idParams,
  errors: ['own_recipes_off'],
});

const recipeTag = z.object({ id: z.number().int(), name: z.enum(RECIPE_TAGS) }).meta({ id: 'RecipeTag' });

export const listRecipeTags = endpoint(recipesPaths.listRecipeTags, {
  access: 'member',
  asClient: true,
  summary: 'Lists the tags recipes can have.',
  query: pageQuery,
  answer: pageOf(recipeTag),
});

export const getRecipeTag = endpoint(recipeResourcePaths.getRecipeTag, {
  access: 'member',
  asClient: true,
  summary: 'Returns a tag recipes can have.',
  params: idParams,
  answer: recipeTag,
});

export const replaceRecipeTemplate = replacementOf(updateRecipeTemplate, recipeResourcePaths.replaceRecipeTemplate, {
  summary: "Replaces one of the caller's own recipes, except its ingredients and photo; omitted fields are cleared.",
  body: wholeRecipeFields.extend({ published: z.boolean() }),
});
