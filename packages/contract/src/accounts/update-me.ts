import { endpoint } from '../endpoint.ts';
import { user, userChange } from './models.ts';
import { accountsPaths } from './paths.ts';

export const updateMe = endpoint(accountsPaths.updateMe, {
  access: 'signed-in',
  summary: "Changes the caller's name, language or units.",
  body: userChange,
  answer: user,
});
