import { aPerson } from '@weekbord/testkit/builders/people';
import { openTestDatabase } from '@weekbord/testkit/test-database';
import { CompiledQuery, type Kysely, sql } from 'kysely';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { addressesOfOwner, openServing } from './prepare-database.ts';
import type { Tables } from './tables.ts';

const owner = await openTestDatabase();
const serving = openServing(addressesOfOwner(owner.connectionString), {
  max: 1,
  prepare: true,
});
afterAll(() => serving.close());
const person = await aPerson(owner.db);
const as = { personId: person.id };

const plan = (db: Kysely<Tables>, date: string) =>
  db.insertInto('calendar_day').values({ person_id: person.id, date }).execute();
const divide = (db: Kysely<Tables>) => sql`select ${10}::int / ${0}::int`.execute(db);
async function datesKept(): Promise<string[]> {
  const rows = await owner.db.selectFrom('calendar_day').select('date').orderBy('date').execute();
  return rows.map(({ date }) => date);
}

describe('writing', () => {
  it('sends statements together if they are not awaited one by one, and runs them in order', async () => {
    const client = await serving.pool.connect();
    const { stream } = client.connection;
    client.release();
    const write = vi.spyOn(stream, '_writev' as never) as unknown as {
      mock: { calls: [Buffer[]][] };
    };
    const seen = await serving.writing(as, async (trx) => {
      const [, dates] = await Promise.all([
        plan(trx, '2027-03-01'),
        trx.selectFrom('calendar_day').select('date').execute(),
        plan(trx, '2027-03-02'),
      ]);
      return dates;
    });
    const sent = write.mock.calls.map(([parts]) => Buffer.concat(parts).toString());
    expect(sent).toHaveLength(1);
    expect(seen).toEqual([{ date: '2027-03-01' }]);
    expect(await datesKept()).toEqual(['2027-03-01', '2027-03-02']);
  });

  it('writes nothing if one of its statements fails, and reports why the first one failed', async () => {
    const before = await datesKept();
    const failing = serving.writing(as, (trx) =>
      Promise.all([plan(trx, '2027-04-01'), divide(trx), plan(trx, '2027-04-02')]),
    );
    await expect(failing).rejects.toMatchObject({ code: '22012' });
    expect(await datesKept()).toEqual(before);
  });

  it('fails if a statement failed and the work ignored the error', async () => {
    const before = await datesKept();
    const silent = serving.writing(as, async (trx) => {
      await plan(trx, '2027-05-01');
      await Promise.allSettled([divide(trx)]);
    });
    await expect(silent).rejects.toThrow('not committed');
    expect(await datesKept()).toEqual(before);
  });

  it('sends the first statement together with those of the work, and the last one with the commit', async () => {
    const client = await serving.pool.connect();
    const write = vi.spyOn(client.connection.stream, '_writev' as never) as unknown as { mock: { calls: unknown[] } };
    client.release();
    const seen = await serving.writing(
      as,
      async (trx, around) => {
        const dates = await trx.selectFrom('calendar_day').select('date').where('date', '>=', '2027-07-01').execute();
        around.endWith(CompiledQuery.raw(`update calendar_day set note = 'last' where date = '2027-07-01'`));
        return [await around.first, dates];
      },
      CompiledQuery.raw(
        `insert into calendar_day (person_id, date) values (${person.id}, '2027-07-01') returning 'first' as place`,
      ),
    );
    expect(seen).toEqual([[{ place: 'first' }], [{ date: '2027-07-01' }]]);
    expect(write.mock.calls).toHaveLength(2);
    const noted = owner.db.selectFrom('calendar_day').select('note').where('date', '=', '2027-07-01');
    expect(await noted.execute()).toEqual([{ note: 'last' }]);
  });

  it.each([
    ['first', 'select 1 / 0', 'select 1'],
    ['last', 'select 1', 'select 1 / 0'],
  ])('writes nothing if the %s statement fails, and says why', async (_, first, last) => {
    const before = await datesKept();
    const failing = serving.writing(
      as,
      async (trx, around) => {
        await Promise.all([around.first, plan(trx, '2027-08-01')]);
        around.endWith(CompiledQuery.raw(last));
      },
      CompiledQuery.raw(first),
    );
    await expect(failing).rejects.toMatchObject({ code: '22012' });
    expect(await datesKept()).toEqual(before);
  });

  it('rejects statements after it has ended', async () => {
    const before = await datesKept();
    let late: Promise<unknown> = Promise.resolve();
    await serving.writing(as, async (trx) => {
      late = sql`select 1`.execute(trx).then(async () => plan(trx, '2027-06-01'));
      late.catch(() => undefined);
    });
    await expect(late).rejects.toThrow('has ended');
    expect(await datesKept()).toEqual(before);
  });

  it('is a transaction, in which no other can be started', async () => {
    await serving.writing(as, async (trx) => {
      expect(trx.isTransaction).toBe(true);
      expect(() => trx.transaction()).toThrow('not supported');
    });
  });
});
