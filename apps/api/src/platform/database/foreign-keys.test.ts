import { startTestApp } from '@weekbord/testkit/test-app';
import { sql } from 'kysely';
import { expect, it } from 'vitest';

const app = await startTestApp();

it('every reference to a food, a serving or a recipe has an index, so that deleting one does not scan a table', async () => {
  const { rows } = await sql<{ pointer: string; indexed: boolean }>`
    select conrelid::regclass || '.' || attname as pointer, exists (
      select from pg_index where indrelid = conrelid and indkey[0] = attnum
    ) as indexed
    from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid in ('food'::regclass, 'serving'::regclass, 'recipe_template'::regclass)
    order by 1`.execute(app.db);
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.filter(({ indexed }) => !indexed)).toEqual([]);
});
