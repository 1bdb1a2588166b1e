import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { WaitlistEntryTable } from '../../platform/database/tables/people.ts';

type Db = Kysely<Tables>;
export type WaitlistRow = Selectable<WaitlistEntryTable>;

/** Adds an entry. Returns undefined if the address is already on the list. */
export async function insertEntry(db: Db, entry: Insertable<WaitlistEntryTable>): Promise<WaitlistRow | undefined> {
  return db
    .insertInto('waitlist_entry')
    .values(entry)
    .onConflict((conflict) => conflict.columns(['organisation_id', 'email']).doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function findEntryOfAddress(
  db: Db,
  organisationId: number,
  email: string,
): Promise<WaitlistRow | undefined> {
  return entriesOf(db, organisationId).selectAll().where('email', '=', email).executeTakeFirst();
}

export async function findEntry(db: Db, organisationId: number, id: number): Promise<WaitlistRow | undefined> {
  return entriesOf(db, organisationId).selectAll().where('id', '=', id).executeTakeFirst();
}

/** Returns one page of a waitlist, oldest entry first, and the total. */
export async function listEntries(
  db: Db,
  organisationId: number,
  { limit, offset }: Readonly<{ limit: number; offset: number }>,
): Promise<{ count: number; rows: WaitlistRow[] }> {
  const all = entriesOf(db, organisationId);
  const rows = await all.selectAll().orderBy('id').limit(limit).offset(offset).execute();
  const { count } = await all.select((query) => query.fn.countAll<string>().as('count')).executeTakeFirstOrThrow();
  return { count: Number(count), rows };
}

export async function updateEntry(
  db: Db,
  { id, organisation_id }: WaitlistRow,
  change: Pick<WaitlistRow, 'email' | 'first_name'>,
): Promise<void> {
  await db
    .updateTable('waitlist_entry')
    .set(change)
    .where('organisation_id', '=', organisation_id)
    .where('id', '=', id)
    .execute();
}

export async function deleteEntry(db: Db, { id, organisation_id }: WaitlistRow): Promise<void> {
  await db.deleteFrom('waitlist_entry').where('organisation_id', '=', organisation_id).where('id', '=', id).execute();
}

export async function deleteEntriesBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom('waitlist_entry').where('created_at', '<', moment).execute();
}

function entriesOf(db: Db, organisationId: number) {
  return db.selectFrom('waitlist_entry').where('organisation_id', '=', organisationId);
}
