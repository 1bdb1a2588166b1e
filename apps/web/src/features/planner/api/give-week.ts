import { plannerPaths } from '@weekbord/contract/planner/paths';
import { call, type SentTo } from '../../../shared/http/call.ts';

/** Plans a template of the user's own for one of several clients, with a key of its own. */
export const giveWeek = (id: number, body: SentTo<'applyPlanTemplate'>['body'], idempotencyKey: string) =>
  call(plannerPaths.applyPlanTemplate, { params: { id }, body }, { idempotencyKey });

/** Takes back what was planned for a client. */
export const takeWeekBack = (undoId: number, idempotencyKey: string) =>
  call(plannerPaths.undoReplacement, { params: { id: undoId } }, { idempotencyKey });
