import type { getMe as endpoint } from '@weekbord/contract/accounts/users';
import type { Operation } from '../../platform/http/context.ts';
import { reachPerson } from './accounts.public.ts';
import { presentUser } from './present-user.ts';

export const getMe: Operation<typeof endpoint> = async (ctx) => {
  const person = await reachPerson(ctx);
  return presentUser({ ...ctx, viewerId: ctx.actor.id }, person);
};
