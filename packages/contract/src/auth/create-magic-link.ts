import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { email, text } from '../fields.ts';
import { authPaths } from './paths.ts';

export const createMagicLink = endpoint(authPaths.createMagicLink, {
  access: 'public',
  summary: 'Mails a link that logs in once.',
  body: z.object({ email, redirect_url: text({ min: 1, max: 500 }) }),
  errors: ['too_many_requests'],
  cost: 5,
  readOnly: true,
});
