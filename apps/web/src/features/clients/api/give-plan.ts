import { coachPlansPaths } from '@weekbord/contract/coach-plans/paths';
import { planVersionsPaths } from '@weekbord/contract/plan-versions/paths';
import { read } from '../../../shared/api/query-of.ts';
import { failureOf } from '../../../shared/http/api-failure.ts';
import { call, type SentTo } from '../../../shared/http/call.ts';

/** The version to undo, and the state of the plan that the undo expects. */
export type PlanUndo = Readonly<{ version: number; state: string }>;

/** Saves a day plan for one of several clients, with a separate idempotency key. */
export const givePlan = (body: SentTo<'saveNutritionPlan'>['body'], idempotencyKey: string) =>
  call(coachPlansPaths.saveNutritionPlan, { body }, { idempotencyKey });

/** Returns how to undo the latest change of a client's plan; null if it cannot be undone. */
export async function undoOfPlan(user: number): Promise<PlanUndo | null> {
  try {
    const { results, state } = await read(planVersionsPaths.listPlanVersions, { query: { user, page_size: 1 } });
    const [version] = results;
    return version?.restorable.includes('BEFORE') ? { version: version.id, state } : null;
  } catch (error) {
    if (failureOf(error)) return null;
    throw error;
  }
}

/** Restores the plan from before a change, unless it was changed again since. */
export const takePlanBack = ({ version, state }: PlanUndo, idempotencyKey: string) =>
  call(
    planVersionsPaths.restorePlanVersion,
    { params: { id: version }, body: { side: 'BEFORE', state } },
    { idempotencyKey },
  );
