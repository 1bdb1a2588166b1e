import { recipesPaths } from '@weekbord/contract/recipes/paths';
import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { answer, type AnswerOf } from '../../../shared/http/call.ts';

export type Proposal = AnswerOf<'generateMeals'>['results'][number];

const PAGE_SIZE = 12;
const STALE_MS = 60 * 60 * 1000;

/** Recipes that fit a slot of a day, best first, a page at a time. */
export function proposalsQuery(slotId: number, date: PlainDate) {
  return infiniteQueryOptions({
    queryKey: ['generateMeals', slotId, date],
    queryFn: ({ pageParam, signal }) =>
      answer(
        recipesPaths.generateMeals,
        {
          query: {
            meal_slot_specification: slotId,
            date_to_plan_for: date,
            page: pageParam,
            page_size: PAGE_SIZE,
          },
        },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: (page, pages) => (page.next === null ? undefined : pages.length + 1),
    staleTime: STALE_MS,
  });
}
