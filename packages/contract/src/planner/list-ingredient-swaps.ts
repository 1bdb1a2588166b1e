import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idParams, idText } from '../fields.ts';
import { suggestedServing } from '../foods/models.ts';
import { figure } from '../recipes/models.ts';
import { plannerPaths } from './paths.ts';
import { listOf, SIZES } from '../sizes.ts';

/** The kinds of rule that a food breaks or, as far as is known, might break. */
export const EATING_RULES = ['diet', 'intolerance', 'avoided'] as const;

/** A food that can replace an ingredient: its amount, and how the meal's nutrients change. */
const ingredientSwap = z
  .object({
    food: z.object({
      id: z.number().int(),
      name: z.string(),
      brand_name: z.string().nullable(),
      /** The URL of the food's painted picture. */
      picture: z.string(),
    }),
    suggested_serving: suggestedServing,
    quantity: z.number(),
    /** Grams of the whole line. */
    grams: z.number(),
    /** How the meal changes, in kcal and grams; null if unknown. */
    change: z.object({ kcal: figure, protein: figure, fat: figure, carbohydrates: figure, fiber: figure }),
    /** The rules that the food breaks; empty for suggestions. */
    breaks: listOf(z.enum(EATING_RULES), SIZES.few),
  })
  .meta({ id: 'IngredientSwap' });
export type IngredientSwap = z.infer<typeof ingredientSwap>;

export const listIngredientSwaps = endpoint(plannerPaths.listIngredientSwaps, {
  access: 'subject',
  summary:
    'Suggests foods that can replace an ingredient of a planned meal, best first, or returns the right amount of one food.',
  params: idParams,
  query: z.object({
    /** Returns only this food, even if it breaks the person's rules. */
    food: idText.optional(),
  }),
  answer: z.object({ results: listOf(ingredientSwap, SIZES.many) }),
  cost: 2,
});
