import { endpoint } from '../endpoint.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { brand } from './models.ts';
import { organisationsPaths } from './paths.ts';
import { z } from 'zod';

export const getBrand = endpoint(organisationsPaths.getBrand, {
  access: 'public',
  summary: 'What a portal looks like; `www` and `app` are the portal without a subdomain.',
  params: z.object({ subdomain: z.string().max(63) }),
  answer: brand,
});

export const listBrands = endpoint(organisationsPaths.listBrands, {
  access: 'public',
  summary: 'What the portals look like.',
  query: pageQuery,
  answer: pageOf(brand),
});

export const listOrganisationsBySubdomain = endpoint(organisationsPaths.listOrganisationsBySubdomain, {
  access: 'public',
  summary: 'The organisation of a subdomain, as a list of one or none.',
  query: pageQuery.extend({ subdomain: z.string().max(63).default('') }),
  answer: pageOf(brand),
});
