import { foodsPaths } from '@weekbord/contract/foods/paths';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { answer, type AnswerOf } from '../../../shared/http/call.ts';
import type { SuggestedServing } from '../model/cached-days.ts';

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
export function knownServing(client: QueryClient, servingId: number): SuggestedServing | undefined {
  return client
    .getQueriesData<AnswerOf<'getFood'>>({ queryKey: ['getFood'] })
    .flatMap(([, food]) => food?.suggested_servings ?? [])
    .find(({ id }) => id === servingId);
}
