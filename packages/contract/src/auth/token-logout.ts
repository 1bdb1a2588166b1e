import { endpoint } from '../endpoint.ts';
import { authPaths } from './paths.ts';

export const tokenLogout = endpoint(authPaths.tokenLogout, {
  access: 'signed-in',
  summary: 'Kills the token that the call carries.',
});
