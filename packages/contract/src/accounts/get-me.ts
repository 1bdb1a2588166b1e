import { endpoint } from '../endpoint.ts';
import { user } from './models.ts';
import { accountsPaths } from './paths.ts';

export const getMe = endpoint(accountsPaths.getMe, {
  access: 'signed-in',
  summary: 'The caller.',
  answer: user,
});
