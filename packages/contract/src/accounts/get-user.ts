import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { user } from './models.ts';
import { accountsPaths } from './paths.ts';

export const getUser = endpoint(accountsPaths.getUser, {
  access: 'subject',
  summary: 'A person: the caller or a client of theirs.',
  params: idParams,
  answer: user,
  errors: ['not_found'],
});
