import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { launchPostgres } from '@weekbord/api/platform/database/launch-postgres';
import { type Database, openDatabase } from '@weekbord/api/platform/database/open-database';
import { embeddedBinaries } from '@weekbord/api/platform/database/postgres-binaries';
import { createRandom } from '@weekbord/domain/numbers/random';
import { describe, expect, it } from 'vitest';
import { aNewcomer, completeOnboarding, type Newcomer } from './newcomer.ts';
import { startOperatorsPostgres } from './operators-postgres.ts';
import { type ServerProcess, startProcess } from './server-process.ts';

/** The number of kills spread over the duration of the call, the last of them after it has ended. */
const ROUNDS = 2;
/** The number of additional kills, each as soon as something uncommitted has been written. */
const ROUNDS_WHILE_WRITING = 2;
const SEED = 12;
/** How late a kill may happen, as a multiple of the call's usual duration. */
const REACH = 1.3;

const TABLES = [
  'intake',
  'day_plan',
  'meal_slot',
  'weekly_plan',
  'avoided_ingredient',
  'calendar_day',
  'calendar_item',
  'recipe_meal',
] as const;
const NOTHING = [0, 0, 0, 0, 0, 0, 0, 0, 0];
const ALL = [1, 1, 3, 1, 1, 7, 21, 21, 1];

/** Returns the number of a person's rows in each table, and of rows in the record of requests that can be retried. */
async function rowsOf({ pool }: Database, person: Newcomer): Promise<number[]> {
  const counts = TABLES.map((table) => `(select count(*)::int from ${table} where person_id = $1)`);
  const remembered = `(select count(*)::int from idempotency_record where scope = 'person ' || $1::text)`;
  const { rows } = await pool.query<{ counts: number[] }>(
    `select array[${[...counts, remembered].join(', ')}] as counts`,
    [person.id],
  );
  return rows[0]?.counts ?? [];
}

/** Whether a transaction of the killed server is still being rolled back. */
async function isUnsettled({ pool }: Database): Promise<boolean> {
  const { rows } = await pool.query<{ open: number }>(
    `select count(*)::int as open from pg_stat_activity
     where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()`,
  );
  return rows[0]?.open !== 0;
}

/** Whether the server has written something that is not committed yet. */
async function isWriting({ pool }: Database): Promise<boolean> {
  const { rows } = await pool.query<{ writing: number }>(
    `select count(*)::int as writing from pg_stat_activity
     where datname = current_database() and backend_xid is not null and pid <> pg_backend_pid()`,
  );
  return rows[0]?.writing !== 0;
}

/** Waits until the call has written something, or has ended. */
async function untilWriting(database: Database, call: Promise<unknown>): Promise<void> {
  let isOver = false;
  void call.finally(() => {
    isOver = true;
  });
  while (!isOver && !(await isWriting(database))) await pause(1);
}

/** Saves a person's answers; returns null if the server was killed before it responded. */
async function complete(server: ServerProcess, person: Newcomer): Promise<{ status: number; text: string } | null> {
  return completeOnboarding(server.address, person.token).catch(() => null);
}

/** Whether two responses are equal, ignoring the order of their fields. */
function isSame(one: string | undefined, other: string): boolean {
  return isDeepStrictEqual(JSON.parse(one ?? 'null'), JSON.parse(other));
}

/**
 * Kills the server during the call, at points spread over its whole duration and while it writes, and checks the result
 * each time.
 */
async function killAgainAndAgain(start: () => Promise<ServerProcess>, database: Database): Promise<string[]> {
  const random = createRandom(SEED);
  const outcomes: string[] = [];
  let server = await start();
  await complete(server, await aNewcomer(database));
  const before = performance.now();
  await complete(server, await aNewcomer(database));
  const usual = performance.now() - before;
  for (let round = 0; round < ROUNDS + ROUNDS_WHILE_WRITING; round += 1) {
    const person = await aNewcomer(database);
    const call = complete(server, person);
    if (round >= ROUNDS) await untilWriting(database, call);
    else if (round === ROUNDS - 1) await call;
    else await pause(((round + random()) / ROUNDS) * REACH * usual);
    const when = (await isWriting(database)) ? 'killed while writing' : 'killed before or after';
    await server.killHard();
    const answer = await call;
    server = await start();
    while (await isUnsettled(database)) await pause(20);
    const rows = await rowsOf(database, person);
    if (answer === null) expect([NOTHING, ALL]).toContainEqual(rows);
    else expect([answer.status, rows]).toEqual([201, ALL]);
    outcomes.push(`${when}: ${answer === null ? 'unanswered' : 'answered'}, ${rows[0] === 0 ? 'nothing' : 'all'}`);
    const again = await complete(server, person);
    expect(again?.status).toBe(201);
    if (answer !== null) expect(isSame(again?.text, answer.text)).toBe(true);
    expect(await rowsOf(database, person)).toEqual(ALL);
  }
  await server.stop();
  return outcomes;
}

/** Counts the outcomes; they are printed because the timing of the kills differs from run to run. */
function tally(where: string, outcomes: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const outcome of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1;
  console.log(`${where}, seed ${SEED}:`, counts);
  return counts;
}

const WHILE_WRITING = 'killed while writing: unanswered, nothing';
const AFTERWARDS = 'killed before or after: answered, all';

async function aFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'weekbord-kill-'));
}

describe("a server that is killed while it saves the wizard's answers", { timeout: 600_000 }, () => {
  it.concurrent('[ONB-18] leaves either everything or nothing on the embedded database, and a retry completes it', async () => {
    const folder = await aFolder();
    const start = () => startProcess({ DATA_DIR: folder });
    const binaries = embeddedBinaries();
    const cluster = await launchPostgres({ binaries, dataDir: join(folder, 'postgres') });
    const database = openDatabase(cluster.address('weekbord'), { max: 2, onError: () => undefined });
    try {
      const outcomes = tally('embedded', await killAgainAndAgain(start, database));
      expect(outcomes[WHILE_WRITING]).toBeGreaterThan(0);
      expect(outcomes[AFTERWARDS]).toBeGreaterThan(0);
    } finally {
      await database.close();
      await cluster.stop();
      await rm(folder, { recursive: true, force: true });
    }
  });

  it.concurrent("[ONB-18] leaves either everything or nothing on an operator's PostgreSQL, and a retry completes it", async () => {
    const folder = await aFolder();
    const { name, address, stop } = await startOperatorsPostgres(folder);
    const start = () => startProcess({ DATA_DIR: join(folder, 'data'), DATABASE_URL: address });
    const database = openDatabase(address, { max: 2, onError: () => undefined });
    try {
      const outcomes = tally(name, await killAgainAndAgain(start, database));
      expect(outcomes[WHILE_WRITING]).toBeGreaterThan(0);
      expect(outcomes[AFTERWARDS]).toBeGreaterThan(0);
    } finally {
      await database.close();
      await stop();
      await rm(folder, { recursive: true, force: true });
    }
  });
});
