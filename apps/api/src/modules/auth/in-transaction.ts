import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** Does some work in a transaction: the one that the request already has, else one of its own. */
export async function inTransaction<Result>(
  db: Kysely<Tables>,
  work: (db: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}
