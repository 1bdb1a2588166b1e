import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { withFreshPlans } from '../../platform/database/stale-plans.ts';
import { retryWhileLocked } from '../../platform/http/retry-while-locked.ts';

/**
 * Runs work in the request's transaction, or in a new one if it has none. A new one is retried while another
 * transaction has locked what it needs, so that no connection is occupied by waiting, and if a migration ran in
 * between.
 */
export async function inTransaction<Result>(
  db: Kysely<Tables>,
  work: (db: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  return db.isTransaction ? work(db) : retryWhileLocked(() => withFreshPlans(() => db.transaction().execute(work)));
}
