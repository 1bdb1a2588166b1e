import { plansPaths } from '@weekbord/contract/plans/paths';
import { queryOf } from '../../../shared/api/query-of.ts';

const STALE_MS = 5 * 60 * 1000;

/** The user's weekly plan; null if there is none yet. */
export const weeklyPlanQuery = queryOf(
  plansPaths.listWeeklyNutritionPlans,
  { query: { page_size: 1 } },
  { keep: ({ results }) => results[0] ?? null, staleTime: STALE_MS, meta: { offline: true } },
);
