import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { email, text } from '../fields.ts';
import { authPaths } from './paths.ts';

export const createLoginSignupPortal = endpoint(authPaths.createLoginSignupPortal, {
  access: 'public',
  summary: 'Mails a code and a link to log in with; the answer is the same for known and unknown addresses.',
  body: z.object({
    email,
    redirect_url: text({ min: 1, max: 500 }),
    organisation_subdomain: text({ max: 63 }).nullable().optional(),
  }),
  answer: z.object({ authentication_method: z.enum(['OTP', 'MAGIC_LINK']) }),
  errors: ['too_many_requests'],
  cost: 5,
  readOnly: true,
});
