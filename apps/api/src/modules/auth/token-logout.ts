import type { tokenLogout as endpoint } from '@weekbord/contract/auth/log-in';
import type { Operation } from '../../platform/http/context.ts';
import { deleteToken } from './sessions.store.ts';

export const tokenLogout: Operation<typeof endpoint> = async (ctx) => {
  await deleteToken(ctx.db, ctx.actor.id, ctx.actor.tokenId);
};
