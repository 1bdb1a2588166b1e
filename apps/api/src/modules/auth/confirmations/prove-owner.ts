import { FRESH_LOGIN_MINUTES } from '@weekbord/domain/auth/login-lifetimes';
import type { Actor } from '../../../platform/http/actor.ts';
import type { Context } from '../../../platform/http/context.ts';
import { ApiError, FieldError } from '../../../platform/http/errors.ts';
import { forgetWrongPasswords } from '../auth.store.ts';
import { tryPassword } from '../login/log-in-by-password.ts';
import { emailKey } from '../login/login-keys.ts';
import { countAct } from '../login/network-limit.ts';

/** Whether the caller logged in recently enough for actions that cannot be undone. */
export function isFreshLogin(ctx: Readonly<{ actor: Pick<Actor, 'loggedInAt'>; now: Date }>): boolean {
  return ctx.now.getTime() - ctx.actor.loggedInAt.getTime() <= FRESH_LOGIN_MINUTES * 60_000;
}

type Proving = Pick<Context, 'db' | 'config' | 'now' | 'cookies' | 'clientAddress'> & Readonly<{ actor: Actor }>;

/**
 * Checks that the caller owns the session: by the current password if given, otherwise by a recent login. Throws
 * `fresh_login_required`, or an error for a wrong password.
 */
export async function proveOwner(ctx: Proving, email: string, password: string | undefined): Promise<void> {
  if (password === undefined) {
    if (!isFreshLogin(ctx)) throw new ApiError('fresh_login_required');
    return;
  }
  await countAct(ctx.db, ctx, 'guess');
  if ((await tryPassword(ctx, email, password)) === null) throw new FieldError({ current_password: 'password_wrong' });
  await forgetWrongPasswords(ctx.db, emailKey(ctx.config, email));
}
