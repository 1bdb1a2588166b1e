import { LANGUAGES } from '@weekbord/domain/languages/languages';
import { z } from 'zod';
import { givenConsent } from '../accounts/consents.ts';
import { endpoint } from '../endpoint.ts';
import { coded, idParams } from '../fields.ts';
import { clientsPaths } from './paths.ts';
import { listOf, SIZES } from '../sizes.ts';

export const listInvitations = endpoint(clientsPaths.listInvitations, {
  access: 'signed-in',
  summary: 'The coaches who invited the caller and wait for an answer, the latest first.',
  answer: z
    .object({
      results: listOf(
        z.object({
          id: z.number().int(),
          /** The name of the coach. */
          coach: z.string(),
          organisation: z.string().nullable(),
        }),
        SIZES.many,
      ),
    })
    .meta({ id: 'Invitations' }),
});

export const acceptInvitation = endpoint(clientsPaths.acceptInvitation, {
  access: 'signed-in',
  closedToDemo: 'people',
  summary:
    "Makes the caller, who agrees to what a coach sees, a client of the coach who invited them, and of no other. The profile and the plan that the coach made count where the caller has none; what the caller has stays the caller's.",
  params: idParams,
  body: z.object({
    consent: givenConsent.refine(({ purpose }) => purpose === 'COACH', coded('not_a_choice')),
    /** The language of the displayed text; the language of the request if absent. */
    language: z.enum(LANGUAGES).optional(),
  }),
});

export const declineInvitation = endpoint(clientsPaths.declineInvitation, {
  access: 'signed-in',
  closedToDemo: 'people',
  summary: 'Turns an invitation down: the coach loses what they entered about the caller.',
  params: idParams,
});

export const leaveCoach = endpoint(clientsPaths.leaveCoach, {
  access: 'signed-in',
  summary:
    'Ends the relation with the coach of the caller, who keeps their account and everything in it; a closed account opens. The coach loses every right at once, and both are mailed. Does nothing where the caller has no coach.',
});
