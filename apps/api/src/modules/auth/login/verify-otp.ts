import type { verifyOtp as endpoint } from '@weekbord/contract/auth/log-in';
import { FOREIGN_TRIES_MAX, STRANGERS_WRONG_PER_DAY, WRONG_TRIES_MAX } from '@weekbord/domain/auth/guess-limits';
import { setTimeout as pause } from 'node:timers/promises';
import type { Context, Operation } from '../../../platform/http/context.ts';
import { ApiError } from '../../../platform/http/errors.ts';
import {
  type CodeRow,
  countStrangerTry,
  deleteCode,
  lockAddress,
  uncountStrangerTry,
  updateCodeForTry,
  updateGuardForRightCode,
  updateGuardForCode,
} from '../auth.store.ts';
import { hashCode, isSameHash } from './code-hash.ts';
import { inTransaction } from '../in-transaction.ts';
import { browserOf, deviceOf } from './login-cookies.ts';
import { emailKey } from './login-keys.ts';
import { countAct, mayTryAsStranger, uncountTryAsStranger } from './network-limit.ts';
import { findOrOpenAccount, openSession } from '../sessions/open-session.ts';
import { isKnownDevice } from '../sessions/sessions.store.ts';

type Guess = Context<typeof endpoint>;

/** How long each attempt is delayed, in milliseconds, on a day when unknown devices make too many guesses. */
const SLOW_MS = 1000;

export const verifyOtp: Operation<typeof endpoint> = async (ctx) => {
  await countAct(ctx.db, ctx, 'guess');
  const key = emailKey(ctx.config, ctx.body.email);
  const isStranger = !(await isKnownDevice(ctx.db, deviceOf(ctx), key));
  const { code, strangerTries } = await takeTry(ctx, key, isStranger);
  if (strangerTries > STRANGERS_WRONG_PER_DAY) await slowDown(ctx, strangerTries);
  const hash = await hashCode(ctx.config, ctx.body.otp, code.salt);
  if (!isSameHash(hash, code.code_hash)) throw wrong(ctx, code);
  return enter(ctx, code, isStranger);
};

/** Counts the attempt as wrong in every counter before it is checked, so that concurrent guesses all count. */
async function takeTry(
  ctx: Guess,
  key: Buffer,
  isStranger: boolean,
): Promise<{ code: CodeRow; strangerTries: number }> {
  return inTransaction(ctx.db, async (db) => {
    const guard = await lockAddress(db, key, !isStranger, ctx.now);
    if (!guard.codesOn || (isStranger && !(await updateGuardForCode(db, key, ctx.now))))
      throw new ApiError('codes_off');
    const code = await updateCodeForTry(db, key, browserOf(ctx), ctx.now);
    if (code === undefined) throw new ApiError('code_dead');
    if (isStranger && !(await mayTryAsStranger(db, ctx))) throw new ApiError('codes_off');
    return { code, strangerTries: isStranger ? await countStrangerTry(db, ctx.today) : 0 };
  });
}

/**
 * Delays an attempt and logs it, because many networks may be guessing together. Unlike a block, a delay locks no user
 * out.
 */
async function slowDown(ctx: Guess, tries: number): Promise<void> {
  if (tries === STRANGERS_WRONG_PER_DAY + 1) ctx.log.warn({ tries }, 'unknown devices have guessed many codes today');
  await pause(SLOW_MS);
}

/** Consumes the correct code, removes its counted attempt and logs in, all or nothing. */
async function enter(ctx: Guess, code: CodeRow, isStranger: boolean): Promise<{ auth_token: string }> {
  return inTransaction(ctx.db, async (db) => {
    const { organisation_id, language } = code;
    const proof = { email: ctx.body.email, organisation_id, language };
    await lockAddress(db, code.email_key, !isStranger, ctx.now);
    if (!(await deleteCode(db, code))) throw new ApiError('code_dead');
    const person = await findOrOpenAccount(db, ctx, proof);
    // No code is ever emailed to an address without an account, so the code was guessed.
    if (person === null) throw wrong(ctx, code);
    if (isStranger) {
      await updateGuardForRightCode(db, code.email_key);
      await uncountStrangerTry(db, ctx.today);
      await uncountTryAsStranger(db, ctx);
    }
    return { auth_token: await openSession(db, ctx, person) };
  });
}

function wrong(ctx: Guess, code: CodeRow): ApiError {
  const browser = browserOf(ctx);
  const isForeign = browser === null || code.browser_hash === null || !isSameHash(browser, code.browser_hash);
  const isDead = isForeign ? code.foreign_tries >= FOREIGN_TRIES_MAX : code.wrong_tries >= WRONG_TRIES_MAX;
  return new ApiError(isDead ? 'code_dead' : 'code_wrong');
}
