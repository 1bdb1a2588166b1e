import { PRODUCT_PORTALS } from '@weekbord/domain/organisations/portal-subdomain';
import type { OrganisationRow } from './organisations.store.ts';

/** Whether a coach chose the organisation's name, which means that it is not a built-in portal. */
export function isNamedByCoach({
  owner_id: owner,
  subdomain,
}: Pick<OrganisationRow, 'owner_id' | 'subdomain'>): boolean {
  return owner !== null && (subdomain === null || !PRODUCT_PORTALS.includes(subdomain));
}
