import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { email, text } from '../fields.ts';
import { newPassword } from './password-fields.ts';
import { authAccountPaths } from './account-paths.ts';

/** The parameters of an emailed link. */
const mailed = { uid: text({ min: 1, max: 200 }), token: text({ min: 1, max: 200 }) };

export const activation = endpoint(authAccountPaths.activation, {
  access: 'public',
  summary:
    'Confirms, with an emailed link, the address of a new account or one of the two addresses of an address change.',
  body: z.object(mailed),
  errors: ['link_dead'],
  verifiesCredential: true,
  cost: 5,
  readOnly: true,
});

export const resendActivation = endpoint(authAccountPaths.resendActivation, {
  access: 'public',
  summary: "Sends the link that confirms a new account's address again; the earlier link stops working.",
  body: z.object({ email }),
  cost: 5,
  readOnly: true,
});

export const resetPassword = endpoint(authAccountPaths.resetPassword, {
  access: 'public',
  summary: 'Sends a link for choosing a new password; the response is the same for known and unknown addresses.',
  body: z.object({ email }),
  cost: 5,
  readOnly: true,
});

export const resetPasswordConfirm = endpoint(authAccountPaths.resetPasswordConfirm, {
  access: 'public',
  summary: 'Sets a new password with an emailed link and ends all sessions.',
  body: z.object({ ...mailed, new_password: newPassword }),
  errors: ['link_dead'],
  verifiesCredential: true,
  cost: 5,
  readOnly: true,
});

export const resetEmail = endpoint(authAccountPaths.resetEmail, {
  access: 'public',
  summary: 'Sends a link for choosing another email address; the response is the same for known and unknown addresses.',
  body: z.object({ email }),
  cost: 5,
  readOnly: true,
});

export const resetEmailConfirm = endpoint(authAccountPaths.resetEmailConfirm, {
  access: 'public',
  summary:
    'Requests another email address with an emailed link; it takes effect once the link sent to the new address is opened too.',
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
