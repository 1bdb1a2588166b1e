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

/** Returns the subdomain of this portal, as calls name it. */
export function portalOfPage(): string {
  return portalOf(siteHostname()) ?? MAIN_PORTAL;
}

/** This portal's branding: its name, colour and help address. A failure is only reported. */
export const brandQuery = queryOf(
  organisationsPaths.getBrand,
  { params: { subdomain: portalOfPage() } },
  {
    staleTime: DAY_MS,
    // No failure is worth a retry: the product's own branding is there already.
    retry: false,
    // Otherwise each part of the page that shows the brand would fetch it again on mounting.
    retryOnMount: false,
    meta: { offline: true },
  },
);

/** This portal's branding, once it is known. */
export function useBrand(): Brand | undefined {
  return useQuery(brandQuery).data;
}

/** Caches the brand that the server wrote into the page, so that nothing of another portal is shown first. */
export function takeBrandOfPage(client: QueryClient): void {
  const written = document.getElementById('brand')?.textContent;
  if (written) client.setQueryData(brandQuery.queryKey, JSON.parse(written) as Brand);
}
