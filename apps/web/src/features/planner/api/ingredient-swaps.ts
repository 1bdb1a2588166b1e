import { plannerPaths } from '@weekbord/contract/planner/paths';
import { queryOf } from '../../../shared/api/query-of.ts';
import type { KnownSwap } from '../../../shared/foods/known-food.ts';

/** A food that can replace an ingredient: its amount, and how the meal's nutrients change. */
export type IngredientSwap = KnownSwap;

/** An ingredient in its current state, which is part of the cache key: another state has other suggestions. */
type Existing = Readonly<{ id: number; quantity: number; suggested_serving: Readonly<{ id: number }> }>;

/** Suitable replacements for an ingredient, best first. */
export function ingredientSwapsQuery({ id, quantity, suggested_serving: serving }: Existing) {
  const reading = queryOf(
    plannerPaths.listIngredientSwaps,
    { params: { id } },
    { keep: ({ results }) => results, meta: { offline: true } },
  );
  return { ...reading, queryKey: [...reading.queryKey, serving.id, quantity] as unknown as typeof reading.queryKey };
}

/** How much of a food would replace an ingredient, and which of the person's rules that would break. */
export function ingredientSwapQuery(id: number, food: number) {
  return queryOf(
    plannerPaths.listIngredientSwaps,
    { params: { id }, query: { food } },
    { keep: ({ results }) => results },
  );
}
