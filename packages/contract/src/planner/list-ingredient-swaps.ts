import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idParams, idText } from '../fields.ts';
import { suggestedServing } from '../foods/models.ts';
import { figure } from '../recipes/models.ts';
import { plannerPaths } from './paths.ts';
import { listOf, SIZES } from '../sizes.ts';

/** What of a person's rules a food breaks, or may break as far as is known. */
export const EATING_RULES = ['diet', 'intolerance', 'avoided'] as const;

/** A food in place of an ingredient's: how much of it, and by how much the meal's figures change. */
const ingredientSwap = z
  .object({
    food: z.object({
      id: z.number().int(),
      name: z.string(),
      brand_name: z.string().nullable(),
      /** The address of its painted picture. */
      picture: z.string(),
    }),
    suggested_serving: suggestedServing,
    quantity: z.number(),
    /** Grams of the whole line. */
    grams: z.number(),
    /** kcal and grams; null is unknown. */
    change: z.object({ kcal: figure, protein: figure, fat: figure, carbohydrates: figure, fiber: figure }),
    /** Of what is suggested it is empty. */
    breaks: listOf(z.enum(EATING_RULES), SIZES.few),
  })
  .meta({ id: 'IngredientSwap' });
export type IngredientSwap = z.infer<typeof ingredientSwap>;

export const listIngredientSwaps = endpoint(plannerPaths.listIngredientSwaps, {
  access: 'subject',
  summary: "Foods that do in the place of a planned meal's ingredient, best first, or how much of one food does.",
  params: idParams,
  query: z.object({
    /** Only this food, whatever the person's rules say of it. */
    food: idText.optional(),
  }),
  answer: z.object({ results: listOf(ingredientSwap, SIZES.many) }),
  cost: 2,
});
