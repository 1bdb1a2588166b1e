import { LANGUAGES } from '@weekbord/domain/languages/languages';
import { z } from 'zod';
import { givenConsent } from '../accounts/consents.ts';
import { endpoint } from '../endpoint.ts';
import { coded, idParams } from '../fields.ts';
import { leftOutMeal } from '../planner/models.ts';
import { clientsPaths } from './paths.ts';
import { listOf, SIZES } from '../sizes.ts';

export const listInvitations = endpoint(clientsPaths.listInvitations, {
  access: 'signed-in',
  summary: 'Lists the coaches whose invitations the caller has not answered, latest first.',
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
    "Accepts a coach's invitation, with consent to what a coach sees: the caller becomes that coach's client and no one else's. What the coach made becomes the caller's, but the profile and plan only if the caller has none of their own; a plan that is not safe for the caller's own profile is offered instead, and planned meals that break the caller's own rules are removed.",
  params: idParams,
  body: z.object({
    consent: givenConsent.refine(({ purpose }) => purpose === 'COACH', coded('not_a_choice')),
    /** The language of the displayed text; the language of the request if absent. */
    language: z.enum(LANGUAGES).optional(),
  }),
  answer: z
    .object({
      /**
       * Whether the coach's plan is offered instead of used, although the caller has no plan, because it is not safe for
       * the caller's own profile.
       */
      is_plan_withheld: z.boolean(),
      /** The coach's planned meals that were removed because the caller may not eat them, each once. */
      left_out: listOf(leftOutMeal, SIZES.many),
      /** The coach's recurring meals that were paused for that reason. */
      paused: listOf(leftOutMeal, SIZES.many),
    })
    .meta({ id: 'AcceptedInvitation' }),
});

export const declineInvitation = endpoint(clientsPaths.declineInvitation, {
  access: 'signed-in',
  closedToDemo: 'people',
  summary: 'Declines an invitation: what the coach entered about the caller is deleted.',
  params: idParams,
});

export const leaveCoach = endpoint(clientsPaths.leaveCoach, {
  access: 'signed-in',
  summary:
    "Ends the caller's coaching: they keep their account and everything in it, and a deactivated account is reactivated. The coach loses access immediately, and both get an email. Does nothing if the caller has no coach.",
});
