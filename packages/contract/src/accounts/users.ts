import { DELETION_KEYWORDS } from '@weekbord/domain/accounts/deletion-keyword';
import { alsoAt, endpoint, replacementOf } from '../endpoint.ts';
import { coded, idParams } from '../fields.ts';
import { newAccount, user, userChange, wholeUser } from './models.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { ownAccountPaths } from './account-paths.ts';
import { accountsPaths } from './paths.ts';
import { accountResourcePaths } from './resource-paths.ts';
import { z } from 'zod';

export const signUp = endpoint(accountsPaths.signUp, {
  access: 'public',
  closedToDemo: 'people',
  summary:
    'Signs up; the terms must be accepted. Sends an email with a code and a link or, if a password was chosen, a link that confirms the address. A coach creates a client instead, who gets an invitation by email: if the address has an account, nothing in it is shared before its owner accepts, and the response is the same.',
  body: newAccount,
  errors: ['clients_not_created', 'no_paid_access', 'closed_for_age'],
  answer: user,
  status: 201,
  cost: 5,
});

export const getMe = endpoint(accountsPaths.getMe, {
  access: 'signed-in',
  asClient: true,
  summary: 'Returns the caller or, for a coach calling as a client, that client.',
  errors: ['not_found'],
  answer: user,
});

export const replaceMe = endpoint(ownAccountPaths.replaceMe, {
  access: 'signed-in',
  summary: "Replaces the caller's editable fields; country and first day of the week only if given.",
  body: wholeUser,
  answer: user,
});

export const updateMe = endpoint(accountsPaths.updateMe, {
  access: 'signed-in',
  summary: "Updates the caller's name, language, country, first day of the week or units.",
  body: userChange,
  answer: user,
});

export const deleteMe = endpoint(ownAccountPaths.deleteMe, {
  access: 'signed-in',
  summary:
    'Deletes the caller and all their data. Requires a log-in within the last ten minutes and the word DELETE or VERWIJDER.',
  body: z.object({ confirm: z.enum(DELETION_KEYWORDS, coded('confirmation_word_wrong')) }),
  errors: ['fresh_login_required'],
});

export const getUser = endpoint(ownAccountPaths.getUser, {
  access: 'self',
  summary: 'Returns a person: the caller or one of their clients.',
  params: idParams,
  answer: user,
});

export const updateUser = endpoint(ownAccountPaths.updateUser, {
  access: 'self',
  summary: "Updates a person's name, language, country, first day of the week or units.",
  params: idParams,
  body: userChange,
  answer: user,
});

export const listUsers = endpoint(accountResourcePaths.listUsers, {
  access: 'member',
  oneByOne: true,
  summary: 'Lists the caller and, for a coach, their clients.',
  query: pageQuery,
  answer: pageOf(user),
  cost: 5,
});

export const createUser = alsoAt(signUp, accountResourcePaths.createUser);

export const replaceUser = replacementOf(updateUser, accountResourcePaths.replaceUser, {
  summary: "Replaces a person's name, language and units; country and first day of the week only if given.",
  body: wholeUser,
});

export const listAuthUsers = alsoAt(listUsers, accountResourcePaths.listAuthUsers);
export const getAuthUser = alsoAt(getUser, accountResourcePaths.getAuthUser);
export const replaceAuthUser = alsoAt(replaceUser, accountResourcePaths.replaceAuthUser);
export const updateAuthUser = alsoAt(updateUser, accountResourcePaths.updateAuthUser);
