import { waitlistKeptSince } from '@weekbord/domain/organisations/waitlist';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { findPortal } from '../organisations/organisations.public.ts';
import { deleteEntriesBefore, listEntries } from './waitlist.store.ts';

export { listEntries as listWaiting } from './waitlist.store.ts';

const AT_ONCE = 1000;

/** Deletes entries that are past their retention period. */
export async function deleteOldEntries(db: Kysely<Tables>, now: Date): Promise<void> {
  await deleteEntriesBefore(db, waitlistKeptSince(now));
}

/**
 * Returns the waitlist of a portal, as lines with the address, the first name and the date; undefined if there is no
 * such portal.
 */
export async function describeWaitlist(db: Kysely<Tables>, subdomain: string): Promise<string[] | undefined> {
  const portal = await findPortal(db, subdomain);
  if (portal === undefined) return undefined;
  const lines: string[] = [];
  for (;;) {
    const { rows } = await listEntries(db, portal.id, { limit: AT_ONCE, offset: lines.length });
    for (const row of rows) lines.push([row.email, row.first_name, row.created_at.toISOString()].join('\t'));
    if (rows.length < AT_ONCE) return lines;
  }
}
