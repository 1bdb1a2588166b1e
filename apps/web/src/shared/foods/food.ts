import { foodsPaths } from '@weekbord/contract/foods/paths';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { answer, type AnswerOf } from '../http/call.ts';

/** A product or ingredient with the ways to measure it. */
export type Food = AnswerOf<'getFood'>;
export type FoodServing = Food['suggested_servings'][number];

const STALE_MS = 60 * 60 * 1000;

/** A food with the ways to measure it. */
export function foodQuery(id: number) {
  return queryOptions({
    queryKey: ['getFood', id],
    queryFn: ({ signal }) => answer(foodsPaths.getFood, { params: { id } }, { signal }),
    staleTime: STALE_MS,
    meta: { offline: true },
  });
}

/** A way to measure a food that this device has looked at. */
export function knownServing(client: QueryClient, servingId: number): FoodServing | undefined {
  return client
    .getQueriesData<Food>({ queryKey: ['getFood'] })
    .flatMap(([, food]) => food?.suggested_servings ?? [])
    .find(({ id }) => id === servingId);
}
