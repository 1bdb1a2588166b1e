import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

type Db = Kysely<Tables>;

/** Whether an address was admitted from the waitlist of an organisation. */
export async function isLetIn(db: Db, organisationId: number, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('waitlist_entry')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('email', '=', email)
    .where('let_in_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Removes an address that was admitted from the waitlist, because it now has an account. */
export async function deleteLetIn(db: Db, organisationId: number, email: string): Promise<void> {
  await db
    .deleteFrom('waitlist_entry')
    .where('organisation_id', '=', organisationId)
    .where('email', '=', email)
    .where('let_in_at', 'is not', null)
    .execute();
}

/** Removes the address of the acting person from every waitlist. Requires the reason `delete-account`. */
export async function deleteEntriesOfAddress(db: Db, email: string): Promise<void> {
  await db.deleteFrom('waitlist_entry').where('email', '=', email).execute();
}
