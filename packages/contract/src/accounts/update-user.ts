import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { user, userChange } from './models.ts';
import { accountsPaths } from './paths.ts';

export const updateUser = endpoint(accountsPaths.updateUser, {
  access: 'subject',
  summary: "Changes a person's name, language or units.",
  params: idParams,
  body: userChange,
  answer: user,
  errors: ['not_found'],
});
