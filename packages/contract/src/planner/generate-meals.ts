import { endpoint } from '../endpoint.ts';
import { date, flagText, idText, repeated } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { planReason, recipeMeal } from '../diary/models.ts';
import { plannerPaths } from './paths.ts';
import { mealTypesFilter, minutesText } from '../recipes/recipe-fields.ts';
import { recipeChoice } from './recipe-choice.ts';
import { SEARCHED_TAGS } from '@weekbord/domain/recipes/list/recipe-tags';
import { SOURCE_PROVIDERS } from '@weekbord/domain/recipes/import/source-providers';
import { z } from 'zod';
import { listOf, SIZES } from '../sizes.ts';

/** A number in a query, where it is sent as a string. */
const figureText = z
  .union([z.string().regex(/^\d{1,5}([.,]\d{1,4})?$/), z.number()])
  .transform((value) => Number(String(value).replace(',', '.')))
  .pipe(z.number().min(0).max(20_000));

/** The requested proposals, and the meal they are for. */
export const proposalFilters = pageQuery.extend({
  meal_slot_specification: idText,
  date_to_plan_for: date.optional(),
  user: idText.optional(),
  /** The meal in the slot that is to be replaced: if it is a side dish, side dishes are suggested. */
  replaces: idText.optional(),
  /** Returns only this recipe, fitted to the meal. */
  id: idText.optional(),
  author: idText.optional(),
  favourite: flagText.optional(),
  /** Return recipes for these meals instead of the slot's own. */
  meal_types: mealTypesFilter,
  ingredient_search: z.string().max(100).optional(),
  source_provider: z.enum(SOURCE_PROVIDERS).optional(),
  published: flagText.optional(),
  tags: repeated(z.enum(SEARCHED_TAGS)).optional(),
  ...recipeChoice,
  /** Total minutes, `total_time_min`. */
  preparation_time_min_gte: minutesText.optional(),
  preparation_time_min_lte: minutesText.optional(),
  /** Targets that replace the slot's own; 0 means no target. */
  kcal: figureText.optional(),
  protein: figureText.optional(),
});

export const proposalReasons = listOf(z.object({ recipe: z.number().int(), reason: planReason }), SIZES.many);

const proposals = pageOf(recipeMeal).extend({ reasons: proposalReasons });

export const generateMeals = endpoint(plannerPaths.generateMeals, {
  access: 'subject',
  oneByOne: true,
  summary:
    'Suggests recipes fitted to a meal slot, best first, given what the day already contains; nothing is stored.',
  query: proposalFilters,
  answer: proposals,
  cost: 5,
});

export const generateMealsFromBody = endpoint(plannerPaths.generateMealsFromBody, {
  access: 'subject',
  oneByOne: true,
  summary: 'Same as GET food/generateMeals, with the filters in the body; `next` is a GET URL.',
  body: proposalFilters,
  answer: proposals,
  cost: 5,
  readOnly: true,
});
