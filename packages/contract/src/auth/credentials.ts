import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { email, moment } from '../fields.ts';
import { givenPassword, newPassword } from './password-fields.ts';
import { authAccountPaths } from './account-paths.ts';

export const getCredentials = endpoint(authAccountPaths.getCredentials, {
  access: 'signed-in',
  summary: 'Whether the caller has a password and a log-in of the last ten minutes, and which change of address waits.',
  answer: z.object({
    has_password: z.boolean(),
    login_is_fresh: z.boolean(),
    email_change: z
      .object({
        new_email: z.string(),
        old_confirmed: z.boolean(),
        new_confirmed: z.boolean(),
        expires_at: moment,
      })
      .nullable(),
  }),
});

export const setPassword = endpoint(authAccountPaths.setPassword, {
  access: 'signed-in',
  closedToDemo: 'identity',
  summary:
    "Sets or changes the caller's password and ends all other sessions; wants a log-in of the last ten minutes or the present password.",
  body: z.object({ new_password: newPassword, current_password: givenPassword.optional() }),
  errors: ['fresh_login_required', 'passwords_off'],
  verifiesCredential: true,
  cost: 5,
  readOnly: true,
});

export const setEmail = endpoint(authAccountPaths.setEmail, {
  access: 'signed-in',
  closedToDemo: 'identity',
  summary:
    'Asks for another address, which takes effect once the links mailed to both are opened; wants a log-in of the last ten minutes or the password.',
  body: z.object({ new_email: email, current_password: givenPassword.optional() }),
  errors: ['fresh_login_required', 'passwords_off'],
  verifiesCredential: true,
  cost: 5,
  readOnly: true,
});

export const cancelEmailChange = endpoint(authAccountPaths.cancelEmailChange, {
  access: 'signed-in',
  summary: 'Takes back a change of address that waits for its confirmations.',
});

export const credentials = { cancelEmailChange, getCredentials, setEmail, setPassword };
