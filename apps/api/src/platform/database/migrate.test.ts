import { openTestDatabase } from '@weekbord/testkit/test-database';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { migrate } from './migrate.ts';

const { db } = await openTestDatabase();

it('takes a step that ran under its former name for the same step', async () => {
  await sql`update kysely_migration set name = '001-house' where name = '001-initial'`.execute(db);
  expect(await migrate(db)).toEqual([]);
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name limit 1`.execute(db);
  expect(rows).toEqual([{ name: '001-initial' }]);
});
