import { plannerPaths } from '@weekbord/contract/planner/paths';
import { call, type SentTo } from '../../../shared/http/call.ts';

/** Plans one of the user's templates for one of several clients, with a separate idempotency key. */
export const giveWeek = (id: number, body: SentTo<'applyPlanTemplate'>['body'], idempotencyKey: string) =>
  call(plannerPaths.applyPlanTemplate, { params: { id }, body }, { idempotencyKey });

/** Undoes what was planned for a client. */
export const takeWeekBack = (undoId: number, idempotencyKey: string) =>
  call(plannerPaths.undoReplacement, { params: { id: undoId } }, { idempotencyKey });
