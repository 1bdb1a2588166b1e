import { CONFIRMATION_LIFE_MINUTES, LINK_LIFE_MINUTES } from '@weekbord/domain/auth/login-lifetimes';
import { mailWaitSeconds } from '@weekbord/domain/auth/mail-limits';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { PasswordMailTable } from '../../../platform/database/tables/login.ts';
import { hashOf, newToken } from '../../../platform/secret/tokens.ts';
import { findPersonByEmail, type PersonRow } from '../../access/access.public.ts';
import type { OrganisationRow } from '../../organisations/organisations.public.ts';
import type { Asking } from '../login/ask-login.ts';
import { insertLoginMail, listLoginMails, lockAddress } from '../auth.store.ts';
import { confirmationMail } from './confirmation-mail.ts';
import { inTransaction } from '../in-transaction.ts';
import { emailKey } from '../login/login-keys.ts';
import { countAct, tooSoon } from '../login/network-limit.ts';
import { findWaitingPassword, replacePasswordMail } from '../passwords/passwords.store.ts';
import { joiningPage, linkToScreen } from '../login/redirect-address.ts';
import { uidOf } from '../uid.ts';
import { lastRedirect } from '../login/resolve-redirect.ts';

type Purpose = PasswordMailTable['purpose'];

/** How many minutes a link of each kind is valid. */
const LIFE_MINUTES: Readonly<Record<Purpose, number>> = {
  ACTIVATION: CONFIRMATION_LIFE_MINUTES,
  RESET_PASSWORD: LINK_LIFE_MINUTES,
  RESET_EMAIL: LINK_LIFE_MINUTES,
};

/** The screen that a link of each kind opens. */
const SCREENS: Readonly<Record<Purpose, string>> = {
  ACTIVATION: '/confirm',
  RESET_PASSWORD: '/reset-password',
  RESET_EMAIL: '/reset-email',
};

/**
 * Emails a link that proves ownership of an address. Does the same work for every address, known or not. If no account
 * needs the proof, the email says so. Throws `too_many_requests`.
 */
export async function askConfirmation(
  ctx: Asking,
  { email, purpose }: { email: string; purpose: Purpose },
): Promise<void> {
  await countAct(ctx.db, ctx, 'mail');
  const { redirect, portal } = await lastRedirect(ctx, email);
  await inTransaction(ctx.db, async (db) => {
    const key = await holdForMail(db, ctx, email, purpose);
    const person = await findPersonByEmail(db, email);
    const password = await findWaitingPassword(db, key, ctx.now);
    const isActivation = purpose === 'ACTIVATION';
    await sendLink(db, ctx, {
      email,
      purpose,
      site: redirect,
      portal,
      person,
      // A token that is not emailed proves nothing. It is stored all the same, so that all addresses take equally long.
      password_hash: isActivation ? (password ?? '') : null,
      isMailed: person !== undefined && (!isActivation || password !== undefined),
    });
  });
}

/** Emails the link that confirms the address of a new account, within the transaction that creates it. */
export async function askActivation(
  ctx: Asking,
  of: { person: PersonRow; redirect: string; portal: OrganisationRow; passwordHash: string },
): Promise<void> {
  await countAct(ctx.db, ctx, 'mail');
  await holdForMail(ctx.db, ctx, of.person.email, 'ACTIVATION');
  await sendLink(ctx.db, ctx, {
    email: of.person.email,
    purpose: 'ACTIVATION',
    site: of.redirect,
    portal: of.portal,
    person: of.person,
    password_hash: of.passwordHash,
    isMailed: true,
  });
}

/**
 * Locks an address until the commit and counts an email to it. Returns the address's key. Throws `too_many_requests`.
 */
export async function holdForMail(db: Kysely<Tables>, ctx: Asking, email: string, kind: string): Promise<Buffer> {
  const key = emailKey(ctx.config, email);
  await lockAddress(db, key, false, ctx.now);
  const mails = await listLoginMails(db, key, ctx.now);
  const age = (mail: { sent_at: Date }) => (ctx.now.getTime() - mail.sent_at.getTime()) / 1000;
  const same = mails.filter((mail) => mail.kind === kind);
  const seconds = mailWaitSeconds(mails.map(age), same.map(age));
  if (seconds > 0) throw tooSoon(seconds);
  await insertLoginMail(db, key, kind, ctx.now);
  return key;
}

interface Sending {
  readonly email: string;
  readonly purpose: Purpose;
  readonly site: string;
  readonly portal: OrganisationRow;
  readonly person: PersonRow | undefined;
  readonly password_hash: string | null;
  readonly isMailed: boolean;
}

async function sendLink(db: Kysely<Tables>, ctx: Asking, of: Sending): Promise<void> {
  const token = newToken();
  const key = emailKey(ctx.config, of.email);
  const minutes = LIFE_MINUTES[of.purpose];
  const expires_at = new Date(ctx.now.getTime() + minutes * 60_000);
  const { email, purpose, password_hash } = of;
  await replacePasswordMail(db, {
    token_hash: hashOf(token),
    email_key: key,
    email,
    purpose,
    password_hash,
    expires_at,
  });
  const site = new URL(of.site);
  const link = linkToScreen(ctx, site, SCREENS[purpose], { uid: uidOf(key), token });
  const language = of.person?.language ?? ctx.locale;
  const joining = joiningPage(ctx, site, of.portal.subdomain);
  const message = confirmationMail({
    to: email,
    firstName: of.person?.first_name ?? '',
    language,
    portal: of.portal,
    ...(of.person === undefined && { joining }),
    purpose: of.person === undefined ? 'NO_ACCOUNT' : of.isMailed ? purpose : 'NOTHING_TO_CONFIRM',
    link: of.isMailed ? link : null,
    minutes,
    expiresAt: expires_at,
  });
  await ctx.mail.send(db, message);
}
