import { deleteMe as deleteMeEndpoint } from '@weekbord/contract/accounts/delete-me';
import { getMe as getMeEndpoint } from '@weekbord/contract/accounts/get-me';
import { getUser as getUserEndpoint } from '@weekbord/contract/accounts/get-user';
import { replaceMe as replaceMeEndpoint } from '@weekbord/contract/accounts/replace-me';
import { signUp as signUpEndpoint } from '@weekbord/contract/accounts/sign-up';
import { updateMe as updateMeEndpoint } from '@weekbord/contract/accounts/update-me';
import { updateUser as updateUserEndpoint } from '@weekbord/contract/accounts/update-user';
import { serve, type Served } from '../../platform/http/serve.ts';
import { deleteMe } from './delete-me.ts';
import { getMe } from './get-me.ts';
import { getUser } from './get-user.ts';
import { replaceMe } from './replace-me.ts';
import { signUp } from './sign-up.ts';
import { updateMe } from './update-me.ts';
import { updateUser } from './update-user.ts';

export const accountsRoutes: readonly Served[] = [
  serve(signUpEndpoint, signUp),
  serve(getMeEndpoint, getMe),
  serve(updateMeEndpoint, updateMe),
  serve(replaceMeEndpoint, replaceMe),
  serve(deleteMeEndpoint, deleteMe),
  serve(getUserEndpoint, getUser),
  serve(updateUserEndpoint, updateUser),
];
