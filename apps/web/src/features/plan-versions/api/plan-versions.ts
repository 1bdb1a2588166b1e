import { planVersionsPaths } from '@weekbord/contract/plan-versions/paths';
import { keyOf } from '../../../shared/api/key-of.ts';
import { queryOf } from '../../../shared/api/query-of.ts';
import { useSend } from '../../../shared/api/use-send.ts';
import type { AnswerOf, SentTo } from '../../../shared/http/call.ts';

export type PlanVersion = AnswerOf<'listPlanVersions'>['results'][number];
export type PlanSide = PlanVersion['restorable'][number];

/** How many changes are shown initially. */
export const FIRST_VERSIONS = 10;

/** The maximum number of changes shown. */
export const MOST_VERSIONS = 100;

/** The latest changes that a coach made to a person's plan; without an id, to the user's own. */
export function planVersionsQuery(userId: number | null, count = FIRST_VERSIONS) {
  return queryOf(planVersionsPaths.listPlanVersions, {
    query: { page_size: count, ...(userId !== null && { user: userId }) },
  });
}

const AFFECTED = [keyOf(planVersionsPaths.listPlanVersions)];

/** Accepts a change, or asks the coach about it. */
export function useAnswerVersion() {
  return useSend(planVersionsPaths.answerPlanVersion, {
    sent: ({ id, ...body }: { id: number } & SentTo<'answerPlanVersion'>['body']) => ({ params: { id }, body }),
    affects: AFFECTED,
  });
}

/** Restores the plan from before or after a change. Refused if the current plan is no longer the one that was shown. */
export function useRestoreVersion() {
  return useSend(planVersionsPaths.restorePlanVersion, {
    sent: ({ id, ...body }: { id: number } & SentTo<'restorePlanVersion'>['body']) => ({ params: { id }, body }),
    affects: AFFECTED,
  });
}
