import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { email } from '../fields.ts';
import { authPaths } from './paths.ts';

export const createOtp = endpoint(authPaths.createOtp, {
  access: 'public',
  summary: 'Mails a code of four digits.',
  body: z.object({ email }),
  errors: ['too_many_requests'],
  cost: 5,
  readOnly: true,
});
