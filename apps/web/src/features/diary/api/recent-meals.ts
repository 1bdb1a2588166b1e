import { diaryPaths } from '@weekbord/contract/diary/paths';
import { queryOf } from '../../../shared/api/query-of.ts';
import type { AnswerOf } from '../../../shared/http/call.ts';

/** A food or recipe that the user ate recently, in their usual amount. */
export type RecentMeal = AnswerOf<'listRecentMeals'>['results'][number];

/** What the user ate in the last sixty days; stored on the device for logging offline, such as in a shop. */
export const recentMealsQuery = queryOf(
  diaryPaths.listRecentMeals,
  {},
  { keep: ({ results }): readonly RecentMeal[] => results, meta: { offline: true } },
);
