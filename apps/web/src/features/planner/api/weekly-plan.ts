import { plansPaths } from '@weekbord/contract/plans/paths';
import { queryOptions } from '@tanstack/react-query';
import { answer } from '../../../shared/http/call.ts';

const STALE_MS = 5 * 60 * 1000;

/** The person's weekly plan, or null where there is none yet. */
export const weeklyPlanQuery = queryOptions({
  queryKey: ['listWeeklyNutritionPlans'],
  queryFn: async ({ signal }) => {
    const { results } = await answer(plansPaths.listWeeklyNutritionPlans, { query: { page_size: 1 } }, { signal });
    return results[0] ?? null;
  },
  staleTime: STALE_MS,
  meta: { offline: true },
});
