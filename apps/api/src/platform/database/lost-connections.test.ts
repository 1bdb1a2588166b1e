import { aPerson } from '@weekbord/testkit/builders/people';
import { openTestDatabase } from '@weekbord/testkit/test-database';
import { type Kysely, sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { addressesOfOwner, openServing } from './prepare-database.ts';
import type { Tables } from './tables.ts';

const owner = await openTestDatabase();
const serving = openServing(addressesOfOwner(owner.connectionString), { max: 1, prepare: true });
afterAll(() => serving.close());
const person = await aPerson(owner.db);
const as = { personId: person.id };

const processOf = async (db: Kysely<Tables>) => {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  return rows[0]?.pid;
};
/** Returns work that fails right after the server has been told to close its connection. */
const failAfterLoss = async (db: Kysely<Tables>) => {
  await sql`select pg_terminate_backend(${await processOf(db)})`.execute(owner.db);
  throw new Error('no answer');
};
const one = async () => (await sql<{ one: number }>`select 1 as one`.execute(serving.db)).rows;

const ROUNDS = 20;

describe('a connection that the server ended', () => {
  it.each([
    ['a write', () => serving.writing(as, failAfterLoss)],
    ['a read', () => serving.reading(as, failAfterLoss)],
    ['a transaction', () => serving.as(as).transaction().execute(failAfterLoss)],
  ])('is closed after %s on it failed, and the next statement gets another connection', async (_, work) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await expect(work()).rejects.toThrow();
      expect(await one()).toEqual([{ one: 1 }]);
    }
  });

  it('is kept after an error that leaves it usable', async () => {
    const before = await processOf(serving.db);
    await expect(sql`select ${10}::int / ${0}::int`.execute(serving.db)).rejects.toMatchObject({ code: '22012' });
    expect(await processOf(serving.db)).toBe(before);
  });
});
