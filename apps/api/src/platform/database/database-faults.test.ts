import { openTestDatabase } from '@weekbord/testkit/test-database';
import { type Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import { databaseFault } from './database-faults.ts';
import { openDatabase } from './open-database.ts';
import type { Tables } from './tables.ts';

const owner = await openTestDatabase();
/** Longer than a transaction may stand still here, in milliseconds. */
const TOO_LONG_MS = 120;

/** As where a machine has so much to do that nothing of this process runs meanwhile. */
function standStill(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, TOO_LONG_MS);
}

it('a transaction that stood still for too long may be tried again', async () => {
  const { writing, close } = openDatabase(owner.connectionString, { max: 1 });
  const work = async (trx: Kysely<Tables>) => {
    await sql`set local idle_in_transaction_session_timeout = 20`.execute(trx);
    standStill();
    // The end of the transaction is what comes upon it.
    throw new Error('no plan in time');
  };
  const error: unknown = await writing({ personId: null }, work).catch((thrown: unknown) => thrown);
  await close();
  expect([error, databaseFault(error)]).toEqual([expect.any(Error), 'unavailable']);
});
