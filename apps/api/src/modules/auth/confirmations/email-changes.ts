import { CONFIRMATION_LIFE_MINUTES } from '@weekbord/domain/auth/login-lifetimes';
import type { Endpoints } from '@weekbord/contract/endpoints';
import type { Kysely } from 'kysely';
import { asPerson, asSystem } from '../../../platform/database/acting.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Operation } from '../../../platform/http/context.ts';
import { ApiError, FieldError } from '../../../platform/http/errors.ts';
import { hashOf, newToken } from '../../../platform/secret/tokens.ts';
import { deletePlaceholdersOf, findPerson, findPersonByEmail, type PersonRow } from '../../access/access.public.ts';
import { deleteEntriesOfAddress } from '../../organisations/organisations.public.ts';
import type { Asking } from '../login/ask-login.ts';
import { askConfirmation, holdForMail } from './ask-confirmation.ts';
import { deleteLoginTraces, forgetWrongPasswords } from '../auth.store.ts';
import { confirmationMail, noticeMail } from './confirmation-mail.ts';
import { inTransaction } from '../in-transaction.ts';
import { emailKey } from '../login/login-keys.ts';
import { countAct } from '../login/network-limit.ts';
import { meOf } from '../me.ts';
import {
  deleteEmailChange,
  deletePasswordMail,
  type EmailChangeRow,
  findPasswordMail,
  lockEmailChange,
  replaceEmailChange,
  updateEmail,
  updateEmailChange,
} from '../passwords/passwords.store.ts';
import { endAccess, lockAddresses } from './recovery.store.ts';
import { proveOwner } from './prove-owner.ts';
import { linkToScreen, siteOf } from '../login/redirect-address.ts';
import { isOf, uidOf } from '../uid.ts';
import { organisationOfMail } from '../login/resolve-redirect.ts';

export const setEmail: Operation<Endpoints['setEmail']> = async (ctx) => {
  const { new_email, current_password } = ctx.body;
  const me = await meOf(ctx);
  if (new_email === me.email) throw new FieldError({ new_email: 'email_unchanged' });
  await proveOwner(ctx, me.email, current_password);
  await countAct(ctx.db, ctx, 'mail');
  await inTransaction(ctx.db, (db) => startChange(db, ctx, me, new_email, false));
};

export const cancelEmailChange: Operation<Endpoints['cancelEmailChange']> = async (ctx) => {
  await deleteEmailChange(ctx.db, ctx.actor.id);
};

export const resetEmail: Operation<Endpoints['resetEmail']> = async (ctx) => {
  await askConfirmation(ctx, { email: ctx.body.email, purpose: 'RESET_EMAIL' });
};

export const resetEmailConfirm: Operation<Endpoints['resetEmailConfirm']> = async (ctx) => {
  await countAct(ctx.db, ctx, 'guess');
  const { uid, token, new_email } = ctx.body;
  await inTransaction(ctx.db, async (db) => {
    const mail = await findPasswordMail(db, hashOf(token), ctx.now);
    if (mail === undefined || mail.purpose !== 'RESET_EMAIL' || !isOf(uid, mail.email_key)) {
      throw new ApiError('link_dead');
    }
    if (new_email === mail.email) throw new FieldError({ new_email: 'email_unchanged' });
    const isSpent = await deletePasswordMail(db, mail.token_hash);
    const person = isSpent ? await findPersonByEmail(db, mail.email) : undefined;
    if (person === undefined) throw new ApiError('link_dead');
    await startChange(db, ctx, person, new_email, true);
  });
};

/**
 * Stores the change and emails both addresses, whether or not the new one has an account: the owner of the new address
 * is notified, and the caller sees no difference. If the old mailbox is already proven, its email says that a change
 * was started and how to stop it.
 */
