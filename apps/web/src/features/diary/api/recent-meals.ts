import { diaryPaths } from '@weekbord/contract/diary/paths';
import { queryOf } from '../../../shared/api/query-of.ts';
import type { AnswerOf } from '../../../shared/http/call.ts';

/** A food or recipe that the user had recently, in their usual amount. */
export type RecentMeal = AnswerOf<'listRecentMeals'>['results'][number];

/** What the user had in the last sixty days; stored on the device, to log in a shop without a network. */
export const recentMealsQuery = queryOf(
  diaryPaths.listRecentMeals,
  {},
  { keep: ({ results }): readonly RecentMeal[] => results, meta: { offline: true } },
);
