import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { email } from '../fields.ts';
import { authPaths } from './paths.ts';

export const resendOtp = endpoint(authPaths.resendOtp, {
  access: 'public',
  summary: 'Mails a new code; the earlier one is dead.',
  body: z.object({ email }),
  errors: ['too_many_requests'],
  cost: 5,
  readOnly: true,
});
