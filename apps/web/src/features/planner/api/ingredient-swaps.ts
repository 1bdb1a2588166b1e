import { plannerPaths } from '@weekbord/contract/planner/paths';
import { queryOf } from '../../../shared/api/query-of.ts';
import type { KnownSwap } from '../../../shared/foods/known-food.ts';

/** A food in place of a meal's ingredient: how much of it, and what that changes. */
export type IngredientSwap = KnownSwap;

/** An ingredient as it stands, to tell its suggestions from those of what it was before. */
type Standing = Readonly<{ id: number; quantity: number; suggested_serving: Readonly<{ id: number }> }>;

/** Foods that do in the place of an ingredient, best first. */
export function ingredientSwapsQuery({ id, quantity, suggested_serving: serving }: Standing) {
  const reading = queryOf(
    plannerPaths.listIngredientSwaps,
    { params: { id } },
    { keep: ({ results }) => results, meta: { offline: true } },
  );
  return { ...reading, queryKey: [...reading.queryKey, serving.id, quantity] as unknown as typeof reading.queryKey };
}

/** How much of a food takes the place of an ingredient, and which of the person's rules it breaks. */
export function ingredientSwapQuery(id: number, food: number) {
  return queryOf(
    plannerPaths.listIngredientSwaps,
    { params: { id }, query: { food } },
    { keep: ({ results }) => results },
  );
}
