import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { email, text } from '../fields.ts';
import { newPassword } from './password-fields.ts';
import { authAccountPaths } from './account-paths.ts';

/** The parameters of an emailed link. */
const mailed = { uid: text({ min: 1, max: 200 }), token: text({ min: 1, max: 200 }) };

export const activation = endpoint(authAccountPaths.activation, {
  access: 'public',
  summary: 'Confirms by a mailed link the address of a new account, or one of the two addresses of a change.',
  body: z.object(mailed),
  errors: ['link_dead'],
  verifiesCredential: true,
  cost: 5,
  readOnly: true,
});

export const resendActivation = endpoint(authAccountPaths.resendActivation, {
  access: 'public',
  summary: 'Mails the link anew that confirms the address of a new account; the earlier one is dead.',
  body: z.object({ email }),
  cost: 5,
  readOnly: true,
});

export const resetPassword = endpoint(authAccountPaths.resetPassword, {
  access: 'public',
  summary: 'Mails a link by which a new password is chosen; the answer is the same for known and unknown addresses.',
  body: z.object({ email }),
  cost: 5,
  readOnly: true,
});

export const resetPasswordConfirm = endpoint(authAccountPaths.resetPasswordConfirm, {
  access: 'public',
  summary: 'Sets a new password by a mailed link, and ends all sessions.',
  body: z.object({ ...mailed, new_password: newPassword }),
  errors: ['link_dead'],
  verifiesCredential: true,
  cost: 5,
  readOnly: true,
});

export const resetEmail = endpoint(authAccountPaths.resetEmail, {
  access: 'public',
  summary: 'Mails a link by which another address is chosen; the answer is the same for known and unknown addresses.',
  body: z.object({ email }),
  cost: 5,
  readOnly: true,
});

export const resetEmailConfirm = endpoint(authAccountPaths.resetEmailConfirm, {
  access: 'public',
  summary: 'Asks by a mailed link for another address; it takes effect once a link that is mailed there is opened too.',
  body: z.object({ ...mailed, new_email: email }),
  errors: ['link_dead'],
  verifiesCredential: true,
  cost: 5,
  readOnly: true,
});

export const confirmations = {
  activation,
  resendActivation,
  resetEmail,
  resetEmailConfirm,
  resetPassword,
  resetPasswordConfirm,
};
