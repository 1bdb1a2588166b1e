import { plansPaths } from '@weekbord/contract/plans/paths';
import { queryOf } from '../../../shared/api/query-of.ts';

const STALE_MS = 60_000;
const MOST_DAY_PLANS = 100;

/** A client's day plans that no weekday uses. */
export function unusedDayPlansQuery(clientId: number) {
  return queryOf(
    plansPaths.listNutritionDayPlans,
    { query: { user: clientId, page_size: MOST_DAY_PLANS } },
    { keep: ({ results }) => results.filter(({ days }) => days.length === 0), staleTime: STALE_MS },
  );
}

/** The weekly plan of a client; null if there is none yet. */
export function planOfClientQuery(clientId: number) {
  return queryOf(
    plansPaths.listWeeklyNutritionPlans,
    { query: { user: clientId, page_size: 1 } },
    { keep: ({ results }) => results[0] ?? null, staleTime: STALE_MS },
  );
}
