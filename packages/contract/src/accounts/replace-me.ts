import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { firstName, LANGUAGES, lastName, user } from './models.ts';
import { accountsPaths } from './paths.ts';

export const replaceMe = endpoint(accountsPaths.replaceMe, {
  access: 'signed-in',
  summary: 'Replaces what the caller may write of their own record.',
  body: z.object({
    first_name: firstName,
    last_name: lastName,
    language: z.enum(LANGUAGES),
    uses_imperial_measurements: z.boolean(),
  }),
  answer: user,
});
