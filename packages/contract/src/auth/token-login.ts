import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { text } from '../fields.ts';
import { authPaths } from './paths.ts';

export const tokenLogin = endpoint(authPaths.tokenLogin, {
  access: 'public',
  summary: "Exchanges a magic link's token for a token of this device; the link is dead afterwards.",
  body: z.object({ magic_link_token: text({ min: 1, max: 200 }).optional() }),
  answer: z.object({ auth_token: z.string() }),
  errors: ['link_dead', 'login_failed', 'too_many_requests'],
  verifiesCredential: true,
  cost: 5,
  readOnly: true,
});
