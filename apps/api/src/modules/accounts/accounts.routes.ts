import {
  deleteMe as deleteMeEndpoint,
  getMe as getMeEndpoint,
  getUser as getUserEndpoint,
  listUsers as listUsersEndpoint,
  replaceMe as replaceMeEndpoint,
  signUp as signUpEndpoint,
  updateMe as updateMeEndpoint,
  updateUser as updateUserEndpoint,
} from '@weekbord/contract/accounts/users';
import {
  answerConsents as answerConsentsEndpoint,
  listConsents as listConsentsEndpoint,
} from '@weekbord/contract/accounts/consents';
import { listAccessLog as listAccessLogEndpoint } from '@weekbord/contract/accounts/access-log';
import { serve, type Served, servePrepared } from '../../platform/http/serve.ts';
import { answerConsents, listConsents } from './consents.ts';
import { deleteMe } from './delete-me.ts';
import { listAccessLog } from './access-log.ts';
import { getMe, getUser, listUsers, replaceMe, updateMe, updateUser } from './users.ts';
import { makeSecrets, signUp } from './sign-up.ts';

export const accountsRoutes: readonly Served[] = [
  servePrepared(signUpEndpoint, makeSecrets, signUp, 'login'),
  serve(getMeEndpoint, getMe),
  serve(listAccessLogEndpoint, listAccessLog),
  serve(listConsentsEndpoint, listConsents),
  serve(answerConsentsEndpoint, answerConsents),
  serve(updateMeEndpoint, updateMe),
  serve(replaceMeEndpoint, replaceMe),
  serve(deleteMeEndpoint, deleteMe),
  serve(getUserEndpoint, getUser),
  serve(updateUserEndpoint, updateUser),
  serve(listUsersEndpoint, listUsers),
];
