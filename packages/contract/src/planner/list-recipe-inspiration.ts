import { MEAL_TYPES, SOURCE_PROVIDERS } from '@weekbord/domain/vocabulary';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { flagText, idText, repeated } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { recipeMeal } from '../diary/models.ts';
import { plannerPaths } from './paths.ts';
import { minutesText } from '../recipes/recipe-fields.ts';
import { recipeChoice } from './recipe-choice.ts';

export const listRecipeInspiration = endpoint(plannerPaths.listRecipeInspiration, {
  access: 'member',
  oneByOne: true,
  summary: "Recipes that the caller's diet allows, others first each day, fitted to the caller's plan.",
  query: pageQuery.extend({
    /** Only this recipe. */
    id: idText.optional(),
    ingredient_search: z.string().max(100).optional(),
    favourite: flagText.optional(),
    source_provider: z.enum(SOURCE_PROVIDERS).optional(),
    meal_types: repeated(z.enum(MEAL_TYPES)).optional(),
    ...recipeChoice,
    /** Minutes in all, `total_time_min`. */
    preparation_time_min_gte: minutesText.optional(),
    preparation_time_min_lte: minutesText.optional(),
  }),
  answer: pageOf(recipeMeal),
  cost: 3,
});
