import { endpoint } from '../endpoint.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { brand } from './models.ts';
import { organisationsPaths } from './paths.ts';

export const listBrands = endpoint(organisationsPaths.listBrands, {
  access: 'public',
  summary: 'What the portals look like.',
  query: pageQuery,
  answer: pageOf(brand),
});
