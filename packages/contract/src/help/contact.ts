import { MAX_QUESTION_LENGTH } from '@weekbord/domain/help/question';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { email, text } from '../fields.ts';
import { helpPaths } from './paths.ts';

export const contactSupport = endpoint(helpPaths.contactSupport, {
  access: 'public',
  closedToDemo: 'people',
  summary: "Emails a question to the support of the caller's organisation, of the portal, or of the operator.",
  body: z.object({
    /** The address for the reply; if the caller has an account, always the account's email address. */
    email: email.optional(),
    message: text({ min: 1, max: MAX_QUESTION_LENGTH }),
    organisation_subdomain: text({ max: 63 }).nullish(),
  }),
  answer: z.object({
    /** The address to which the reply will be sent. */
    email: z.string(),
    /** Working days within which support promises to reply; null if it makes no promise. */
    answer_days: z.number().int().nullable(),
  }),
  status: 201,
});
