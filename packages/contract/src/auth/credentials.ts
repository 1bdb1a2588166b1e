import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { email, moment } from '../fields.ts';
import { givenPassword, newPassword } from './password-fields.ts';
import { authAccountPaths } from './account-paths.ts';

export const getCredentials = endpoint(authAccountPaths.getCredentials, {
  access: 'signed-in',
  summary:
    'Returns whether the caller has a password, whether they logged in within the last ten minutes, and any pending address change.',
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
    "Sets or changes the caller's password and ends all other sessions. Requires a log-in within the last ten minutes or the current password.",
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
    'Requests another email address, which takes effect once the links sent to both addresses are opened. Requires a log-in within the last ten minutes or the password.',
  body: z.object({ new_email: email, current_password: givenPassword.optional() }),
  errors: ['fresh_login_required', 'passwords_off'],
  verifiesCredential: true,
  cost: 5,
  readOnly: true,
});

export const cancelEmailChange = endpoint(authAccountPaths.cancelEmailChange, {
  access: 'signed-in',
  summary: 'Cancels a pending address change.',
});

export const credentials = { cancelEmailChange, getCredentials, setEmail, setPassword };