async function startChange(
  db: Kysely<Tables>,
  ctx: Asking,
  person: PersonRow,
  newEmail: string,
  oldConfirmed: boolean,
): Promise<void> {
  const [oldToken, newToken_] = [newToken(), newToken()];
  const expires_at = new Date(ctx.now.getTime() + CONFIRMATION_LIFE_MINUTES * 60_000);
  const newKey = await holdForMail(db, ctx, newEmail, 'NEW_ADDRESS');
  await replaceEmailChange(db, {
    person_id: person.id,
    new_email: newEmail,
    old_token_hash: hashOf(oldToken),
    new_token_hash: hashOf(newToken_),
    old_confirmed: oldConfirmed,
    new_confirmed: false,
    expires_at,
  });
  const isTaken = (await findPersonByEmail(db, newEmail)) !== undefined;
  const portal = await organisationOfMail(db, person);
  const common = { language: person.language, portal, minutes: CONFIRMATION_LIFE_MINUTES, expiresAt: expires_at };
  const linkOf = (key: Buffer, token: string) =>
    linkToScreen(ctx, siteOf(ctx), '/confirm-address', { uid: uidOf(key), token });
  await ctx.mail.send(
    db,
    confirmationMail({
      ...common,
      to: newEmail,
      about: person.email,
      // The mailbox may belong to someone else, so the email says nothing about the person or their coach.
      firstName: '',
      portal: await organisationOfMail(db, { ...person, coach_id: null }),
      purpose: isTaken ? 'ADDRESS_IN_USE' : 'NEW_ADDRESS',
      link: isTaken ? null : linkOf(newKey, newToken_),
    }),
  );
  if (oldConfirmed) {
    await ctx.mail.send(db, noticeMail(person, portal, 'CHANGE_BEGUN'));
    return;
  }
  const oldKey = await holdForMail(db, ctx, person.email, 'OLD_ADDRESS');
  await ctx.mail.send(
    db,
    confirmationMail({
      ...common,
      to: person.email,
      firstName: person.first_name,
      purpose: 'OLD_ADDRESS',
      link: linkOf(oldKey, oldToken),
    }),
  );
}

/** Confirms one of the two addresses. Confirming the second gives the person the new address. Throws `link_dead`. */
export async function confirmAddress(db: Kysely<Tables>, ctx: Asking, uid: string, tokenHash: Buffer): Promise<void> {
  const change = await lockEmailChange(db, tokenHash, ctx.now);
  const person = change && (await findPerson(db, change.person_id));
  if (change === undefined || person === undefined) throw new ApiError('link_dead');
  const isOld = change.old_token_hash.equals(tokenHash);
  if (!isOf(uid, emailKey(ctx.config, isOld ? person.email : change.new_email))) throw new ApiError('link_dead');
  const confirmed = {
    old_confirmed: change.old_confirmed || isOld,
    new_confirmed: change.new_confirmed || !isOld,
  };
  if (confirmed.old_confirmed && confirmed.new_confirmed) await carryOut(db, ctx, person, change);
  else await updateEmailChange(db, change.person_id, confirmed);
}

/**
 * Gives the person the new address and ends all access to their account. If someone else has taken it, nothing changes and an email
 * notifies the person; the person who opened the link sees no difference.
 */
async function carryOut(
  db: Kysely<Tables>,
  ctx: Asking,
  person: PersonRow,
  { new_email }: EmailChangeRow,
): Promise<void> {
  await deleteEmailChange(db, person.id);
  // A concurrent log-in or sign-up with either address has to wait.
  await lockAddresses(db, [person.email, new_email], ctx);
  const portal = await organisationOfMail(db, person);
  if ((await findPersonByEmail(db, new_email)) !== undefined) {
    await ctx.mail.send(db, noticeMail(person, portal, 'ADDRESS_NOT_CHANGED'));
    return;
  }
  await endAccess(db, person, { config: ctx.config, now: ctx.now, keptToken: null, alsoAddress: new_email });
  await asPerson(db, person.id, async (trx) => {
    // What is found by the address alone would no longer be found.
    await deletePlaceholdersOf(trx, person.email);
    await asSystem(trx, 'delete-account', (one) => deleteEntriesOfAddress(one, person.email));
    await updateEmail(trx, person.id, new_email);
  });
  await deleteLoginTraces(db, emailKey(ctx.config, person.email));
  await forgetWrongPasswords(db, emailKey(ctx.config, new_email));
  await ctx.mail.send(db, noticeMail(person, portal, 'ADDRESS_CHANGED'));
  await ctx.mail.noteNewAddress(db, person.email, new_email);
}
