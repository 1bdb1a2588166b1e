import { openDatabase } from '@weekbord/api/platform/database/open-database';
import { type RawBuilder, sql } from 'kysely';
import { expect } from 'vitest';
import type { TestApp } from './test-app.ts';

/**
 * Sends overlapping requests in a known order: each starts and waits for the rows that `hold` locked before the next is
 * sent; then the rows are unlocked. Returns the responses, in order.
 */
export async function whileLocked<Answers extends readonly unknown[]>(
  { database }: Pick<TestApp, 'database'>,
  hold: RawBuilder<unknown>,
  requests: { readonly [Index in keyof Answers]: () => Promise<Answers[Index]> },
): Promise<Answers> {
  // Uses separate connections, so that all of the application's connections are available for the requests.
  const aside = openDatabase(database.connectionString, { max: 2 });
  try {
    const running = await aside.db.transaction().execute(async (trx) => {
      await hold.execute(trx);
      const started: Promise<unknown>[] = [];
      for (const request of requests) {
        started.push(request());
        await expect.poll(async () => countWaiting(aside.db)).toBe(started.length);
      }
      return { started };
    });
    return (await Promise.all(running.started)) as unknown as Answers;
  } finally {
    await aside.close();
  }
}

/** Returns a statement that locks the rows with these ids against changes and references. */
export function rowsOf(table: string, ...ids: readonly number[]): RawBuilder<unknown> {
  return sql`select from ${sql.table(table)} where id = any(${ids}) order by id for update`;
}

async function countWaiting(db: TestApp['db']): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::integer as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]!.waiting;
}
