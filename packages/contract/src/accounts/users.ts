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
    'Opens an account for oneself; the terms must be accepted. A mail follows, with a code and a link, or where a password was chosen with a link that confirms the address. A coach makes a client instead, who is mailed an invitation: where the address has an account, nothing of it is shared before its owner accepts, and the answer is the same.',
  body: newAccount,
  errors: ['clients_not_created', 'no_paid_access', 'closed_for_age'],
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

export const replaceMe = endpoint(ownAccountPaths.replaceMe, {
  access: 'signed-in',
  summary:
    'Replaces what the caller may write of their own record, the country and the first day of weeks where they are given.',
  body: wholeUser,
  answer: user,
});

export const updateMe = endpoint(accountsPaths.updateMe, {
  access: 'signed-in',
  summary: "Changes the caller's name, language, country, first day of weeks or units.",
  body: userChange,
  answer: user,
});

export const deleteMe = endpoint(ownAccountPaths.deleteMe, {
  access: 'signed-in',
  summary:
    'Erases the caller and everything of theirs; wants a log-in of the last ten minutes and the word DELETE or VERWIJDER.',
  body: z.object({ confirm: z.enum(DELETION_KEYWORDS, coded('confirmation_word_wrong')) }),
  errors: ['fresh_login_required'],
});

export const getUser = endpoint(ownAccountPaths.getUser, {
  access: 'self',
  summary: 'A person: the caller or a client of theirs.',
  params: idParams,
  answer: user,
});

export const updateUser = endpoint(ownAccountPaths.updateUser, {
  access: 'self',
  summary: "Changes a person's name, language, country, first day of weeks or units.",
  params: idParams,
  body: userChange,
  answer: user,
});

export const listUsers = endpoint(accountResourcePaths.listUsers, {
  access: 'member',
  oneByOne: true,
  summary: 'The caller and, of a coach, their clients.',
  query: pageQuery,
  answer: pageOf(user),
  cost: 5,
});

export const createUser = alsoAt(signUp, accountResourcePaths.createUser);

export const replaceUser = replacementOf(updateUser, accountResourcePaths.replaceUser, {
  summary:
    "Replaces a person's name, language and units, and the country and the first day of weeks where they are given.",
  body: wholeUser,
});

export const listAuthUsers = alsoAt(listUsers, accountResourcePaths.listAuthUsers);
export const getAuthUser = alsoAt(getUser, accountResourcePaths.getAuthUser);
export const replaceAuthUser = alsoAt(replaceUser, accountResourcePaths.replaceAuthUser);
export const updateAuthUser = alsoAt(updateUser, accountResourcePaths.updateAuthUser);
