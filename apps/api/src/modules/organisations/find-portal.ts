import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { findOrganisationOfPortal, type OrganisationRow } from './organisations.store.ts';
import { portalName } from './portal-name.ts';

/** Returns the organisation of a subdomain given by a host or a client; undefined if there is none. */
export async function findPortal(
  db: Kysely<Tables>,
  subdomain: string | null | undefined,
): Promise<OrganisationRow | undefined> {
  const name = portalName(subdomain);
  return name === undefined ? undefined : findOrganisationOfPortal(db, name);
}
