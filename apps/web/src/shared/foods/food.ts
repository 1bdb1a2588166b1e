import { foodsPaths } from '@weekbord/contract/foods/paths';
import type { QueryClient } from '@tanstack/react-query';
import { keyOf } from '../api/key-of.ts';
import { queryOf } from '../api/query-of.ts';
import type { AnswerOf } from '../http/call.ts';

/** A product or ingredient with its measures. */
export type Food = AnswerOf<'getFood'>;
export type FoodServing = Food['suggested_servings'][number];

const STALE_MS = 60 * 60 * 1000;

export function foodQuery(id: number) {
  return queryOf(foodsPaths.getFood, { params: { id } }, { staleTime: STALE_MS, meta: { offline: true } });
}

/** Returns a measure of a food that this device has loaded. */
export function knownServing(client: QueryClient, servingId: number): FoodServing | undefined {
  return client
    .getQueriesData<Food>({ queryKey: keyOf(foodsPaths.getFood) })
    .flatMap(([, food]) => food?.suggested_servings ?? [])
    .find(({ id }) => id === servingId);
}
