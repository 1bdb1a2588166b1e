import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { coded, email, text } from '../fields.ts';
import { firstName, lastName, user } from './models.ts';
import { accountsPaths } from './paths.ts';

export const signUp = endpoint(accountsPaths.signUp, {
  access: 'public',
  summary: 'Opens an account; the terms must be accepted. A mail with a code and a link follows.',
  body: z.object({
    email,
    first_name: firstName,
    last_name: lastName,
    terms_accepted: z.literal(true, coded('required')).optional(),
    language: z.enum(['en', 'nl']).optional(),
    redirect_url: text({ min: 1, max: 500 }).optional(),
    organisation_subdomain: text({ max: 63 }).nullable().optional(),
  }),
  answer: user,
  status: 201,
  errors: ['too_many_requests'],
  cost: 5,
});
