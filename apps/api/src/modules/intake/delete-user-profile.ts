import type { deleteUserProfile as endpoint } from '@weekbord/contract/intake/user-profiles';
import type { Operation } from '../../platform/http/context.ts';
import { deleteIntake } from './intake.store.ts';
import { reachIntake } from './reach-intake.ts';

export const deleteUserProfile: Operation<typeof endpoint> = async (ctx) => {
  const intake = await reachIntake(ctx);
  await deleteIntake(ctx.db, intake.person_id);
};
