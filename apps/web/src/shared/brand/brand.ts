import { organisationsPaths } from '@weekbord/contract/organisations/paths';
import { portalOf } from '@weekbord/domain/organisations/portal-of-site';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { queryOf } from '../api/query-of.ts';
import type { AnswerOf } from '../http/call.ts';
import { siteHostname } from '../http/site.ts';

export type Brand = AnswerOf<'getBrand'>;

const DAY_MS = 24 * 60 * 60 * 1000;

/** The portal without a subdomain. */
const MAIN_PORTAL = 'www';

/** The subdomain of this portal, as calls name it. */
export function portalOfPage(): string {
  return portalOf(siteHostname()) ?? MAIN_PORTAL;
}

/** What this portal looks like: its name, colour and help address. A failure is only reported. */
export const brandQuery = queryOf(
  organisationsPaths.getBrand,
  { params: { subdomain: portalOfPage() } },
  {
    staleTime: DAY_MS,
    // No failure is worth another try: the product's own look is there already.
    retry: false,
    // Each part of the page that shows the brand would ask again as it is drawn.
    retryOnMount: false,
    meta: { offline: true },
  },
);

/** What this portal looks like, once that is known. */
export function useBrand(): Brand | undefined {
  return useQuery(brandQuery).data;
}

/** Takes the brand that the server wrote into the page, so that nothing of another portal shows first. */
export function takeBrandOfPage(client: QueryClient): void {
  const written = document.getElementById('brand')?.textContent;
  if (written) client.setQueryData(brandQuery.queryKey, JSON.parse(written) as Brand);
}
