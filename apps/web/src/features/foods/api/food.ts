import { foodsPaths } from '@weekbord/contract/foods/paths';
import { queryOptions } from '@tanstack/react-query';
import { answer } from '../../../shared/http/call.ts';

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
