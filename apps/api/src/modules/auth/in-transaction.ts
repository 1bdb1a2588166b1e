import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { withFreshPlans } from '../../platform/database/stale-plans.ts';
import { retryWhileLocked } from '../../platform/http/retry-while-locked.ts';

/**
 * Does some work in a transaction: the one that the request already has, else one of its own, which is begun again while
 * others hold a lock that it needs, so that waiting holds no connection, and where a migration came in between.
 */
export async function inTransaction<Result>(
  db: Kysely<Tables>,
  work: (db: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  return db.isTransaction ? work(db) : retryWhileLocked(() => withFreshPlans(() => db.transaction().execute(work)));
}
