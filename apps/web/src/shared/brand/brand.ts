import { organisationsPaths } from '@weekbord/contract/organisations/paths';
import { portalOf } from '@weekbord/domain/organisations/portal-of-site';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { queryOf } from '../api/query-of.ts';
import type { AnswerOf } from '../http/call.ts';
import { siteHostname } from '../http/site.ts';

export type Brand = AnswerOf<'getBrand'>;

const DAY_MS = 24 * 60 * 60 * 1000;

/** The name of the portal without a subdomain. */
const MAIN_PORTAL = 'www';

/** Returns this portal's subdomain, as used in requests. */
export function portalOfPage(): string {
  return portalOf(siteHostname()) ?? MAIN_PORTAL;
}

/** This portal's branding: its name, colour and help URL. A failure is only reported. */
export const brandQuery = queryOf(
  organisationsPaths.getBrand,
  { params: { subdomain: portalOfPage() } },
  {
    staleTime: DAY_MS,
    // A failure is not retried, because the product's own branding is shown meanwhile.
    retry: false,
    // False, because otherwise each component that shows the brand would fetch it again on mounting.
    retryOnMount: false,
    meta: { offline: true },
  },
);

/** This portal's branding, once it is loaded. */
export function useBrand(): Brand | undefined {
  return useQuery(brandQuery).data;
}

/** Caches the brand that the server wrote into the page, so that no other brand is shown first. */
export function takeBrandOfPage(client: QueryClient): void {
  const written = document.getElementById('brand')?.textContent;
  if (written) client.setQueryData(brandQuery.queryKey, JSON.parse(written) as Brand);
}
