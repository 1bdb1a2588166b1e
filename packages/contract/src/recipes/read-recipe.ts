import { MAX_PAGE_LENGTH, MAX_RECIPE_TEXT_LENGTH } from '@weekbord/domain/recipes/read/reading-limits';
import { LINE_MARKS } from '@weekbord/domain/recipes/read/read-line-marks';
import { MEAL_TYPES } from '@weekbord/domain/slots/meal-moments';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { coded, idParams } from '../fields.ts';
import { food, suggestedServing } from '../foods/models.ts';
import { direction } from './models.ts';
import { fileRecipe } from './file-recipe.ts';
import { recipesPaths } from './paths.ts';
import { listOf, SIZES } from '../sizes.ts';

/** Maximum bytes of the request: a saved web page with the escapes that JSON adds. */
const MAX_BODY_BYTES = 3 * 1024 * 1024;

/**
 * One parsed line of a recipe. The person must check `unsure` and `unmatched` lines. `quantity` counts
 * `suggested_serving`, so that both can be sent to createRecipe unchanged. If no serving is known, it counts `measure`
 * as in the line.
 */
export const readIngredient = z
  .object({
    /** The line as it was found. */
    raw: z.string(),
    /** The line without its amount and remarks, and the remarks. */
    name: z.string(),
    note: z.string().nullable(),
    state: z.enum(['matched', 'unsure', 'unmatched']),
    quantity: z.number().nullable(),
    measure: z.string().nullable(),
    suggested_serving: suggestedServing.nullable(),
    food: food.nullable(),
    /** Other foods that the line may mean, best first. */
    alternatives: listOf(food, SIZES.few),
    /** Grams of the whole line; null if unknown. */
    grams: z.number().nullable(),
    /**
     * True if the amount or weight is a guess, such as a pinch, a range, or a spoonful of something not measured in
     * spoons.
     */
    is_estimated: z.boolean(),
    /**
     * Marks to show to the person. The line is `optional`, `to_serve` or `to_garnish`; only what is `absorbed`, or not
     * `poured_off`, or the weight `without_bone` is counted; the line offers a `choice`; the amount is unusually
     * `large`.
     */
    marks: listOf(z.enum(LINE_MARKS), SIZES.few),
  })
  .meta({ id: 'ReadIngredient' });
export type ReadIngredient = z.infer<typeof readIngredient>;

const readRecipeAnswer = z
  .object({
    name: z.string(),
    /**
     * The number of portions; null if the recipe does not say, in which case the person is asked before it is saved.
     */
    portions: z.number().int().nullable(),
    preparation_time_min: z.number().int().nullable(),
    cooking_time_min: z.number().int().nullable(),
    waiting_time_min: z.number().int().nullable(),
    meal_types: listOf(z.enum(MEAL_TYPES), SIZES.few),
    external_url: z.string().nullable(),
    directions: listOf(direction, SIZES.few),
    ingredients: listOf(readIngredient, SIZES.many),
  })
  .meta({ id: 'ReadRecipe' });

export const readRecipe = endpoint(recipesPaths.readRecipe, {
  access: 'member',
  summary:
    'Reads a draft recipe from a web address, pasted text, a saved page or one recipe of a file; nothing is stored.',
  /** Exactly one of these four fields must be sent. */
  body: z.object({
    url: z.string().max(2000, coded('too_long')).optional(),
    text: z.string().max(MAX_RECIPE_TEXT_LENGTH, coded('too_long')).optional(),
    html: z.string().max(MAX_PAGE_LENGTH, coded('too_long')).optional(),
    recipe: fileRecipe.optional(),
  }),
  answer: readRecipeAnswer,
  /** A demo account cannot import from URLs. */
  errors: ['not_in_demo'],
  maxBodyBytes: MAX_BODY_BYTES,
  readOnly: true,
  cost: 20,
  heavy: true,
});

export const readRecipeToCheck = endpoint(recipesPaths.readRecipeToCheck, {
  access: 'member',
  summary: 'Returns a draft recipe that still has to be checked.',
  params: idParams,
  answer: readRecipeAnswer,
  heavy: true,
  cost: 20,
});
