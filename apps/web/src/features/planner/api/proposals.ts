import { plannerPaths } from '@weekbord/contract/planner/paths';
import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answer, type AnswerOf } from '../../../shared/http/call.ts';
import { type FindFilters, findQueryOf } from '../model/find-filters.ts';

export type Proposal = AnswerOf<'generateMeals'>['results'][number];

const PAGE_SIZE = 12;
const STALE_MS = 60 * 60 * 1000;

const KEY = 'generateMeals';

/** Recipes that fit a slot of a day, best first, a page at a time; the last ones stay until the next are there. */
export function proposalsQuery(slotId: number, date: PlainDate, filters: FindFilters = {}) {
  return infiniteQueryOptions({
    queryKey: [KEY, slotId, date, filters],
    queryFn: ({ pageParam, signal }) =>
      answer(
        plannerPaths.generateMeals,
        {
          query: {
            meal_slot_specification: slotId,
            date_to_plan_for: date,
            ...findQueryOf(filters),
            page: pageParam,
            page_size: PAGE_SIZE,
          },
        },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: (page, pages) => (page.next === null ? undefined : pages.length + 1),
    placeholderData: keepPreviousData,
    staleTime: STALE_MS,
  });
}

/**
 * One recipe, fitted to a slot of a day; null where it does not fit the person or the meal. Asked once: what somebody
 * looks at does not change under their eyes.
 */
export function proposalQuery(slotId: number, date: PlainDate, recipeId: number, meal: FindFilters['meal']) {
  return queryOptions({
    queryKey: [KEY, slotId, date, 'recipe', recipeId, meal ?? null],
    queryFn: async ({ signal }): Promise<Proposal | null> => {
      const { meal_types } = findQueryOf({ meal });
      const query = { meal_slot_specification: slotId, date_to_plan_for: date, id: String(recipeId), meal_types };
      const { results } = await answer(plannerPaths.generateMeals, { query }, { signal });
      return results[0] ?? null;
    },
    staleTime: 'static',
  });
}
