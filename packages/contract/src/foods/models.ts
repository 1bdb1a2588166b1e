import { roundQuantity } from '@weekbord/domain/recipes/amounts/ingredient-quantity';
import { MAX_FOOD_QUANTITY } from '@weekbord/domain/recipes/amounts/meal-limits';
import { FOOD_SOURCES } from '@weekbord/domain/foods/food-sources';
import { z } from 'zod';
import { coded, id, line, moment, text } from '../fields.ts';
import { listOf, SIZES } from '../sizes.ts';

/** Maximum length of a search for foods. */
export const LONGEST_QUERY = 100;

/** The diets that a food or recipe suits. `unknown` never counts as `yes`. */
export const dietAnswers = z.object({
  vegan: z.enum(['yes', 'no', 'unknown']),
  vegetarian: z.enum(['yes', 'no', 'unknown']),
  pescatarian: z.enum(['yes', 'no', 'unknown']),
  /** `yes` assumes that any meat in the food is halal. */
  halal: z.enum(['yes', 'no', 'unknown']),
});
export const allergenAnswers = z.object({
  gluten: z.enum(['contains', 'free', 'unknown']),
  lactose: z.enum(['contains', 'free', 'unknown']),
  nuts: z.enum(['contains', 'free', 'unknown']),
  crustaceans_shellfish: z.enum(['contains', 'free', 'unknown']),
});

const figure = z.number().nullable();

/** A way to measure a food, with its nutrients per serving; null if unknown. */
export const suggestedServing = z
  .object({
    id: z.number().int(),
    serving_description: z.string(),
    /** The name of the measure: "tablespoon", and "tablespoons" for more than one. */
    measurement_description: z.string(),
    measurement_description_plural: z.string(),
    /** The measure as a language-independent code: g, ml, piece, tbsp and so on. */
    measure: z.string(),
    one_serving_in_metric_value: z.number(),
    kcal: figure,
    protein: figure,
    carbohydrates: figure,
    fat: figure,
    fiber: figure,
    food: z.number().int(),
  })
  .meta({ id: 'SuggestedServing' });

/** The serving that the person last used for a food. */
export const preferredServing = suggestedServing
  .extend({
    food_name: z.string(),
    brand_name: z.string().nullable(),
    /** The URL of the food's painted picture, like that of a recipe. */
    picture: z.string(),
    quantity: z.number(),
    last_used_at: moment,
  })
  .meta({ id: 'PreferredServing' });

/** Energy in kcal and the rest in grams, per 100 g; carbohydrates without fibre; null if unknown. */
export const figuresPer100g = z.object({
  kcal: figure,
  protein: figure,
  carbohydrates: figure,
  fat: figure,
  fiber: figure,
  sugars: figure,
  saturated_fat: figure,
  salt: figure,
});

export const food = z
  .object({
    id: z.number().int(),
    name: z.string(),
    brand_name: z.string().nullable(),
    category: z.string(),
    /** The product's own catalogue, an open food database, or the person who made the food. */
    source: z.enum(FOOD_SOURCES),
    /** The URL of the food's painted picture, like that of a recipe. */
    picture: z.string(),
    per_100g: figuresPer100g,
    /** Whether the values are per 100 ml; a millilitre then counts as one gram. */
    by_volume: z.boolean(),
    /**
     * The source of the values: a food table or database with its number for the food ("USDA 172664", "Ciqual 25123",
     * "Open Food Facts 8710400000000"), "label", "estimate", or "own" for a custom food.
     */
    figures_from: z.string(),
    /** The label allergens that the food contains; null if its label does not say. */
    label_allergens: listOf(z.string(), SIZES.few).nullable(),
    may_contain: listOf(z.string(), SIZES.few),
    suggested_servings: listOf(suggestedServing, SIZES.few),
    diets: dietAnswers,
    allergens: allergenAnswers,
  })
  .meta({ id: 'Food' });

export const ingredientToAvoid = z
  .object({ id: z.number().int(), name: z.string(), key: z.string() })
  .meta({ id: 'IngredientToAvoid' });

/** The ids of all ingredients that a person avoids. */
export const ingredientToAvoidIds = z.array(id).max(100);

/** The number of servings, rounded to steps of 0.05. */
export const foodQuantity = z
  .number()
  .max(MAX_FOOD_QUANTITY)
  .transform(roundQuantity)
  .refine((quantity) => quantity > 0, coded('not_positive'));

const labelFigure = z.number().min(0).max(1000);
/** A custom food as copied from a label. */
export const foodLabel = z.object({
  name: line({ min: 1, max: 120 }),
  brand_name: line({ max: 80 }).nullish(),
  /** Must differ from the barcodes of the caller's other custom foods. */
  barcode: text({ max: 40 }).nullish(),
  /** As on the label: carbohydrates without fibre. */
  per_100g: z.object({
    kcal: labelFigure,
    protein: labelFigure,
    fat: labelFigure,
    carbohydrates: labelFigure,
    fiber: labelFigure.nullish(),
  }),
  /** Whether the values are per 100 ml and the serving is in ml. */
  by_volume: z.boolean().optional(),
  /** A measure of the food in addition to grams, such as a slice of 35 g. */
  serving: z.object({ description: line({ min: 1, max: 60 }), grams: z.number().min(0.1).max(10_000) }).nullish(),
});
