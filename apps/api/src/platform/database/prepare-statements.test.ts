import { aPerson } from '@weekbord/testkit/builders/people';
import { openTestDatabase } from '@weekbord/testkit/test-database';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from './open-database.ts';
import { addressesOfOwner, openServing } from './prepare-database.ts';
import { planForValues } from './prepare-statements.ts';
import type { Tables } from './tables.ts';

const owner = await openTestDatabase();
const { db, close } = openDatabase(owner.connectionString, { max: 1, prepare: true });
afterAll(close);

/** Returns the statements that the only connection has prepared. */
async function preparedTexts(): Promise<string[]> {
  const { rows } = await sql<{ statement: string }>`
    select statement from pg_prepared_statements where statement not like '%pg_prepared_statements%' order by 1`.execute(
    db,
  );
  return rows.map(({ statement }) => statement);
}

describe('a database with prepared statements', () => {
  it('prepares a statement once and runs it with different values each time', async () => {
    for (const value of [1, 2, 3]) {
      const { rows } = await sql<{ sum: number }>`select ${value}::int + 1 as sum`.execute(db);
      expect(rows).toEqual([{ sum: value + 1 }]);
    }
    expect(await preparedTexts()).toEqual(['select $1::int + 1 as sum']);
  });

  it('plans a statement once, or each time for its values if a transaction requests that', async () => {
    const statement = sql<{ n: number }>`select n from generate_series(1, ${3}::int) as n`;
    const plansOf = async () => {
      const { rows } = await sql<{ kept: number; fresh: number }>`
        select generic_plans::int as kept, custom_plans::int as fresh from pg_prepared_statements
        where statement like 'select n from generate_series%'`.execute(db);
      return rows;
    };
    await statement.execute(db);
    await statement.execute(db);
    expect(await plansOf()).toEqual([{ kept: 2, fresh: 0 }]);
    await db.transaction().execute(async (trx) => {
      await planForValues(trx);
      await statement.execute(trx);
    });
    expect(await plansOf()).toEqual([{ kept: 2, fresh: 1 }]);
    await statement.execute(db);
    expect(await plansOf()).toEqual([{ kept: 3, fresh: 1 }]);
  });

  it('shows each person only their own rows with one plan', async () => {
    const people = [await aPerson(owner.db), await aPerson(owner.db)];
    const ids = people.map(({ id }) => id);
    for (const id of ids)
      await owner.db.insertInto('calendar_day').values({ person_id: id, date: '2027-03-15' }).execute();
    const serving = openServing(addressesOfOwner(owner.connectionString), { max: 1, prepare: true });
    const seenBy = async (personId: number | null) => {
      const rows = await serving
        .as({ personId })
        .selectFrom('calendar_day')
        .select('person_id')
        .where('person_id', '=', sql<number>`any(${ids})`)
        .execute();
      return rows.map((row) => row.person_id);
    };
    const seen = [];
    for (const id of [...ids, null, ...ids]) seen.push(await seenBy(id));
    const [one, other] = ids;
    expect(seen).toEqual([[one], [other], [], [one], [other]]);
    const { rows } = await serving.pool.query<{ kept: number; fresh: number }>(
      `select generic_plans::int as kept, custom_plans::int as fresh from pg_prepared_statements
      where statement like '%calendar_day%'`,
    );
    await serving.close();
    expect(rows).toEqual([{ kept: 5, fresh: 0 }]);
  });

  it('continues after a failed transaction', async () => {
    const failing = db.transaction().execute(async (trx) => {
      await sql`select ${10}::int / ${0}::int as quotient`.execute(trx);
    });
    await expect(failing).rejects.toMatchObject({ code: '22012' });
    const { rows } = await sql<{ sum: number }>`select ${4}::int + 1 as sum`.execute(db);
    expect(rows).toEqual([{ sum: 5 }]);
  });

  it('does not prepare statements without values, long ones, or more than three hundred', async () => {
    await sql`select 1`.execute(db);
    await sql`select ${1}::int as ${sql.raw('a'.repeat(4001))}`.execute(db);
    for (let index = 0; index < 350; index += 1) {
      const { rows } = await sql<{ n: number }>`select ${index}::int as n, ${sql.raw(String(index))}`.execute(db);
      expect(rows[0]?.n).toBe(index);
    }
    const texts = await preparedTexts();
    expect(texts).toHaveLength(300);
    expect(texts.filter((text) => text.length > 4000)).toEqual([]);
  });
});

describe('a table changed by a migration', () => {
  const changing = openDatabase(owner.connectionString, { max: 1, prepare: true });
  afterAll(changing.close);
  const alter = (change: string) => owner.pool.query(`alter table changing ${change}`);
  const acting = { personId: null };
  const read = async (db: Kysely<Tables>) =>
    (await sql<object>`select * from changing where id = ${1}`.execute(db)).rows;
  const write = async (db: Kysely<Tables>) =>
    (await sql<object>`update changing set id = ${1} returning *`.execute(db)).rows;

  beforeAll(async () => {
    await owner.pool.query('create table changing (id int); insert into changing values (1)');
  });

  it.each<[string, string, (work: typeof read) => Promise<object[]>]>([
    ['a statement by itself', 'a', (work) => work(changing.db)],
    ['a statement for an acting person', 'b', (work) => work(changing.as(acting))],
    ['a reading transaction', 'c', (work) => changing.reading(acting, work)],
    ['a writing transaction', 'd', (work) => changing.writing(acting, work)],
  ])('is seen as changed immediately by %s, on a connection that prepared it before', async (_, column, run) => {
    for (const work of [read, write]) await run(work);
    await alter(`add ${column} int default 7`);
    for (const work of [read, write])
      expect(await run(work)).toEqual([expect.objectContaining({ id: 1, [column]: 7 })]);
  });

  it('is seen as changed in the middle of a transaction, which is restarted', async () => {
    const runs: string[] = [];
    const work = async (trx: Kysely<Tables>) => {
      runs.push('begun');
      await sql`insert into changing (id) values (${2})`.execute(trx);
      return write(trx);
    };
    await changing.writing(acting, work);
    await alter('add later int');
    const rows = await changing.writing(acting, work);
    expect([runs.length, rows.length]).toEqual([3, 3]);
  });

  it('causes one failed attempt for all its statements and all connections', async () => {
    const two = openDatabase(owner.connectionString, { max: 2, prepare: true });
    const both = async () => Promise.all([two.reading(acting, read), two.reading(acting, read)]);
    await both();
    await two.reading(acting, write);
    await alter('add last int');
    await two.reading(acting, read);
    let runs = 0;
    await Promise.all(
      [read, write, read].map((work) =>
        two.reading(acting, async (db) => {
          runs += 1;
          await work(db);
        }),
      ),
    );
    await two.close();
    expect(runs).toBe(3);
  });
});
