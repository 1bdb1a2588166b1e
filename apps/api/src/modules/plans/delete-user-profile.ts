import type { Endpoints } from '@weekbord/contract/endpoints';
import type { Operation } from '../../platform/http/context.ts';
import { authorize } from '../access/access.public.ts';
import { deleteIntake, intake } from '../intake/intake.public.ts';
import { changePlan, type ChangeContext } from './change-plan.ts';
import { listWeeklyPlansOf } from './plans.store.ts';

export const deleteUserProfile: Operation<Endpoints['deleteUserProfile']> = async (ctx) => {
  await deleteProfile(ctx, (await authorize(ctx, intake, ctx.params.id)).person_id);
};

/**
 * Deletes a profile and the weekly plan, which is computed from it. Deleting an existing plan counts as a change to the
 * plan.
 */
export async function deleteProfile(ctx: ChangeContext, personId: number): Promise<void> {
  const [plan] = await listWeeklyPlansOf(ctx.db, [personId]);
  if (plan === undefined) await deleteIntake(ctx.db, personId);
  else await changePlan(ctx, personId, (db) => deleteIntake(db, personId));
}
