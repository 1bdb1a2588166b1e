import type { updateUser as endpoint } from '@weekbord/contract/accounts/users';
import type { Operation } from '../../platform/http/context.ts';
import { reachPerson } from './accounts.public.ts';
import { updatePerson } from './accounts.store.ts';
import { presentUser } from './present-user.ts';

export const updateUser: Operation<typeof endpoint> = async (ctx) => {
  const { id } = await reachPerson(ctx, ctx.params.id);
  const person = await updatePerson(ctx.db, id, ctx.body);
  return presentUser({ ...ctx, viewerId: ctx.actor.id }, person);
};
