import type { getUserProfile as endpoint } from '@weekbord/contract/intake/user-profiles';
import type { Operation } from '../../platform/http/context.ts';
import { presentOne } from './present-intakes.ts';
import { reachIntake } from './reach-intake.ts';

export const getUserProfile: Operation<typeof endpoint> = async (ctx) =>
  presentOne(ctx.db, ctx.actor.id, await reachIntake(ctx));
