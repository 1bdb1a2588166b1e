import { MAX_ORGANISATION_NAME, readColour } from '@weekbord/domain/organisations/branding';
import { validateOrganisationName } from '@weekbord/domain/organisations/organisation-name';
import { readSubdomain } from '@weekbord/domain/organisations/portal-subdomain';
import { endpoint, replacementOf } from '../endpoint.ts';
import { coded, idParams, line } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { brand, organisation } from './models.ts';
import { organisationsPaths } from './paths.ts';
import { organisationResourcePaths } from './resource-paths.ts';
import { z } from 'zod';

export const getBrand = endpoint(organisationsPaths.getBrand, {
  access: 'public',
  summary: "Returns a portal's branding; `www` and `app` are the portal without a subdomain.",
  params: z.object({ subdomain: z.string().max(63) }),
  answer: brand,
});

export const listBrands = endpoint(organisationsPaths.listBrands, {
  access: 'public',
  summary: "Lists the portals' branding.",
  query: pageQuery,
  answer: pageOf(brand),
});

export const listOrganisationsBySubdomain = endpoint(organisationsPaths.listOrganisationsBySubdomain, {
  access: 'public',
  summary: 'Returns the organisation of a subdomain, as a list of one or none.',
  query: pageQuery.extend({ subdomain: z.string().max(63).default('') }),
  answer: pageOf(brand),
});

const branding = z.object({
  /** Only letters, digits and the punctuation of names; must not resemble the product's own name. */
  name: line({ min: 1, max: MAX_ORGANISATION_NAME })
    .refine((name) => validateOrganisationName(name)?.code !== 'name_reserved', coded('name_reserved'))
    .refine((name) => validateOrganisationName(name)?.code !== 'name_not_plain', coded('name_not_plain')),
  /** `#rrggbb`; the # may be missing, and the short form is accepted. */
  primary_colour: z
    .string()
    .max(20)
    .refine((text) => readColour(text) !== null, coded('not_a_colour'))
    .transform((text) => readColour(text) ?? text),
  /** `data:;base64,` with a JPEG, PNG or WebP of at most 1,000,000 bytes; null for none. */
  logo: z.string().nullable().optional(),
  /** Whether clients see the name and logo at the top of the app. */
  logo_visible: z.boolean().optional(),
  /**
   * The start of the portal's host name: 3 to 30 lower-case letters, digits and hyphens, or the current one; null for
   * no portal.
   */
  subdomain: z.string().max(100).transform(readSubdomain).nullable().optional(),
});

const LOGO_CALL = {
  cost: 10,
  heavy: true,
  // Enough for a million bytes in base64 and the surrounding JSON.
  maxBodyBytes: 1_340_000,
} as const;

export const createOrganisation = endpoint(organisationsPaths.createOrganisation, {
  event: 'organisation.created',
  access: 'coach',
  closedToDemo: 'public',
  summary:
    "Creates the coach's organisation (one per coach), starting with the settings of the organisation they belong to.",
  body: branding,
  errors: ['logo_too_large'],
  answer: organisation,
  status: 201,
  ...LOGO_CALL,
});

export const updateOrganisation = endpoint(organisationsPaths.updateOrganisation, {
  event: 'organisation.updated',
  access: 'coach',
  closedToDemo: 'public',
  summary: "Updates the branding and the portal of the coach's own organisation; omitted fields stay unchanged.",
  params: idParams,
  body: branding.partial(),
  answer: organisation,
  errors: ['not_found', 'logo_too_large'],
  ...LOGO_CALL,
});

export const listOrganisations = endpoint(organisationResourcePaths.listOrganisations, {
  access: 'coach',
  summary: "Returns the coach's own organisation, as a list of one or none.",
  query: pageQuery,
  answer: pageOf(organisation),
});

export const getOrganisation = endpoint(organisationResourcePaths.getOrganisation, {
  access: 'coach',
  summary: "Returns the coach's own organisation.",
  params: idParams,
  answer: organisation,
});

export const replaceOrganisation = replacementOf(updateOrganisation, organisationResourcePaths.replaceOrganisation, {
  summary:
    "Replaces the branding of the coach's own organisation; omitting the logo removes it, omitting the subdomain removes the portal.",
  body: branding.extend({
    logo: z.string().nullable().default(null),
    logo_visible: z.boolean().default(true),
    subdomain: branding.shape.subdomain.default(null),
  }),
});
