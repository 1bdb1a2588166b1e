import { openTestDatabase } from '@weekbord/testkit/test-database';
import { type Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import { databaseFault } from './database-faults.ts';
import { openDatabase } from './open-database.ts';
import type { Tables } from './tables.ts';

const owner = await openTestDatabase();
/** Longer than a transaction may be idle here, in milliseconds. */
const TOO_LONG_MS = 120;

/** Blocks this process, like an overloaded machine. */
function standStill(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, TOO_LONG_MS);
}

it('a transaction that was idle for too long may be retried', async () => {
  const { writing, close } = openDatabase(owner.connectionString, { max: 1 });
  const work = async (trx: Kysely<Tables>) => {
    await sql`set local idle_in_transaction_session_timeout = 20`.execute(trx);
    standStill();
    // The error is only reported at the end of the transaction.
    throw new Error('no plan in time');
  };
  const error: unknown = await writing({ personId: null }, work).catch((thrown: unknown) => thrown);
  await close();
  expect([error, databaseFault(error)]).toEqual([expect.any(Error), 'unavailable']);
});
