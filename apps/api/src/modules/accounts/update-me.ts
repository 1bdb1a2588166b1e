import type { updateMe as endpoint } from '@weekbord/contract/accounts/users';
import type { Operation } from '../../platform/http/context.ts';
import { updatePerson } from './accounts.store.ts';
import { presentUser } from './present-user.ts';

export const updateMe: Operation<typeof endpoint> = async (ctx) => {
  const person = await updatePerson(ctx.db, ctx.actor.id, ctx.body);
  return presentUser({ ...ctx, viewerId: ctx.actor.id }, person);
};
