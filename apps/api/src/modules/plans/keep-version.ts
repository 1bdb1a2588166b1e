import { changesOfPlan } from '@weekbord/domain/plans/plan-versions';
import type { Surroundings } from '../../platform/http/context.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { findPlanState, insertPlanVersion } from './plan-versions.store.ts';

/**
 * Changes a person's plan. Where somebody else does it, or where an earlier state is brought back, the plan before and
 * after is kept as a version; the person must be authorised for writing. The database refuses another's change without one.
 */
export async function keepVersion<Changed>(
  ctx: Pick<Surroundings<Actor>, 'db' | 'actor' | 'now'>,
  personId: number,
  change: () => Promise<Changed>,
  { reason = null, restoredId = null }: { reason?: string | null; restoredId?: number | null } = {},
): Promise<Changed> {
  const { db, actor, now } = ctx;
  if (actor.id === personId && restoredId === null) return change();
  const before = await findPlanState(db, personId);
  const changed = await change();
  const after = await findPlanState(db, personId);
  await insertPlanVersion(db, {
    person_id: personId,
    made_by: actor.id,
    made_at: now,
    reason: reason === '' ? null : reason,
    before,
    after,
    changes_week: changesOfPlan(before, after).length > 0,
    restored_id: restoredId,
    answer: null,
    answered_at: null,
    question: null,
  });
  return changed;
}
