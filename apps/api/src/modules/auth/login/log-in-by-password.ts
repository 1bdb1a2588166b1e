import type { Kysely } from 'kysely';
import type { tokenLogin as endpoint } from '@weekbord/contract/auth/log-in';
import type { Context } from '../../../platform/http/context.ts';
import { ApiError } from '../../../platform/http/errors.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { findPersonByEmail } from '../../access/access.public.ts';
import { forgetWrongPasswords, lockAddress, updateGuardForTry } from '../auth.store.ts';
import { inTransaction } from '../in-transaction.ts';
import { deviceOf } from './login-cookies.ts';
import { emailKey, keyForPasswords, keyOnKnownDevices } from './login-keys.ts';
import { openSession } from '../sessions/open-session.ts';
import { isPasswordRight } from '../passwords/password-hash.ts';
import { findPassword } from '../passwords/passwords.store.ts';
import { isKnownDevice } from '../sessions/sessions.store.ts';

type Trying = Pick<Context, 'db' | 'config' | 'now' | 'cookies'>;

/**
 * Logs in with a password. Does the same work for every address, whether or not it is known or has a password. Counts
 * the attempt for the caller's network first.
 */
export async function logInByPassword(ctx: Context<typeof endpoint>): Promise<{ auth_token: string }> {
  const { email, password } = ctx.body;
  if (email === undefined || password === undefined) throw new ApiError('login_failed');
  const hash = await tryPassword(ctx, email, password);
  if (hash === null) throw new ApiError('login_failed');
  return inTransaction(ctx.db, async (db) => {
    // A recovery locks the address too, and so is either complete or ends this session.
    await lockAddress(db, emailKey(ctx.config, email), false, ctx.now);
    const person = await findPersonByEmail(db, email);
    // Looked up again, because the password may have been changed during the check.
    if (person === undefined || (await findPassword(db, email)) !== hash) throw new ApiError('login_failed');
    await forgetWrongPasswords(db, emailKey(ctx.config, email));
    return { auth_token: await openSession(db, ctx, person) };
  });
}

/**
 * Checks a password. The attempt is counted as failed beforehand; on success the caller removes that count. Returns the
 * stored hash if the password is correct, otherwise null. Throws `passwords_off` after too many consecutive failures.
 */
export async function tryPassword(ctx: Trying, email: string, password: string): Promise<string | null> {
  const address = emailKey(ctx.config, email);
  const key = keyForPasswords(address);
  const isKnown = await isKnownDevice(ctx.db, deviceOf(ctx), address);
  const stored = await inTransaction(ctx.db, (db) => takeTry(db, { key, isKnown, email, now: ctx.now }));
  return (await isPasswordRight(ctx.config, password, stored)) ? (stored ?? null) : null;
}

async function takeTry(
  db: Kysely<Tables>,
  { key, isKnown, email, now }: { key: Buffer; isKnown: boolean; email: string; now: Date },
): Promise<string | undefined> {
  const { passwordsOn } = await lockAddress(db, key, isKnown, now);
  const isLeft = passwordsOn && (await updateGuardForTry(db, isKnown ? keyOnKnownDevices(key) : key, now));
  if (!isLeft) throw new ApiError('passwords_off');
  return findPassword(db, email);
}
