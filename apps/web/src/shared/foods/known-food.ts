import { foodsPaths } from '@weekbord/contract/foods/paths';
import { plannerPaths } from '@weekbord/contract/planner/paths';
import type { QueryClient } from '@tanstack/react-query';
import { keyOf } from '../api/key-of.ts';
import type { AnswerOf } from '../http/call.ts';
import type { Food, FoodServing } from './food.ts';

/** A suggested food to replace an ingredient. */
export type KnownSwap = AnswerOf<'listIngredientSwaps'>['results'][number];

/** A food's name, with one of its measures. */
export type NamedServing = Readonly<{ name: string; serving: FoodServing }>;

/** Returns a measure with the name of its food, if this device has loaded the food or it was suggested. */
export function knownFood(client: QueryClient, servingId: number): NamedServing | undefined {
  const suggested = client
    .getQueriesData<readonly KnownSwap[]>({ queryKey: keyOf(plannerPaths.listIngredientSwaps) })
    .flatMap(([, swaps]) => swaps ?? [])
    .find(({ suggested_serving: serving }) => serving.id === servingId);
  if (suggested) return { name: suggested.food.name, serving: suggested.suggested_serving };
  for (const [, food] of client.getQueriesData<Food>({ queryKey: keyOf(foodsPaths.getFood) })) {
    const serving = food?.suggested_servings.find(({ id }) => id === servingId);
    if (food && serving) return { name: food.name, serving };
  }
  return undefined;
}
