import { MEAL_TYPES } from '@weekbord/domain/vocabulary';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { flagText, idText, repeated } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { recipeMeal } from '../diary/models.ts';
import { plannerPaths } from './paths.ts';
import { minutesText } from '../recipes/recipe-fields.ts';

export const listRecipeInspiration = endpoint(plannerPaths.listRecipeInspiration, {
  access: 'member',
  oneByOne: true,
  summary: "Recipes that the caller's diet allows, others first each day, fitted to the caller's plan.",
  query: pageQuery.extend({
    /** Only this recipe. */
    id: idText.optional(),
    ingredient_search: z.string().max(100).optional(),
    favourite: flagText.optional(),
    meal_types: repeated(z.enum(MEAL_TYPES)).optional(),
    preparation_time_min_gte: minutesText.optional(),
    preparation_time_min_lte: minutesText.optional(),
  }),
  answer: pageOf(recipeMeal),
  cost: 3,
});
