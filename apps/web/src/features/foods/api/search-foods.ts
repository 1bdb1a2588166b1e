import { foodsPaths } from '@weekbord/contract/foods/paths';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { answer } from '../../../shared/http/call.ts';

const PAGE_SIZE = 20;
const STALE_MS = 5 * 60 * 1000;

/** Foods that fit what somebody typed, best first, a page at a time; the last ones stay until the next are there. */
export function searchFoodsQuery(query: string) {
  return infiniteQueryOptions({
    queryKey: ['searchFoods', query],
    queryFn: ({ pageParam, signal }) =>
      answer(foodsPaths.searchFoods, { query: { query, page: pageParam, page_size: PAGE_SIZE } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (page, pages) => (page.next === null ? undefined : pages.length + 1),
    enabled: query !== '',
    placeholderData: keepPreviousData,
    staleTime: STALE_MS,
  });
}
