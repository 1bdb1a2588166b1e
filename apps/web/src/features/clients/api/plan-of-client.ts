import { plansPaths } from '@weekbord/contract/plans/paths';
import { queryOf } from '../../../shared/api/query-of.ts';

const STALE_MS = 60_000;

/** The weekly plan of a client, or null if there is none yet. */
export function planOfClientQuery(clientId: number) {
  return queryOf(
    plansPaths.listWeeklyNutritionPlans,
    { query: { user: clientId, page_size: 1 } },
    { keep: ({ results }) => results[0] ?? null, staleTime: STALE_MS },
  );
}
