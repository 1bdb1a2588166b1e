import { type Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

type Db = Kysely<Tables>;

/** Records that an event was processed. Returns false if it already was. */
export async function insertEvent(
  db: Db,
  event: { readonly id: string; readonly type: string; readonly created_at: Date; readonly handled_at: Date },
): Promise<boolean> {
  const row = await db
    .insertInto('billing_event')
    .values(event)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns which of these events were processed. */
export async function listHandled(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('billing_event')
    .select('id')
    .where('id', 'in', [...ids])
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Returns when the latest processed event occurred. */
export async function findLatestEvent(db: Db): Promise<Date | undefined> {
  const row = await db
    .selectFrom('billing_event')
    .select('created_at')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.created_at;
}

export async function deleteEventsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('billing_event').where('created_at', '<', before).execute();
}
