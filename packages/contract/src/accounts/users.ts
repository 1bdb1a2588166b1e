import { DELETION_KEYWORDS } from '@weekbord/domain/accounts/deletion-keyword';
import { LANGUAGES } from '@weekbord/domain/vocabulary';
import { newPassword } from '../auth/password-fields.ts';
import { endpoint } from '../endpoint.ts';
import { coded, email, idParams, text } from '../fields.ts';
import { userProfileFields } from '../intake/models.ts';
import { firstName, lastName, user, userChange } from './models.ts';
import { accountsPaths } from './paths.ts';
import { z } from 'zod';

export const signUp = endpoint(accountsPaths.signUp, {
  access: 'public',
  summary:
    'Opens an account for oneself; the terms must be accepted. A mail follows, with a code and a link, or where a password was chosen with a link that confirms the address. A coach makes a client instead, who is mailed an invitation: where the address has an account, nothing of it is shared before its owner accepts, and the answer is the same.',
  body: z.object({
    email,
    first_name: firstName,
    last_name: lastName,
    /** Counts once the address is confirmed. */
    password: newPassword.optional(),
    terms_accepted: z.literal(true, coded('required')).optional(),
    language: z.enum(LANGUAGES).optional(),
    redirect_url: text({ min: 1, max: 500 }).optional(),
    organisation_subdomain: text({ max: 63 }).nullable().optional(),
    /** The profile of a client whom a coach makes; refused from others. */
    intake: userProfileFields.optional(),
  }),
  errors: ['clients_not_created', 'no_paid_access'],
  answer: user,
  status: 201,
  cost: 5,
});

export const getMe = endpoint(accountsPaths.getMe, {
  access: 'signed-in',
  asClient: true,
  summary: 'The caller; of a coach who calls as a client, that client.',
  errors: ['not_found'],
  answer: user,
});

export const replaceMe = endpoint(accountsPaths.replaceMe, {
  access: 'signed-in',
  summary: 'Replaces what the caller may write of their own record.',
  body: z.object({
    first_name: firstName,
    last_name: lastName,
    language: z.enum(LANGUAGES),
    uses_imperial_measurements: z.boolean(),
  }),
  answer: user,
});

export const updateMe = endpoint(accountsPaths.updateMe, {
  access: 'signed-in',
  summary: "Changes the caller's name, language or units.",
  body: userChange,
  answer: user,
});

export const deleteMe = endpoint(accountsPaths.deleteMe, {
  access: 'signed-in',
  summary:
    'Erases the caller and everything of theirs; wants a log-in of the last ten minutes and the word DELETE or VERWIJDER.',
  body: z.object({ confirm: z.enum(DELETION_KEYWORDS, coded('confirmation_word_wrong')) }),
  errors: ['fresh_login_required'],
});

export const getUser = endpoint(accountsPaths.getUser, {
  access: 'subject',
  summary: 'A person: the caller or a client of theirs.',
  params: idParams,
  answer: user,
});

export const updateUser = endpoint(accountsPaths.updateUser, {
  access: 'subject',
  summary: "Changes a person's name, language or units.",
  params: idParams,
  body: userChange,
  answer: user,
});
