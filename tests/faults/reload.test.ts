import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@weekbord/api/platform/database/open-database';
import { openEventStream } from '@weekbord/testkit/event-stream';
import { afterAll, describe, expect, it } from 'vitest';
import { askConstantly } from './constant-requests.ts';
import { aNewcomer } from './newcomer.ts';
import { startOperatorsPostgres } from './operators-postgres.ts';
import { ask } from './over-http.ts';
import { childrenOf, endAll, processesNaming, type ServedGroup, startGroup } from './server-process.ts';

const PROCESSES = 2;
/** How long a busy machine may take to replace all processes, in milliseconds. */
const RELOAD_MS = 120_000;
const STOP_MS = 20_000;

const folder = await mkdtemp(join(tmpdir(), 'weekbord-reload-'));
await chmod(folder, 0o755);
const postgres = await startOperatorsPostgres(folder);
const begun: ServedGroup[] = [];
afterAll(async () => {
  await postgres.stop();
  for (const server of begun) endAll(server, folder);
  await rm(folder, { recursive: true, force: true });
});

async function start(settings: Readonly<Record<string, string>>) {
  const server = startGroup({
    PROCESSES: String(PROCESSES),
    DATABASE_POOL_SIZE: '4',
    RATE_LIMIT_PER_MINUTE: '0',
    ...settings,
  });
  begun.push(server);
  const address = await server.address;
  const [first = 0] = childrenOf(server.pid);
  return { server, address, serving: () => childrenOf(first) };
}

/** Waits until every previous process has been replaced by a new one. */
async function replaced(serving: () => number[], before: readonly number[]): Promise<void> {
  const areReplaced = () => {
    const now = serving();
    return now.length === PROCESSES && !now.some((pid) => before.includes(pid));
  };
  await expect.poll(areReplaced, { timeout: RELOAD_MS, interval: 100 }).toBe(true);
}

/** The requests that people, their apps and a supervisor send during the reload. */
const requestsOf = (token: string, dayId: number) => [
  ...[true, true, true, false].map((keepsConnection) => ({ path: '/auth/users/me', token, keepsConnection })),
  // Some requests take long enough to be in progress whenever a process exits.
  ...[undefined, 700, 2500].map((takesMs) => ({
    method: 'PATCH',
    path: `/planner/calendarDay/${dayId}`,
    body: { note: 'Again' },
    token,
    keepsConnection: true,
    ...(takesMs === undefined ? {} : { takesMs }),
  })),
  { path: '/health/ready', keepsConnection: true },
  { path: '/health/ready', keepsConnection: false },
];

async function aDay(address: string, token: string): Promise<number> {
  const made = await ask(address, {
    method: 'POST',
    path: '/planner/calendarDay',
    body: { date: '2027-03-15' },
    token,
  });
  expect(made.status).toBe(201);
  return (made.body as { id: number }).id;
}

describe('a server of several processes that is reloaded', () => {
  it('responds to every request, even slow ones, ends streams as usual, and continues with new processes', async () => {
    const dataDir = join(folder, 'data');
    const { server, address, serving } = await start({ DATA_DIR: dataDir, DATABASE_URL: postgres.address });
    const database = openDatabase(postgres.address, { max: 3 });
    const person = await aNewcomer(database);
    const before = serving();
    const requests = askConstantly(address, requestsOf(person.token, await aDay(address, person.token)));
    const streams = await Promise.all(
      Array.from({ length: 2 * PROCESSES }, () => openEventStream(address, person.token, { query: '?missed=0' })),
    );
    expect(streams.map(({ status }) => status)).toEqual(streams.map(() => 200));

    process.kill(server.pid, 'SIGHUP');
    await replaced(serving, before);
    const answered = requests.answered();
    expect(answered).toBeGreaterThan(100);
    await expect.poll(requests.answered).toBeGreaterThan(answered + 20);
    expect(await requests.end()).toEqual([]);
    expect(streams.map((stream) => stream.hasEnded())).toEqual(streams.map(() => true));
    const next = await openEventStream(address, person.token, { query: '?missed=60' });
    expect(next.status).toBe(200);
    next.close();

    // Simulates a pending migration, for which the new process would have to change tables that the old processes use.
    await database.pool.query('delete from kysely_migration where name = (select max(name) from kysely_migration)');
    const present = serving();
    process.kill(server.pid, 'SIGHUP');
    const isTried = () => serving().some((pid) => !present.includes(pid));
    await expect.poll(isTried, { timeout: RELOAD_MS, interval: 20 }).toBe(true);
    await expect.poll(() => serving(), { timeout: RELOAD_MS }).toEqual(present);
    expect(await ask(address, { method: 'GET', path: '/auth/users/me', token: person.token })).toMatchObject({
      status: 200,
    });

    await database.close();
    const asked = performance.now();
    process.kill(server.pid, 'SIGTERM');
    expect(await server.ended).toBe(0);
    expect(performance.now() - asked).toBeLessThan(STOP_MS);
    expect(processesNaming('').filter((pid) => present.includes(pid))).toEqual([]);
  });

  it('keeps the embedded database running during a reload, and stops it when the server itself stops', async () => {
    const dataDir = join(folder, 'embedded');
    const { server, address, serving } = await start({ DATA_DIR: dataDir });
    const postmaster = async () => (await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0];
    const [before, ofBefore] = [serving(), await postmaster()];
    const requests = askConstantly(address, [
      { path: '/health/ready', keepsConnection: true },
      { path: '/health/ready', keepsConnection: false },
    ]);
    server.signal('SIGHUP');
    await replaced(serving, before);
    expect(await requests.end()).toEqual([]);
    expect(requests.answered()).toBeGreaterThan(100);
    expect(await postmaster()).toBe(ofBefore);

    // The server is asked to stop while it is replacing the processes again.
    const present = serving();
    process.kill(server.pid, 'SIGHUP');
    await expect.poll(() => serving().some((pid) => !present.includes(pid)), { timeout: RELOAD_MS }).toBe(true);
    process.kill(server.pid, 'SIGTERM');
    expect(await server.ended).toBe(0);
    expect(processesNaming(dataDir)).toEqual([]);
  });

  it('keeps serving with a single process', async () => {
    const { server, address, serving } = await start({ DATA_DIR: join(folder, 'embedded'), PROCESSES: '1' });
    process.kill(server.pid, 'SIGHUP');
    const requests = askConstantly(address, [{ path: '/health/ready', keepsConnection: false }]);
    await expect.poll(requests.answered).toBeGreaterThan(200);
    expect(await requests.end()).toEqual([]);
    expect(serving()).toEqual([]);
    process.kill(server.pid, 'SIGTERM');
    expect(await server.ended).toBe(0);
  });
});
