import { openTestDatabase } from '@weekbord/testkit/test-database';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { migrate } from './migrate.ts';

const { db } = await openTestDatabase();

it('a migration that ran under its former name is recognised', async () => {
  await sql`update kysely_migration set name = '001-house' where name = '001-initial'`.execute(db);
  expect(await migrate(db)).toEqual([]);
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name limit 1`.execute(db);
  expect(rows).toEqual([{ name: '001-initial' }]);
});

/** Returns everything that startup could have created, changed or recorded. */
async function state(): Promise<unknown> {
  const { rows } = await sql`
    select (select json_agg(kysely_migration order by name) from kysely_migration) as steps,
      (select json_agg(relname order by relname) from pg_class where relnamespace = 'public'::regnamespace) as tables`.execute(
    db,
  );
  return rows;
}

it('migrating does nothing if all migrations have run', async () => {
  const before = await state();
  expect(await migrate(db)).toEqual([]);
  expect(await state()).toEqual(before);
});

it('migrating rejects a database that a newer version has changed, with a clear error, and changes nothing', async () => {
  await sql`insert into kysely_migration values ('997-later', '2030-01-01'), ('998-latest', '2030-01-01')`.execute(db);
  const before = await state();
  await expect(migrate(db)).rejects.toThrow(
    'this database is newer than this version: it has unknown migrations (997-later, 998-latest).',
  );
  expect(await state()).toEqual(before);
});
