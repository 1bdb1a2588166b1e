import type { verifyOtp as endpoint } from '@weekbord/contract/auth/log-in';
import { FOREIGN_TRIES_MAX, WRONG_TRIES_MAX } from '@weekbord/domain/auth/login-limits';
import type { Context, Operation } from '../../platform/http/context.ts';
import { ApiError } from '../../platform/http/errors.ts';
import {
  type CodeRow,
  deleteCode,
  lockGuard,
  returnStrangerTry,
  takeStrangerTry,
  updateCodeForTry,
  updateGuardForRightCode,
  updateGuardForTry,
} from './auth.store.ts';
import { hashCode, isSameHash } from './code-hash.ts';
import { browserOf, deviceOf } from './login-cookies.ts';
import { emailKey } from './login-keys.ts';
import { countAct } from './network-limit.ts';
import { findOrOpenAccount, openSession } from './open-session.ts';
import { isKnownDevice } from './sessions.store.ts';

type Guess = Context<typeof endpoint>;

export const verifyOtp: Operation<typeof endpoint> = async (ctx) => {
  await countAct(ctx.db, ctx, 'guess');
  const key = emailKey(ctx.config, ctx.body.email);
  const isStranger = !(await isKnownDevice(ctx.db, deviceOf(ctx), key));
  const code = await takeTry(ctx, key, isStranger);
  const hash = await hashCode(ctx.config, ctx.body.otp, code.salt);
  if (!isSameHash(hash, code.code_hash)) throw wrong(ctx, code);
  return enter(ctx, code, isStranger);
};

/** Counts the try as wrong in every respect before it is looked at, so that guesses side by side all count. */
async function takeTry(ctx: Guess, key: Buffer, isStranger: boolean): Promise<CodeRow> {
  return ctx.db.transaction().execute(async (db) => {
    const guard = await lockGuard(db, key, ctx.now);
    if (!guard.codesOn || !(await updateGuardForTry(db, key, ctx.now))) throw new ApiError('codes_off');
    const code = await updateCodeForTry(db, key, browserOf(ctx), ctx.now);
    if (code === undefined) throw new ApiError('code_dead');
    if (isStranger && !(await takeStrangerTry(db, ctx.today))) throw new ApiError('codes_off');
    return code;
  });
}

/** Spends the right code, takes its try back and logs in; all of it or nothing. */
async function enter(ctx: Guess, code: CodeRow, isStranger: boolean): Promise<{ auth_token: string }> {
  return ctx.db.transaction().execute(async (db) => {
    const { organisation_id, language } = code;
    const proof = { email: ctx.body.email, organisation_id, language };
    await lockGuard(db, code.email_key, ctx.now);
    if (!(await deleteCode(db, code))) throw new ApiError('code_dead');
    const person = await findOrOpenAccount(db, ctx, proof);
    // The code of an address without an account was never mailed: this was a guess.
    if (person === null) throw wrong(ctx, code);
    await updateGuardForRightCode(db, code.email_key);
    if (isStranger) await returnStrangerTry(db, ctx.today);
    return { auth_token: await openSession(db, ctx, person) };
  });
}

function wrong(ctx: Guess, code: CodeRow): ApiError {
  const browser = browserOf(ctx);
  const isForeign = browser === null || code.browser_hash === null || !isSameHash(browser, code.browser_hash);
  const isDead = code.wrong_tries >= WRONG_TRIES_MAX || (isForeign && code.foreign_tries >= FOREIGN_TRIES_MAX);
  return new ApiError(isDead ? 'code_dead' : 'code_wrong');
}
