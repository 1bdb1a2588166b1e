import { z } from 'zod';
import { PROCESSORS } from '@weekbord/domain/privacy/processors';
import { endpoint } from '../endpoint.ts';
import { listOf, SIZES } from '../sizes.ts';
import { helpPaths } from './paths.ts';

export const getOperator = endpoint(helpPaths.getOperator, {
  access: 'public',
  summary: 'Returns who operates this service, where their own pages are, and who processes data for them.',
  answer: z
    .object({
      name: z.string(),
      address: listOf(z.string(), SIZES.few),
      registration: z.string().nullable(),
      email: z.string(),
      hosted_by: z.string().nullable(),
      terms_url: z.string().nullable(),
      privacy_url: z.string().nullable(),
      imprint_url: z.string().nullable(),
      /** The third-party services that this installation uses. */
      processors: listOf(z.enum(PROCESSORS), SIZES.few),
      /** The number of nightly backups that are kept. */
      backups_kept: z.number().int(),
    })
    .meta({ id: 'Operator' }),
});
