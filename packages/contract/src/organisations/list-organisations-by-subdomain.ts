import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { brand } from './models.ts';
import { organisationsPaths } from './paths.ts';

export const listOrganisationsBySubdomain = endpoint(organisationsPaths.listOrganisationsBySubdomain, {
  access: 'public',
  summary: 'The organisation of a subdomain, as a list of one or none.',
  query: pageQuery.extend({ subdomain: z.string().max(63).default('') }),
  answer: pageOf(brand),
});
