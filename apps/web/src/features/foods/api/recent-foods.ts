import { foodsPaths } from '@weekbord/contract/foods/paths';
import { queryOptions } from '@tanstack/react-query';
import { answer, type AnswerOf } from '../../../shared/http/call.ts';

/** A food that the person chose before, as they measured it then. */
export type RecentFood = AnswerOf<'listPreferredSuggestedServings'>['results'][number];

const SHOWN = 20;

/** What the person chose before, the latest first. */
export const recentFoodsQuery = queryOptions({
  queryKey: ['listPreferredSuggestedServings'],
  queryFn: async ({ signal }) => {
    const { results } = await answer(
      foodsPaths.listPreferredSuggestedServings,
      { query: { page_size: SHOWN } },
      { signal },
    );
    return results;
  },
  meta: { offline: true },
});
