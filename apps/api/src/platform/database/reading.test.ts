import { aPerson } from '@weekbord/testkit/builders/people';
import { openTestDatabase } from '@weekbord/testkit/test-database';
import { type Kysely, PostgresDriver, sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from './open-database.ts';
import { addressesOfOwner, openServing } from './prepare-database.ts';
import { readOn } from './reading.ts';
import type { Tables } from './tables.ts';

const owner = await openTestDatabase();
const serving = openServing(addressesOfOwner(owner.connectionString), { max: 1, prepare: true });
const raw = openDatabase(owner.connectionString, { max: 1 });
const driver = new PostgresDriver({ pool: raw.pool });
await driver.init();
afterAll(async () => {
  await serving.close();
  await raw.close();
});

const people = [await aPerson(owner.db), await aPerson(owner.db)] as const;
const [one, other] = people;
const note = async (personId: number, text: string) =>
  owner.db
    .insertInto('calendar_day')
    .values({ person_id: personId, date: '2027-03-15', note: text })
    .onConflict((conflict) => conflict.columns(['person_id', 'date']).doUpdateSet({ note: text }))
    .execute();
beforeEach(async () => {
  for (const { id } of people) await note(id, 'before');
});

async function notes(db: Kysely<Tables>): Promise<[number, string][]> {
  const rows = await db.selectFrom('calendar_day').select(['person_id', 'note']).execute();
  return rows.map((row) => [row.person_id, row.note]);
}

describe('reading', () => {
  it('shows each person their own rows from the first statement on, alternating on one connection', async () => {
    for (const { id } of [one, other, one]) {
      expect(await serving.reading({ personId: id }, notes)).toEqual([[id, 'before']]);
    }
    expect(await notes(serving.db)).toEqual([]);
  });

  it('sees a single snapshot, even if statements are sent together', async () => {
    const seen = await serving.reading({ personId: one.id }, async (db) => {
      const first = await Promise.all([notes(db), notes(db)]);
      await note(one.id, 'after');
      return [...first, ...(await Promise.all([notes(db), notes(db)]))];
    });
    expect(seen).toEqual(Array.from({ length: 4 }, () => [[one.id, 'before']]));
    expect(await serving.reading({ personId: one.id }, notes)).toEqual([[one.id, 'after']]);
  });

  it('keeps what was written, unless a statement failed', async () => {
    const write = (db: Kysely<Tables>) => db.updateTable('calendar_day').set({ note: 'written' }).execute();
    const failing = serving.reading({ personId: one.id }, async (db) => {
      await write(db);
      await Promise.all([sql`select ${10}::int / ${0}::int`.execute(db), notes(db)]);
    });
    await expect(failing).rejects.toMatchObject({ code: '22012' });
    expect(await serving.reading({ personId: one.id }, notes)).toEqual([[one.id, 'before']]);
    await serving.reading({ personId: one.id }, write);
    expect(await serving.reading({ personId: one.id }, notes)).toEqual([[one.id, 'written']]);
  });

  it('fails if its beginning fails, even if its statements succeed, and leaves the connection usable', async () => {
    const answers: unknown[] = [];
    const failing = readOn(driver, 'set no_such_setting to 1', async (db) => {
      answers.push(await notes(db));
    });
    await expect(failing).rejects.toMatchObject({ code: '42704' });
    expect(answers).toEqual([]);
    expect(await readOn(driver, 'begin', notes)).toHaveLength(2);
    expect(await raw.db.selectFrom('calendar_day').select('id').execute()).toHaveLength(2);
  });

  it('does not begin a transaction if nothing is read', async () => {
    expect(await readOn(driver, 'set no_such_setting to 1', async () => 'nothing')).toBe('nothing');
  });
});
