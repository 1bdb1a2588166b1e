import { coachPlansPaths } from '@weekbord/contract/coach-plans/paths';
import { plansPaths } from '@weekbord/contract/plans/paths';
import { queryOf } from '../../../shared/api/query-of.ts';
import { useSend } from '../../../shared/api/use-send.ts';
import type { AnswerOf } from '../../../shared/http/call.ts';
import { clientQuery, LISTS } from './clients.ts';
import { planOfClientQuery, unusedDayPlansQuery } from './plan-of-client.ts';

export type PlanBasisAnswer = AnswerOf<'getPlanBasis'>;

/** The data that a client's plan is based on, and the current plan. */
export function planBasisQuery(clientId: number) {
  return queryOf(coachPlansPaths.getPlanBasis, { query: { user: clientId } }, { staleTime: 0, gcTime: 0 });
}

const affectedOf = (clientId: number) => [
  planOfClientQuery(clientId).queryKey,
  unusedDayPlansQuery(clientId).queryKey,
  clientQuery(clientId).queryKey,
  ...LISTS,
];

/** Saves a client's day plan and its weekdays. */
export function useSavePlan(clientId: number) {
  return useSend(coachPlansPaths.saveNutritionPlan, { affects: affectedOf(clientId) });
}

/** Deletes a day plan of a client; the caller shows a failure. */
export function useDeletePlan(clientId: number) {
  return useSend(plansPaths.deleteNutritionDayPlan, {
    meta: { quiet: true },
    sent: (id: number) => ({ params: { id } }),
    affects: affectedOf(clientId),
  });
}
