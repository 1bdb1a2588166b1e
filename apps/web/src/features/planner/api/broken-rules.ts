import { plannerPaths } from '@weekbord/contract/planner/paths';
import { queryOf } from '../../../shared/api/query-of.ts';

const STALE_MS = 5 * 60 * 1000;

/** The user's rules that a food breaks; empty if it may be eaten. */
export function brokenRulesQuery(foodId: number) {
  return queryOf(
    plannerPaths.listBrokenRules,
    { query: { food: [foodId] } },
    { keep: ({ results }) => results[0]?.breaks ?? [], staleTime: STALE_MS },
  );
}
