import { aPerson } from '@weekbord/testkit/builders/people';
import { openTestDatabase } from '@weekbord/testkit/test-database';
import { Kysely, PostgresDriver, sql } from 'kysely';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { actingDialect } from './acting-driver.ts';
import { openDatabase } from './open-database.ts';
import { addressesOfOwner, openServing } from './prepare-database.ts';
import type { Tables } from './tables.ts';

const owner = await openTestDatabase();
const serving = openServing(addressesOfOwner(owner.connectionString), { max: 1, prepare: true });
const raw = openDatabase(addressesOfOwner(owner.connectionString).app, { max: 1 });
const driver = new PostgresDriver({ pool: raw.pool });
await driver.init();
afterAll(async () => {
  await serving.close();
  await raw.close();
});
afterEach(() => vi.restoreAllMocks());

const person = await aPerson(owner.db);
const plan = (db: Kysely<Tables>, date: string) =>
  db.insertInto('calendar_day').values({ person_id: person.id, date }).execute();
const datesKept = async () =>
  (await owner.db.selectFrom('calendar_day').select('date').where('person_id', '=', person.id).execute()).map(
    ({ date }) => date,
  );

describe('a transaction for an acting person', () => {
  it('begins in the same message as its first statement, and is acknowledged once it has committed', async () => {
    await serving.writing({ personId: person.id }, (trx) => plan(trx, '2027-03-01'));
    const client = await serving.pool.connect();
    const { stream } = client.connection;
    client.release();
    const write = vi.spyOn(stream, '_writev' as never) as unknown as { mock: { calls: [Buffer[]][] } };
    await serving.writing({ personId: person.id }, (trx) => plan(trx, '2027-03-02'));
    // The commit is a single-part message, which is encoded differently.
    const sent = write.mock.calls.map(([parts]) => Buffer.concat(parts).toString());
    expect(sent).toHaveLength(1);
    expect(sent[0]).toContain('set local app.person_id');
    expect(sent[0]).toContain('2027-03-02');
    expect(await datesKept()).toEqual(['2027-03-01', '2027-03-02']);
  });

  it('writes nothing that was sent with a failed beginning, and leaves the connection usable', async () => {
    const before = await datesKept();
    const db = new Kysely<Tables>({ dialect: actingDialect(driver, 'set no_such_setting to 1') });
    await expect(db.transaction().execute((trx) => plan(trx, '2027-04-01'))).rejects.toMatchObject({ code: '42704' });
    await expect(plan(db, '2027-04-02')).rejects.toMatchObject({ code: '42704' });
    expect(await datesKept()).toEqual(before);
    expect((await sql`select 1 as one`.execute(raw.db)).rows).toEqual([{ one: 1 }]);
  });

  it('rolls back a single statement that failed', async () => {
    const before = await datesKept();
    const as = serving.as({ personId: person.id });
    await expect(plan(as, before[0]!)).rejects.toMatchObject({ code: '23505' });
    await plan(as, '2027-05-01');
    expect(await datesKept()).toEqual([...before, '2027-05-01']);
  });
});
