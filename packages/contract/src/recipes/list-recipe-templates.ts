import { MEAL_TYPES, RECIPE_TAGS, SOURCE_PROVIDERS } from '@weekbord/domain/vocabulary';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { flagText, idText, repeated } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { recipeTemplateSummary } from './models.ts';
import { recipesPaths } from './paths.ts';
import { minutesText } from './recipe-fields.ts';

export const listRecipeTemplates = endpoint(recipesPaths.listRecipeTemplates, {
  access: 'member',
  summary: "Published recipes and the caller's own, by name.",
  query: pageQuery.extend({
    author: idText.optional(),
    source_provider: z.enum(SOURCE_PROVIDERS).optional(),
    published: flagText.optional(),
    tags: repeated(z.enum(RECIPE_TAGS)).optional(),
    meal_types: repeated(z.enum(MEAL_TYPES)).optional(),
    favourite: flagText.optional(),
    ingredient_search: z.string().max(100).optional(),
    preparation_time_min_gte: minutesText.optional(),
    preparation_time_min_lte: minutesText.optional(),
  }),
  answer: pageOf(recipeTemplateSummary),
});
