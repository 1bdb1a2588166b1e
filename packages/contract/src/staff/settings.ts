import { MAX_ORGANISATION_NAME, readColour } from '@weekbord/domain/organisations/branding';
import { validateOrganisationName } from '@weekbord/domain/organisations/organisation-name';
import { CHOICE_SETTINGS, FLAG_SETTINGS, type SettingName } from '@weekbord/domain/organisations/setting-names';
import { validateGivenSubdomain } from '@weekbord/domain/organisations/portal-subdomain';
import { FEATURE_FLAGS } from '@weekbord/domain/organisations/feature-flags';
import { z } from 'zod';
import { coded, email, line, text } from '../fields.ts';
import { listOf, SIZES } from '../sizes.ts';

type Shape<Names extends string, Schema> = { [Name in Names]: Schema };

function eachOf<const Names extends readonly string[], Schema extends z.ZodType>(names: Names, schema: Schema) {
  return Object.fromEntries(names.map((name) => [name, schema])) as Shape<Names[number], Schema>;
}

/** The current value of every setting of an organisation. */
export const shownSettings = z.object({
  name: z.string(),
  subdomain: z.string().nullable(),
  primary_colour: z.string(),
  support_url: z.string().nullable(),
  support_email: z.string().nullable(),
  custom_notes_message: z.string().nullable(),
  product_stripe_id: z.string().nullable(),
  sign_up: z.enum(CHOICE_SETTINGS.sign_up),
  login_method: z.enum(CHOICE_SETTINGS.login_method),
  ...eachOf(FLAG_SETTINGS, z.boolean()),
  feature_flags: listOf(z.enum(FEATURE_FLAGS), SIZES.few),
} satisfies Record<SettingName, z.ZodType>);
export type ShownSettings = z.infer<typeof shownSettings>;

/** The rules for a name, except that reserved names are allowed, for the product's own organisation. */
const name = line({ min: 1, max: MAX_ORGANISATION_NAME }).refine(
  (given) => validateOrganisationName(given)?.code !== 'name_not_plain',
  coded('name_not_plain'),
);

const asStored = (typed: string) => typed.trim().toLowerCase();
const subdomain = z
  .string()
  .max(200)
  .refine((given) => validateGivenSubdomain(asStored(given))?.code !== 'not_a_subdomain', coded('not_a_subdomain'))
  .refine((given) => validateGivenSubdomain(asStored(given))?.code !== 'name_reserved', coded('name_reserved'))
  .transform(asStored);

const colour = z
  .string()
  .max(20)
  .refine((given) => readColour(given) !== null, coded('not_a_colour'))
  .transform((given) => readColour(given) ?? given);

const address = text({ min: 1, max: 200 }).pipe(z.url({ protocol: /^https$/, ...coded('not_an_address') }));

/** The changes that staff may make, in any combination. */
export const settingChanges = z
  .object({
    name,
    subdomain: subdomain.nullable(),
    primary_colour: colour,
    support_url: address.nullable(),
    support_email: email.nullable(),
    custom_notes_message: text({ min: 1, max: 500 }).nullable(),
    product_stripe_id: z
      .string()
      .regex(/^[\w-]{1,100}$/, coded('invalid'))
      .nullable(),
    sign_up: z.enum(CHOICE_SETTINGS.sign_up),
    login_method: z.enum(CHOICE_SETTINGS.login_method),
    ...eachOf(FLAG_SETTINGS, z.boolean()),
    feature_flags: z
      .array(z.enum(FEATURE_FLAGS))
      .max(FEATURE_FLAGS.length)
      .refine((flags) => new Set(flags).size === flags.length, coded('duplicate')),
  } satisfies Record<SettingName, z.ZodType>)
  .partial();
export type SettingChanges = z.infer<typeof settingChanges>;
