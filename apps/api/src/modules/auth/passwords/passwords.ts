import type { Kysely } from 'kysely';
import type { Endpoints } from '@weekbord/contract/endpoints';
import { validatePassword } from '@weekbord/domain/auth/password-strength';
import type { Context, Operation } from '../../../platform/http/context.ts';
import { ApiError, FieldError } from '../../../platform/http/errors.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { hashOf } from '../../../platform/secret/tokens.ts';
import { findPerson, findPersonByEmail, type PersonRow } from '../../access/access.public.ts';
import { deleteLoginMails, forgetWrongPasswords, lockAddress } from '../auth.store.ts';
import { askConfirmation } from '../confirmations/ask-confirmation.ts';
import { noticeMail } from '../confirmations/confirmation-mail.ts';
import { inTransaction } from '../in-transaction.ts';
import { emailKey } from '../login/login-keys.ts';
import { meOf } from '../me.ts';
import { countAct } from '../login/network-limit.ts';
import { hashPassword } from './password-hash.ts';
import { deletePasswordMail, findPasswordMail, replacePassword } from './passwords.store.ts';
import { endAccess } from '../confirmations/recovery.store.ts';
import { proveOwner } from '../confirmations/prove-owner.ts';
import { isOf } from '../uid.ts';
import { organisationOfMail } from '../login/resolve-redirect.ts';

export const setPassword: Operation<Endpoints['setPassword']> = async (ctx) => {
  const { new_password, current_password } = ctx.body;
  const me = await meOf(ctx);
  checkNewPassword('new_password', new_password, me);
  await proveOwner(ctx, me.email, current_password);
  const hash = await hashPassword(ctx.config, new_password);
  await inTransaction(ctx.db, (db) => changePassword(db, ctx, me, hash, ctx.actor.tokenId));
};

export const resetPassword: Operation<Endpoints['resetPassword']> = async (ctx) => {
  await askConfirmation(ctx, { email: ctx.body.email, purpose: 'RESET_PASSWORD' });
};

export const resetPasswordConfirm: Operation<Endpoints['resetPasswordConfirm']> = async (ctx) => {
  await countAct(ctx.db, ctx, 'guess');
  const { uid, token, new_password } = ctx.body;
  const tokenHash = hashOf(token);
  const mail = await findPasswordMail(ctx.db, tokenHash, ctx.now);
  if (mail === undefined || mail.purpose !== 'RESET_PASSWORD' || !isOf(uid, mail.email_key)) {
    throw new ApiError('link_dead');
  }
  const owner = await findPersonByEmail(ctx.db, mail.email);
  checkNewPassword('new_password', new_password, owner);
  const hash = await hashPassword(ctx.config, new_password);
  await inTransaction(ctx.db, async (db) => {
    await lockAddress(db, mail.email_key, false, ctx.now);
    const isSpent = await deletePasswordMail(db, tokenHash);
    const person = isSpent ? await findPersonByEmail(db, mail.email) : undefined;
    if (person === undefined) throw new ApiError('link_dead');
    await forgetWrongPasswords(db, mail.email_key);
    await changePassword(db, ctx, person, hash, null);
  });
};

/**
 * Sets a password, ends all other access to the account, and notifies the owner. The email names their coach, because
 * an intruder may have accepted an invitation.
 */
async function changePassword(
  db: Kysely<Tables>,
  ctx: Pick<Context, 'mail' | 'config' | 'now'>,
  person: PersonRow,
  hash: string,
  keptToken: number | null,
): Promise<void> {
  await replacePassword(db, person.id, hash);
  await endAccess(db, person, { config: ctx.config, now: ctx.now, keptToken });
  await deleteLoginMails(db, emailKey(ctx.config, person.email));
  const coach = person.coach_id === null ? undefined : await findPerson(db, person.coach_id);
  const coachName = coach && `${coach.first_name} ${coach.last_name}`.trim();
  await ctx.mail.send(db, noticeMail(person, await organisationOfMail(db, person), 'PASSWORD_CHANGED', coachName));
}

/** Throws a `FieldError` for `field` if a password is derived from what others know about its owner. */
export function checkNewPassword(
  field: string,
  password: string,
  owner: Pick<PersonRow, 'email' | 'first_name' | 'last_name'> | undefined,
): void {
  const own = owner === undefined ? [] : [owner.email, owner.first_name, owner.last_name];
  const fault = validatePassword(password, own);
  if (fault !== null) throw new FieldError({ [field]: fault.code });
}
