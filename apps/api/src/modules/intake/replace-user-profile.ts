import type { replaceUserProfile as endpoint } from '@weekbord/contract/intake/user-profiles';
import type { Operation } from '../../platform/http/context.ts';
import { presentOne } from './present-intakes.ts';
import { reachIntake } from './reach-intake.ts';
import { replaceIntake } from './write-intake.ts';

export const replaceUserProfile: Operation<typeof endpoint> = async (ctx) => {
  const stored = await reachIntake(ctx);
  const { db, actor, now } = ctx;
  const writing = { db, personId: stored.person_id, writerId: actor.id, now };
  return presentOne(db, actor.id, await replaceIntake(writing, ctx.body));
};
