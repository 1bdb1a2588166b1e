import { COUNTRIES } from '@weekbord/domain/accounts/countries';
import { MAX_NAME_LENGTH } from '@weekbord/domain/auth/validate-identity';
import { FIRST_WEEKDAYS } from '@weekbord/domain/dates/first-weekday';
import { CONSENT_PURPOSES } from '@weekbord/domain/consent/consents';
import { AGE_CLOSURES } from '@weekbord/domain/intake/minors';
import { LANGUAGES } from '@weekbord/domain/languages/languages';
import { z } from 'zod';
import { newPassword } from '../auth/password-fields.ts';
import { coded, email, line, text } from '../fields.ts';
import { ingredientToAvoidIds } from '../foods/models.ts';
import { organisation } from '../organisations/models.ts';
import { userProfile, userProfileFields } from '../intake/models.ts';
import { listOf, SIZES } from '../sizes.ts';

export const firstName = line({ min: 1, max: MAX_NAME_LENGTH });
export const lastName = line({ min: 1, max: MAX_NAME_LENGTH });

const coachSummary = z.object({
  id: z.number().int(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  account_enabled: z.boolean(),
  /** The coach's units, which also apply to clients who have chosen none. */
  uses_imperial_measurements: z.boolean(),
  organisation: organisation.nullable(),
  /** When the coach started coaching the person; null if unknown. */
  since: z.string().nullable(),
});

const subscription = z.object({
  id: z.string(),
  status: z.string(),
  items: listOf(z.object({ plan: z.object({ product: z.string() }) }), SIZES.few),
});

/** A person as seen by themselves and, for most fields, by their coach. */
export const user = z
  .object({
    id: z.number().int(),
    email: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    is_coach: z.boolean(),
    /** Whether the person is a member of the operator's staff; visible to no one else. */
    is_staff: z.boolean(),
    account_enabled: z.boolean(),
    /** Whether the account may use more than itself, its billing and its deletion; only in the caller's own record. */
    has_access: z.boolean().optional(),
    payment_status_override: z.boolean(),
    coach: coachSummary.nullable(),
    organisation: organisation.nullable(),
    customer: z.object({ subscriptions: listOf(subscription, SIZES.few) }).nullable(),
    intake: userProfile.nullable(),
    ingredients_to_avoid: listOf(z.object({ id: z.number().int(), name: z.string() }), SIZES.many),
    uses_imperial_measurements: z.boolean(),
    language: z.enum(LANGUAGES),
    /** Chosen by the person, or derived from language, organisation and units. */
    country: z.enum(COUNTRIES),
    country_chosen: z.boolean(),
    /** The weekday on which the person's weeks start: their own choice, or the usual one in their country. */
    first_weekday: z.enum(FIRST_WEEKDAYS),
    /** When a demo account expires; null for all others. */
    demo_until: z.string().nullable(),
    /** Why the account is closed because of the age in the profile; null if it is not. */
    age_closure: z.enum(AGE_CLOSURES).nullable(),
    /** The current coach's statement about the person as a minor. */
    minor_statement: z
      .object({ at: z.string(), text_version: z.number().int(), text_language: z.enum(LANGUAGES) })
      .nullable(),
    /**
     * The purposes that the caller has consented to, and those that the caller must still be asked about; empty for
     * anyone else.
     */
    consents_given: listOf(z.enum(CONSENT_PURPOSES), SIZES.few),
    consents_due: listOf(z.enum(CONSENT_PURPOSES), SIZES.few),
    feature_flags_for_user: z.object({
      flags: z.record(z.string(), z.object({ is_active: z.boolean() })),
      switches: z.record(z.string(), z.object({ is_active: z.boolean() })),
      samples: z.record(z.string(), z.object({ is_active: z.boolean() })),
    }),
  })
  .meta({ id: 'User' });
export type User = z.infer<typeof user>;

/** Null clears the choice; unchanged if absent. */
const country = z.enum(COUNTRIES).nullable().optional();
const firstWeekday = z.enum(FIRST_WEEKDAYS).nullable().optional();

/** The fields that people may change about themselves. */
export const userChange = z.object({
  first_name: firstName.optional(),
  last_name: lastName.optional(),
  language: z.enum(LANGUAGES).optional(),
  country,
  first_weekday: firstWeekday,
  uses_imperial_measurements: z.boolean().optional(),
});

/** All fields of a user, for a call that replaces all of them. */
export const wholeUser = z.object({
  first_name: firstName,
  last_name: lastName,
  language: z.enum(LANGUAGES),
  country,
  first_weekday: firstWeekday,
  uses_imperial_measurements: z.boolean(),
});

/** A person who creates an account, or who is added by a coach as a client. */
export const newAccount = z.object({
  email,
  first_name: firstName,
  last_name: lastName,
  /** Takes effect once the email address is confirmed. */
  password: newPassword.optional(),
  terms_accepted: z.literal(true, coded('required')).optional(),
  language: z.enum(LANGUAGES).optional(),
  redirect_url: text({ min: 1, max: 500 }).optional(),
  organisation_subdomain: text({ max: 63 }).nullable().optional(),
  /** The profile of a client added by a coach; rejected from other callers. */
  intake: userProfileFields.optional(),
  /** The ingredients that a client added by a coach avoids; rejected from other callers. */
  ingredient_to_avoid_ids: ingredientToAvoidIds.optional(),
});
