import { giveCycle } from '@weekbord/testkit/builders/cycles';
import { aPerson } from '@weekbord/testkit/builders/people';
import { openTestDatabase } from '@weekbord/testkit/test-database';
import { TEST_KEYS } from '@weekbord/testkit/test-keys';
import { type Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import { up as sealCycles } from '../../migrations/028-sealed-cycles.ts';
import { findCycle } from '../../modules/intake/cycle.store.ts';
import { addressesOfOwner, updateTables } from '../database/prepare-database.ts';
import { createLog } from '../log/log.ts';
import { destroyPersonKey, rewrapPersonKeys } from './person-keys.ts';

const database = await openTestDatabase();
const { db } = database;
const NEXT = { dataKey: 'the next data key, which is long enough too', dataKeyBefore: TEST_KEYS.dataKey };
const STRANGE = { dataKey: 'a data key of some other installation, long', dataKeyBefore: undefined };
const startWith = async (keys: Parameters<typeof rewrapPersonKeys>[1], id: number, on: Kysely<never> = db as never) =>
  (await findCycle({ db: on as never, config: keys }, id))?.starts;

it('keys are rotated to a new data key while cycles are read and written, and then need only the new key', async () => {
  const people = await Promise.all(Array.from({ length: 12 }, () => aPerson(db)));
  for (const person of people) await giveCycle(db, person, { start: '2027-03-01' });
  const [first, late] = [people[0]!, await aPerson(db)];
  const reading = Promise.all(
    people.flatMap(({ id }) => [startWith(NEXT, id), startWith(NEXT, id), startWith(NEXT, id)]),
  );
  const writing = giveCycle(db, late, { start: '2027-03-02' });
  expect((await rewrapPersonKeys(db, NEXT)).unknown).toBe(0);
  await writing;
  expect(new Set((await reading).flat())).toEqual(new Set(['2027-03-01']));
  // Data written with the old key in the meantime is rotated at the next start.
  const log = createLog({ logLevel: 'silent' });
  await updateTables(database, addressesOfOwner(database.connectionString), NEXT, log);
  expect(await rewrapPersonKeys(db, NEXT)).toEqual({ rewrapped: 0, unknown: 0 });
  const alone = { ...NEXT, dataKeyBefore: undefined };
  expect(await startWith(alone, late.id)).toEqual(['2027-03-02']);
  await expect(startWith(TEST_KEYS, first.id)).rejects.toMatchObject({ code: 'data_unreadable' });
  expect((await rewrapPersonKeys(db, STRANGE)).unknown).toBe(people.length + 1);
  await rewrapPersonKeys(db, { dataKey: TEST_KEYS.dataKey, dataKeyBefore: NEXT.dataKey });
});

it('a sealed value that was moved to another person or field does not open', async () => {
  const [one, two] = [await aPerson(db), await aPerson(db)];
  await giveCycle(db, one, { start: '2027-03-01', length: 29 });
  await giveCycle(db, two, { start: '2027-03-08', length: 31 });
  await sql`update menstrual_cycle set starts = (select starts from menstrual_cycle where person_id = ${one.id})
    where person_id = ${two.id}`.execute(db);
  await expect(startWith(TEST_KEYS, two.id)).rejects.toMatchObject({ code: 'data_unreadable' });
  await sql`update person_key set wrapped = (select wrapped from person_key where person_id = ${one.id})
    where person_id = ${two.id}`.execute(db);
  await expect(startWith(TEST_KEYS, two.id)).rejects.toMatchObject({ code: 'data_unreadable' });
  await sql`update menstrual_cycle set starts = length_days where person_id = ${one.id}`.execute(db);
  await expect(startWith(TEST_KEYS, one.id)).rejects.toMatchObject({ code: 'data_unreadable' });
});

it('an earlier copy is unreadable once the key is destroyed, even if a new one was created since', async () => {
  const person = await aPerson(db);
  await giveCycle(db, person, { start: '2027-03-01' });
  const copy = await db
    .selectFrom('menstrual_cycle')
    .selectAll()
    .where('person_id', '=', person.id)
    .executeTakeFirstOrThrow();
  await destroyPersonKey(db, person.id);
  expect(await startWith(TEST_KEYS, person.id)).toBeUndefined();
  await giveCycle(db, person, { start: '2027-03-20' });
  await db.updateTable('menstrual_cycle').set(copy).where('person_id', '=', person.id).execute();
  await expect(startWith(TEST_KEYS, person.id)).rejects.toMatchObject({ code: 'data_unreadable' });
});

it('the migration seals plain cycles, deletes responses that reveal them, and requires the key for that', async () => {
  const [sure, unsure] = [await aPerson(db), await aPerson(db)];
  const before = async (trx: Kysely<never>) => {
    await sql`drop table menstrual_cycle, person_key`.execute(trx);
    await sql`alter table idempotency_record drop column sealed`.execute(trx);
    await sql`create table menstrual_cycle (person_id integer primary key references person(id) on delete cascade,
      last_period_start date not null, length_days integer)`.execute(trx);
    await sql`insert into menstrual_cycle values (${sure.id}, '2026-12-30', 31), (${unsure.id}, '2027-01-05', null)`.execute(
      trx,
    );
    await sql`insert into idempotency_record (scope, key, route, body_hash, status, answer, people, created_at) values
      ('person 1', 'a', 'updateMe', 'h', 200, '{"intake": {"last_menstrual_period_start_date": "2026-12-30"}}', '{}', now()),
      ('person 1', 'b', 'updateMe', 'h', 200, '{"intake": {"last_menstrual_period_start_date": null}}', '{}', now())`.execute(
      trx,
    );
  };
  const undone = new Error('undone');
  await expect(
    db.transaction().execute(async (trx) => {
      await before(trx as never);
      await sealCycles(trx, TEST_KEYS);
      expect(await findCycle({ db: trx, config: TEST_KEYS }, sure.id)).toEqual({
        starts: ['2026-12-30'],
        saidLength: 31,
      });
      expect(await findCycle({ db: trx, config: TEST_KEYS }, unsure.id)).toEqual({
        starts: ['2027-01-05'],
        saidLength: null,
      });
      const { rows } = await sql<{ key: string }>`select key from idempotency_record`.execute(trx);
      expect(rows).toEqual([{ key: 'b' }]);
      throw undone;
    }),
  ).rejects.toBe(undone);
  await expect(
    db.transaction().execute(async (trx) => {
      await before(trx as never);
      await sealCycles(trx);
    }),
  ).rejects.toThrow('without the data key');
});
