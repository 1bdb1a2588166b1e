import { mailWaitSeconds } from '@weekbord/domain/auth/mail-limits';
import { opensAccount } from '@weekbord/domain/organisations/sign-up-mode';
import type { Kysely } from 'kysely';
import type { Context } from '../../../platform/http/context.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { findPersonByEmail, isInvited } from '../../access/access.public.ts';
import { isLetIn, type OrganisationRow } from '../../organisations/organisations.public.ts';
import { hasPaid } from '../../subscriptions/subscriptions.public.ts';
import {
  findLivingLink,
  hasLivingCode,
  insertLink,
  insertLoginMail,
  listLoginMails,
  lockAddress,
  replaceCode,
} from '../auth.store.ts';
import { type HashedCode, newHashedCode } from './code-hash.ts';
import { inTransaction } from '../in-transaction.ts';
import { deviceOf, identifyBrowser } from './login-cookies.ts';
import { hashOf, newToken } from '../../../platform/secret/tokens.ts';
import { emailKey } from './login-keys.ts';
import { loginMail } from './login-mail.ts';
import { countAct, hasTriesAsStranger, tooSoon } from './network-limit.ts';
import { joiningPage, linkTo } from './redirect-address.ts';
import { isKnownDevice } from '../sessions/sessions.store.ts';

/** The parts of a request that are needed to request a login email. */
export type Asking = Pick<
  Context,
  'db' | 'config' | 'now' | 'today' | 'locale' | 'mail' | 'cookies' | 'clientAddress' | 'address'
>;

type Kind = 'PORTAL' | 'LINK' | 'OTP' | 'RESEND' | 'SIGN_UP';

/** An email of these kinds is blocked by any email in the last minute; other kinds only by one of the same kind. */
const KEEPS_DISTANCE_FROM_ALL: ReadonlySet<Kind> = new Set(['PORTAL', 'SIGN_UP']);

/** The login email that is requested. */
export interface LoginRequest {
  readonly email: string;
  /** The URL the link opens. */
  readonly redirect: string;
  readonly portal: OrganisationRow;
  /** The call that requests the email. */
  readonly kind: Kind;
  /** Whether an earlier email that is still valid suffices. If not, a request that comes too soon is rejected. */
  readonly contentWithEarlier: boolean;
  /**
   * A code and its hash, computed before the transaction starts, because the transaction locks the network's counter
   * early.
   */
  readonly fresh?: HashedCode;
}

/**
 * Emails a code and a link to an address. Does the same work for every address, known or not. An unknown address gets
 * an account at login if the portal is open or the address was invited by a coach, has paid, or was admitted from the
 * waitlist. Otherwise it gets an email that explains how to join. Returns whether codes work for this address on this
 * device. Throws `too_many_requests`.
 */
export async function askLogin(ctx: Asking, request: LoginRequest): Promise<{ codesOn: boolean }> {
  await countAct(ctx.db, ctx, 'mail');
  const { code, salt, hash } = request.fresh ?? (await newHashedCode(ctx.config));
  const browser = identifyBrowser(ctx);
  return inTransaction(ctx.db, async (db) => {
    const key = emailKey(ctx.config, request.email);
    const isKnown = await isKnownDevice(db, deviceOf(ctx), key);
    const guard = await lockAddress(db, key, isKnown, ctx.now);
    const codesOn = guard.codesOn && (isKnown || (await hasTriesAsStranger(db, ctx)));
    if (!(await mayMail(db, ctx, { request, key, codesOn }))) return { codesOn };
    const person = await findPersonByEmail(db, request.email);
    // Looked up for every address, so that known and unknown addresses take equally long.
    const invited = await isInvited(db, request.email);
    const paid = await hasPaid(db, request.email);
    const letIn = await isLetIn(db, request.portal.id, request.email);
    const opens = opensAccount(request.portal.sign_up, invited || paid || letIn);
    const mayEnter = person !== undefined || opens;
    const known = { email_key: key, organisation_id: request.portal.id, language: ctx.locale };
    if (codesOn) {
      await replaceCode(db, { ...known, salt, code_hash: hash, browser_hash: browser }, ctx.now);
    }
    const token = newToken();
    const { email, redirect: redirect_url } = request;
    const link = { ...known, token_hash: hashOf(token), email, redirect_url, browser_hash: browser };
    await insertLink(db, link, ctx.now);
    await insertLoginMail(db, key, request.kind, ctx.now);
    const message = loginMail({
      to: request.email,
      firstName: person?.first_name ?? '',
      language: person?.language ?? ctx.locale,
      portal: request.portal,
      now: ctx.now,
      code: codesOn ? code : null,
      link: mayEnter ? linkTo(request.redirect, token) : null,
      joining: joiningPage(ctx, new URL(request.redirect), request.portal.subdomain),
    });
    await ctx.mail.send(db, message);
    return { codesOn };
  });
}

/** Whether another email may be sent; false if the earlier one suffices. Throws `too_many_requests`. */
async function mayMail(
  db: Kysely<Tables>,
  ctx: Asking,
  { request, key, codesOn }: { request: LoginRequest; key: Buffer; codesOn: boolean },
): Promise<boolean> {
  const mails = await listLoginMails(db, key, ctx.now);
  const age = (mail: { sent_at: Date }) => (ctx.now.getTime() - mail.sent_at.getTime()) / 1000;
  const spaced = KEEPS_DISTANCE_FROM_ALL.has(request.kind) ? mails : mails.filter((mail) => mail.kind === request.kind);
  const seconds = mailWaitSeconds(mails.map(age), spaced.map(age));
  if (seconds === 0) return true;
  if (!request.contentWithEarlier) throw tooSoon(seconds);
  const works =
    codesOn && request.kind !== 'LINK'
      ? await hasLivingCode(db, key, ctx.now)
      : (await findLivingLink(db, key, ctx.now)) !== undefined;
  if (works) return false;
  const longer = mailWaitSeconds(mails.map(age), []);
  if (longer > 0) throw tooSoon(longer);
  return true;
}
