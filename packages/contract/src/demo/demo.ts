import { DEMO_KINDS } from '@weekbord/domain/accounts/demo-account';
import { LANGUAGES } from '@weekbord/domain/languages/languages';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { text } from '../fields.ts';
import { demoPaths } from './paths.ts';

export const createDemoAccount = endpoint(demoPaths.createDemoAccount, {
  access: 'public',
  summary:
    'Creates a demo account, deleted after 24 hours or at log-out: a person with a week of meals, or a coach with three clients. It cannot contact anyone else.',
  body: z.object({
    kind: z.enum(DEMO_KINDS).default('person'),
    organisation_subdomain: text({ max: 63 }).nullable().optional(),
    language: z.enum(LANGUAGES).optional(),
  }),
  answer: z.object({ auth_token: z.string() }),
  status: 201,
  errors: ['demo_off'],
  cost: 20,
  heavy: true,
  keepsNoAnswer: true,
});
