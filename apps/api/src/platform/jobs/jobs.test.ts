import { setTimeout as pause } from 'node:timers/promises';
import { testConfig } from '@weekbord/testkit/test-app';
import { openTestDatabase } from '@weekbord/testkit/test-database';
import { afterAll, expect, it } from 'vitest';
import { createLog } from '../log/log.ts';
import { openJobs } from './jobs.ts';

const QUEUE = 'numbers';
const RULES = { retries: 3, firstPauseSeconds: 1, longestPauseSeconds: 1, keptSeconds: 60 };
/** Well below a worker's polling interval, and well above the duration of these jobs. */
const SOON_MS = 4000;

const database = await openTestDatabase();
const jobs = await openJobs(database.connectionString, createLog(testConfig()));
await jobs.createQueue(QUEUE, RULES);
const done: number[] = [];
let failing: number | null = null;
await jobs.work<{ number: number }>(QUEUE, async ({ data: { number } }) => {
  if (number === failing) {
    failing = null;
    throw new Error('the first time it fails');
  }
  done.push(number);
});
afterAll(() => jobs.stop());

async function enqueueTogether(numbers: readonly number[]): Promise<void> {
  await database.db.transaction().execute(async (trx) => {
    for (const number of numbers) await jobs.enqueue(trx, QUEUE, { number });
  });
}

async function allDone(numbers: readonly number[], withinMs: number): Promise<boolean> {
  for (const until = performance.now() + withinMs; performance.now() < until; await pause(20))
    if (numbers.every((number) => done.includes(number))) return true;
  return false;
}

it('jobs that were queued in one transaction run right after each other', async () => {
  const numbers = Array.from({ length: 12 }, (_, number) => number);
  await enqueueTogether(numbers);
  expect(await allDone(numbers, SOON_MS)).toBe(true);
  expect(done.toSorted((one, other) => one - other)).toEqual(numbers);
});

it('jobs do not wait for a failed job, which is retried soon after its delay', async () => {
  failing = 100;
  await enqueueTogether([100, 101, 102]);
  expect(await allDone([101, 102], SOON_MS)).toBe(true);
  expect(await allDone([100], 10_000)).toBe(true);
});

it('the stored error of a failed job says what failed, without the values involved', async () => {
  const queue = 'failing';
  await jobs.createQueue(queue, { ...RULES, retries: 0 });
  await jobs.work(queue, async () => {
    throw Object.assign(new Error('duplicate key'), {
      code: '23505',
      table: 'person',
      detail: 'Key (email)=(secret@example.com) already exists.',
    });
  });
  await jobs.enqueue(database.db, queue, {});
  const outputs = async () =>
    (await database.pool.query<{ output: unknown }>('select output from pgboss.job where name = $1', [queue])).rows.map(
      ({ output }) => output,
    );
  await expect
    .poll(outputs, { timeout: 10_000 })
    .toMatchObject([{ message: 'duplicate key', code: '23505', table: 'person' }]);
  expect(JSON.stringify(await outputs())).not.toContain('secret@example.com');
});
