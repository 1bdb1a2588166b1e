import type { updateUserProfile as endpoint } from '@weekbord/contract/intake/user-profiles';
import type { Operation } from '../../platform/http/context.ts';
import { presentOne } from './present-intakes.ts';
import { reachIntake } from './reach-intake.ts';
import { changeIntake } from './write-intake.ts';

export const updateUserProfile: Operation<typeof endpoint> = async (ctx) => {
  const stored = await reachIntake(ctx);
  const { db, actor, now } = ctx;
  const writing = { db, personId: stored.person_id, writerId: actor.id, now };
  return presentOne(db, actor.id, await changeIntake(writing, stored, ctx.body));
};
