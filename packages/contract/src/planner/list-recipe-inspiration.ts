import { readPlate } from '@weekbord/domain/plates/plate-code';
import { MEAL_MOMENTS } from '@weekbord/domain/slots/meal-moments';
import { SOURCE_PROVIDERS } from '@weekbord/domain/recipes/import/source-providers';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { coded, flagText, idParams, idText } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { recipeMeal } from '../diary/models.ts';
import { plannerPaths } from './paths.ts';
import { plannerResourcePaths } from './resource-paths.ts';
import { mealTypesFilter, minutesText } from '../recipes/recipe-fields.ts';
import { recipeChoice } from './recipe-choice.ts';
import { listOf, SIZES } from '../sizes.ts';

/** The meal moment whose slot each recipe is fitted to; a recipe shown in its own portion is absent. */
export const fittedRecipes = listOf(z.object({ recipe: z.number().int(), moment: z.enum(MEAL_MOMENTS) }), SIZES.many);

export const listRecipeInspiration = endpoint(plannerPaths.listRecipeInspiration, {
  access: 'member',
  oneByOne: true,
  summary:
    "Lists recipes that fit the caller's diet, in a new order each day, with portions fitted to the caller's plan.",
  query: pageQuery.extend({
    /** Returns only this recipe. */
    id: idText.optional(),
    /** The plate that was shown before, to be used instead of one fitted to today's plan. */
    plate: z
      .string()
      .refine((text) => readPlate(text) !== null, coded('invalid'))
      .optional(),
    ingredient_search: z.string().max(100).optional(),
    favourite: flagText.optional(),
    source_provider: z.enum(SOURCE_PROVIDERS).optional(),
    meal_types: mealTypesFilter,
    ...recipeChoice,
    /** Total minutes, `total_time_min`. */
    preparation_time_min_gte: minutesText.optional(),
    preparation_time_min_lte: minutesText.optional(),
  }),
  answer: pageOf(recipeMeal).extend({ fitted: fittedRecipes }),
  cost: 3,
});

export const getRecipeInspiration = endpoint(plannerResourcePaths.getRecipeInspiration, {
  access: 'member',
  oneByOne: true,
  summary: "Returns a recipe that fits the caller's diet, with portions fitted to the caller's plan.",
  params: idParams,
  answer: recipeMeal,
  cost: 3,
});
