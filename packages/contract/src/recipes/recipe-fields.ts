import { MEAL_TYPES } from '@weekbord/domain/slots/meal-moments';
import { lengthOfDirections, MAX_DIRECTIONS_LENGTH } from '@weekbord/domain/recipes/amounts/meal-limits';
import { RECIPE_TAGS } from '@weekbord/domain/recipes/list/recipe-tags';
import { z } from 'zod';
import { coded, line, repeated, text } from '../fields.ts';

const MINUTES_OF_A_DAY = 1440;

const tag = z.union([z.enum(RECIPE_TAGS), z.object({ name: z.enum(RECIPE_TAGS) }).transform(({ name }) => name)]);

const step = text({ min: 1, max: 2000 });

/** Whether a URL has a user name or password before its host, which makes it look like a different URL. */
function hasUserInfo(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { username, password } = new URL(address);
  return username !== '' || password !== '';
}

/** A link that is safe to display: https, and short enough to store; an empty string if there is none. */
const secureAddress = z.union([
  z.literal('').transform(() => null),
  text({ max: 500 })
    .pipe(z.url({ protocol: /^https$/, ...coded('not_an_address') }))
    .refine((address) => !hasUserInfo(address), coded('not_an_address')),
]);

/** Total minutes in a query, where they are sent as a string. */
export const minutesText = z
  .union([z.string().regex(/^\d{1,4}$/), z.number()])
  .transform(Number)
  .pipe(z.number().int().min(0).max(MINUTES_OF_A_DAY));

const minutes = z.number().int().min(0).max(MINUTES_OF_A_DAY).nullable();

/** The fields that a person fills in for a custom recipe. */
export const recipeFields = z.object({
  name: line({ min: 1, max: 200 }),
  /** `VEGAN` and `KETO` follow from the ingredients, regardless of what is sent. */
  tags: z.array(tag).max(RECIPE_TAGS.length),
  /** The meals for which the recipe may be planned; if empty, it is never planned automatically. */
  meal_types: z.array(z.enum(MEAL_TYPES)).max(MEAL_TYPES.length),
  /** Hands-on minutes; the total time also includes cooking and waiting. */
  preparation_time_min: minutes,
  cooking_time_min: minutes,
  /** Rising, resting, cooling: time that needs neither people nor a stove. */
  waiting_time_min: minutes,
  external_url: secureAddress.nullable(),
  directions: z
    .array(z.union([step, z.object({ text: step }).transform((direction) => direction.text)]))
    .max(50)
    .refine((steps) => lengthOfDirections(steps) <= MAX_DIRECTIONS_LENGTH, {
      ...coded('directions_too_long'),
      params: { max: MAX_DIRECTIONS_LENGTH },
    })
    .meta({ description: `All steps together have at most ${MAX_DIRECTIONS_LENGTH} characters.` }),
});

/** All fields of a recipe, for a call that replaces the whole recipe. */
export const wholeRecipeFields = z.object({
  name: recipeFields.shape.name,
  tags: recipeFields.shape.tags.default([]),
  meal_types: recipeFields.shape.meal_types.default([]),
  preparation_time_min: minutes.default(null),
  cooking_time_min: minutes.default(null),
  waiting_time_min: minutes.default(null),
  external_url: recipeFields.shape.external_url.default(null),
  directions: recipeFields.shape.directions.default([]),
});

const isAllMeals = (value: unknown) => value === 'ALL' || (Array.isArray(value) && value.includes('ALL'));

/** The meals for which to return recipes; `ALL` among them means no filter. */
export const mealTypesFilter = z
  .preprocess((value) => (isAllMeals(value) ? undefined : value), repeated(z.enum(MEAL_TYPES)).optional())
  .meta({ description: '`ALL` means no filter.' });
