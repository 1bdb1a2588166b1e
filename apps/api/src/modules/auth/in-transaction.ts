import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { withFreshPlans } from '../../platform/database/stale-plans.ts';
import { retryWhileLocked } from '../../platform/http/retry-while-locked.ts';

/**
 * Runs work in a transaction: the request's, or a new one if it has none. A new transaction is retried while another
 * one has locked what it needs, so that waiting occupies no connection; it is also retried if a migration ran in
 * between.
 */
export async function inTransaction<Result>(
  db: Kysely<Tables>,
  work: (db: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  return db.isTransaction ? work(db) : retryWhileLocked(() => withFreshPlans(() => db.transaction().execute(work)));
}
