import { organisationsPaths } from '@weekbord/contract/organisations/paths';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../api/query-of.ts';
import type { AnswerOf } from '../http/call.ts';
import { report } from '../report.ts';
import { portalOf } from './portal.ts';

export type Brand = AnswerOf<'getBrand'>;

const DAY_MS = 24 * 60 * 60 * 1000;

/** The portal without a subdomain. */
const MAIN_PORTAL = 'www';

/** What this portal looks like: its name, colour and help address. A failure is only reported. */
const brandQuery = queryOf(
  organisationsPaths.getBrand,
  { params: { subdomain: portalOf(location.hostname) ?? MAIN_PORTAL } },
  {
    staleTime: DAY_MS,
    // Asked with each failure: none is worth another try, the product's own look is there already.
    retry: (_, error) => {
      report('The brand could not be read', error);
      return false;
    },
    meta: { offline: true },
  },
);

/** What this portal looks like, once that is known. */
export function useBrand(): Brand | undefined {
  return useQuery(brandQuery).data;
}
