import { z } from 'zod';

/** `unknown` is never `yes` and never `free`. */
export const dietAnswers = z.object({
  vegan: z.enum(['yes', 'no', 'unknown']),
  vegetarian: z.enum(['yes', 'no', 'unknown']),
  pescatarian: z.enum(['yes', 'no', 'unknown']),
});
export const allergenAnswers = z.object({
  gluten: z.enum(['contains', 'free', 'unknown']),
  lactose: z.enum(['contains', 'free', 'unknown']),
  nuts: z.enum(['contains', 'free', 'unknown']),
  crustaceans_shellfish: z.enum(['contains', 'free', 'unknown']),
});

const figure = z.number().nullable();

/** A way to measure a food, with its figures per serving; null is unknown. */
export const suggestedServing = z
  .object({
    id: z.number().int(),
    serving_description: z.string(),
    /** The name of the measure: "tablespoon", and "tablespoons" of more than one. */
    measurement_description: z.string(),
    measurement_description_plural: z.string(),
    /** The measure whatever the language: g, ml, piece, tbsp and so on. */
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

export const food = z
  .object({
    id: z.number().int(),
    name: z.string(),
    brand_name: z.string().nullable(),
    category: z.string(),
    suggested_servings: z.array(suggestedServing),
    diets: dietAnswers,
    allergens: allergenAnswers,
  })
  .meta({ id: 'Food' });

export const ingredientToAvoid = z
  .object({ id: z.number().int(), name: z.string(), key: z.string() })
  .meta({ id: 'IngredientToAvoid' });
