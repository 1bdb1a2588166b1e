import type { createUserProfile as endpoint } from '@weekbord/contract/intake/user-profiles';
import type { Operation } from '../../platform/http/context.ts';
import { reachPerson } from '../accounts/accounts.public.ts';
import { presentOne } from './present-intakes.ts';
import { addIntake } from './write-intake.ts';

export const createUserProfile: Operation<typeof endpoint> = async (ctx) => {
  const { user_id: userId, ...fields } = ctx.body;
  const person = await reachPerson(ctx, userId);
  const { db, actor, now } = ctx;
  const intake = await addIntake({ db, personId: person.id, writerId: actor.id, now }, fields);
  return presentOne(db, actor.id, intake);
};
