import { MEAL_TYPES, RECIPE_TAGS, SOURCE_PROVIDERS } from '@weekbord/domain/vocabulary';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { date, flagText, idText, repeated } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { recipeMeal } from './models.ts';
import { recipesPaths } from './paths.ts';

export const generateMeals = endpoint(recipesPaths.generateMeals, {
  access: 'subject',
  summary: 'Recipes fitted to a meal slot, best first, given what the day already holds; nothing is stored.',
  query: pageQuery.extend({
    meal_slot_specification: idText,
    date_to_plan_for: date.optional(),
    user: idText.optional(),
    author: idText.optional(),
    favourite: flagText.optional(),
    /** Recipes of these meals instead of the slot's own. */
    meal_types: repeated(z.enum(MEAL_TYPES)).optional(),
    ingredient_search: z.string().max(100).optional(),
    source_provider: z.enum(SOURCE_PROVIDERS).optional(),
    tags: repeated(z.enum(RECIPE_TAGS)).optional(),
    preparation_time_min_gte: idText.optional(),
    preparation_time_min_lte: idText.optional(),
  }),
  answer: pageOf(recipeMeal),
  cost: 5,
});
