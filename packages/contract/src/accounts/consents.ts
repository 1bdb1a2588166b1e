import { CONSENT_PURPOSES, CONSENT_TEXT_VERSIONS } from '@weekbord/domain/consent/consents';
import { LANGUAGES } from '@weekbord/domain/languages/languages';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { coded } from '../fields.ts';
import { ownAccountPaths } from './account-paths.ts';
import { listOf, SIZES } from '../sizes.ts';

const purpose = z.enum(CONSENT_PURPOSES);

/**
 * A consent that a person gives, with the version of the text that they read. Rejected if the current text has another
 * version.
 */
export const givenConsent = z
  .object({ purpose, text_version: z.number().int() })
  .refine((given) => given.text_version === CONSENT_TEXT_VERSIONS[given.purpose], coded('consent_text_changed'));

const consents = z
  .object({
    results: listOf(
      z.object({
        purpose,
        /** Whether the consent is relevant to the person, for example because they have a coach. */
        concerns: z.boolean(),
        /** Null if the person did not answer. */
        is_given: z.boolean().nullable(),
        /** The version of the text that the person answered; null if they did not answer. */
        text_version: z.number().int().nullable(),
        given_at: z.string().nullable(),
        withdrawn_at: z.string().nullable(),
      }),
      SIZES.few,
    ),
  })
  .meta({ id: 'Consents' });
export type Consents = z.infer<typeof consents>;

export const listConsents = endpoint(ownAccountPaths.listConsents, {
  access: 'signed-in',
  summary: "Returns the caller's consents: their latest answer for each purpose.",
  answer: consents,
});

export const answerConsents = endpoint(ownAccountPaths.answerConsents, {
  access: 'signed-in',
  summary:
    'Gives or withdraws consent, separately for each purpose. Withdrawing takes effect on the next call, for everyone else; withdrawing consent for the cycle deletes all cycle data.',
  body: z.object({
    given: z.array(givenConsent).max(CONSENT_PURPOSES.length).default([]),
    withdrawn: z.array(purpose).max(CONSENT_PURPOSES.length).default([]),
    /** Purposes withdrawn now or earlier whose stored data must also be deleted. */
    deleted: z.array(purpose).max(CONSENT_PURPOSES.length).default([]),
    /** The language of the displayed text; the language of the request if absent. */
    language: z.enum(LANGUAGES).optional(),
  }),
  answer: consents,
});
