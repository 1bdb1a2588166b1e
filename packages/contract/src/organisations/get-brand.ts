import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { brand } from './models.ts';
import { organisationsPaths } from './paths.ts';

export const getBrand = endpoint(organisationsPaths.getBrand, {
  access: 'public',
  summary: 'What a portal looks like; `www` and `app` are the portal without a subdomain.',
  params: z.object({ subdomain: z.string().max(63) }),
  answer: brand,
  errors: ['not_found'],
});
