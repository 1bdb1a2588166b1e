import type { Endpoints } from '@weekbord/contract/endpoints';
import type { Operation } from '../../../platform/http/context.ts';
import { ApiError } from '../../../platform/http/errors.ts';
import { hashOf } from '../../../platform/secret/tokens.ts';
import { findPersonByEmail } from '../../access/access.public.ts';
import { askConfirmation } from './ask-confirmation.ts';
import { forgetWrongPasswords } from '../auth.store.ts';
import { confirmAddress } from './email-changes.ts';
import { inTransaction } from '../in-transaction.ts';
import { countAct } from '../login/network-limit.ts';
import { deletePasswordMail, findPasswordMail, replacePassword } from '../passwords/passwords.store.ts';
import { isOf } from '../uid.ts';

/** Makes the password from the sign-up valid, because the person who chose it has access to the mailbox. */
export const activation: Operation<Endpoints['activation']> = async (ctx) => {
  await countAct(ctx.db, ctx, 'guess');
  const { uid, token } = ctx.body;
  const tokenHash = hashOf(token);
  await inTransaction(ctx.db, async (db) => {
    const mail = await findPasswordMail(db, tokenHash, ctx.now);
    if (mail === undefined) return confirmAddress(db, ctx, uid, tokenHash);
    if (mail.purpose !== 'ACTIVATION' || !isOf(uid, mail.email_key)) throw new ApiError('link_dead');
    const isSpent = await deletePasswordMail(db, tokenHash);
    const person = isSpent ? await findPersonByEmail(db, mail.email) : undefined;
    if (person === undefined || !mail.password_hash) throw new ApiError('link_dead');
    await replacePassword(db, person.id, mail.password_hash);
    await forgetWrongPasswords(db, mail.email_key);
  });
};

export const resendActivation: Operation<Endpoints['resendActivation']> = async (ctx) => {
  await askConfirmation(ctx, { email: ctx.body.email, purpose: 'ACTIVATION' });
};
