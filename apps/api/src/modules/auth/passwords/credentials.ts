import type { Endpoints } from '@weekbord/contract/endpoints';
import type { Operation } from '../../../platform/http/context.ts';
import { findEmailChange, hasPassword } from './passwords.store.ts';
import { isFreshLogin } from '../confirmations/prove-owner.ts';

export const getCredentials: Operation<Endpoints['getCredentials']> = async (ctx) => {
  const change = await findEmailChange(ctx.db, ctx.actor.id, ctx.now);
  return {
    has_password: await hasPassword(ctx.db, ctx.actor.id),
    login_is_fresh: isFreshLogin(ctx),
    email_change: change
      ? {
          new_email: change.new_email,
          old_confirmed: change.old_confirmed,
          new_confirmed: change.new_confirmed,
          expires_at: change.expires_at.toISOString(),
        }
      : null,
  };
};
