import { openTestDatabase } from '@weekbord/testkit/test-database';
import { type Kysely, sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { openDatabase } from './open-database.ts';
import type { Tables } from './tables.ts';

const { connectionString } = await openTestDatabase();
const { db, pool, close } = openDatabase(connectionString, { max: 1, pooled: true });
afterAll(close);

const UNSET = { statement: '0', idle: '0', transaction: false };
const SET = { statement: '8s', idle: '20s' };

async function settingsOf(on: Kysely<Tables>): Promise<unknown> {
  const { rows } = await sql`
    select current_setting('statement_timeout') as statement,
      current_setting('idle_in_transaction_session_timeout') as idle`.execute(on);
  return rows[0];
}

/** Returns the settings that the only connection keeps between two statements. */
async function keptSettings(): Promise<unknown> {
  const { rows } = await pool.query<Record<string, unknown>>(
    `select current_setting('statement_timeout') as statement,
      current_setting('idle_in_transaction_session_timeout') as idle,
      transaction_timestamp() <> statement_timestamp() as transaction`,
  );
  return rows[0];
}

describe('a database behind a pooler', () => {
  it('limits a statement outside a transaction, and keeps no setting for the session', async () => {
    expect(await settingsOf(db)).toEqual(SET);
    expect(await keptSettings()).toEqual(UNSET);
  });

  it('limits every transaction, of any kind', async () => {
    expect(await db.transaction().execute(settingsOf)).toEqual(SET);
    const reading = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
    const seen = await reading.execute(async (trx) => {
      const { rows } = await sql`select current_setting('transaction_isolation') as level`.execute(trx);
      return [rows[0], await settingsOf(trx)];
    });
    expect(seen).toEqual([{ level: 'repeatable read' }, SET]);
    expect(await keptSettings()).toEqual(UNSET);
  });

  it('keeps all of a transaction or nothing, even if a savepoint is rolled back', async () => {
    await sql`create table counted (number int primary key)`.execute(db);
    const count = async () => (await sql`select from counted`.execute(db)).rows.length;
    const failing = db.transaction().execute(async (trx) => {
      await sql`insert into counted values (1)`.execute(trx);
      await sql`insert into counted values (1)`.execute(trx);
    });
    await expect(failing).rejects.toMatchObject({ code: '23505' });
    expect(await count()).toBe(0);
    await db.transaction().execute(async (trx) => {
      await sql`insert into counted values (1)`.execute(trx);
      await sql`savepoint here`.execute(trx);
      await sql`insert into counted values (2)`.execute(trx);
      await sql`rollback to here`.execute(trx);
    });
    expect(await count()).toBe(1);
  });

  it('continues after a failed statement, which leaves no transaction open', async () => {
    await expect(sql`select 1 / ${0}::int`.execute(db)).rejects.toMatchObject({ code: '22012' });
    expect(await keptSettings()).toEqual(UNSET);
    const { numAffectedRows } = await sql`insert into counted values (${3})`.execute(db);
    expect(numAffectedRows).toBe(1n);
    expect(await settingsOf(db)).toEqual(SET);
  });
});
