import { plannerPaths } from '@weekbord/contract/planner/paths';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { answer, type AnswerOf } from '../../../shared/http/call.ts';
import { type InspirationFilters, inspirationQueryOf } from '../model/inspiration-filters.ts';

export type InspiringMeal = AnswerOf<'listRecipeInspiration'>['results'][number];

const PAGE_SIZE = 20;
const STALE_MS = 30 * 60 * 1000;

/** Recipes to look at, a page at a time; what was found before stays until the rest is there. */
export function inspirationQuery(filters: InspirationFilters) {
  return infiniteQueryOptions({
    queryKey: ['listRecipeInspiration', filters],
    queryFn: ({ pageParam, signal }) =>
      answer(
        plannerPaths.listRecipeInspiration,
        { query: { ...inspirationQueryOf(filters), page: pageParam, page_size: PAGE_SIZE } },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: (page, pages) => (page.next === null ? undefined : pages.length + 1),
    placeholderData: keepPreviousData,
    staleTime: STALE_MS,
  });
}
