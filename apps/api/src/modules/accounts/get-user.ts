import type { getUser as endpoint } from '@weekbord/contract/accounts/users';
import type { Operation } from '../../platform/http/context.ts';
import { reachPerson } from './accounts.public.ts';
import { presentUser } from './present-user.ts';

export const getUser: Operation<typeof endpoint> = async (ctx) => {
  const person = await reachPerson(ctx, ctx.params.id);
  return presentUser({ ...ctx, viewerId: ctx.actor.id }, person);
};
