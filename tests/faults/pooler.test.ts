import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@weekbord/api/platform/database/open-database';
import { afterAll, describe, expect, it } from 'vitest';
import { completeOnboarding } from './newcomer.ts';
import { startOperatorsPostgres } from './operators-postgres.ts';
import { ask, signUp } from './over-http.ts';
import { type PgBouncer, startPgBouncer } from './pgbouncer.ts';
import { endAll, refusedStart, type ServedGroup, startGroup } from './server-process.ts';

const MAIL_MS = 5000;
/** The number of concurrent requests: more than the product's connections, and many more than the pooler's sessions. */
const AT_ONCE = 20;
/** How long a request waits for an unresponsive database, in milliseconds. */
const PATIENCE_MS = 12_000;

const folder = await mkdtemp(join(tmpdir(), 'weekbord-pooler-'));
await chmod(folder, 0o755);
const dataDir = join(folder, 'data');
const postgres = await startOperatorsPostgres(folder);
const poolers: PgBouncer[] = [];
const begun: ServedGroup[] = [];
afterAll(async () => {
  await Promise.all(poolers.map((pooler) => pooler.stop()));
  await postgres.stop();
  for (const server of begun) endAll(server, folder);
  await rm(folder, { recursive: true, force: true });
});

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => {
    probe.listen(0, '127.0.0.1', resolve);
  });
  const { port } = probe.address() as { port: number };
  await new Promise((resolve) => {
    probe.close(resolve);
  });
  return port;
}

async function aPooler(lines: readonly string[] = [], database = postgres.address): Promise<PgBouncer> {
  const pooler = await startPgBouncer(folder, { database, port: await freePort(), lines });
  poolers.push(pooler);
  return pooler;
}

/** Returns the database URL of a login that owns nothing, such as an operator would create. */
async function aServingLogin(): Promise<string> {
  const owner = openDatabase(postgres.address, { max: 1 });
  await owner.pool.query("create role serving_login login password 'of-this-test'");
  await owner.close();
  const address = new URL(postgres.address);
  [address.username, address.password] = ['serving_login', 'of-this-test'];
  return address.href;
}

describe('a server behind PgBouncer in transaction mode', () => {
  it('serves requests, sends email within seconds, and lets no statement run forever', async () => {
    const pooler = await aPooler();
    const server = startGroup({
      DATA_DIR: dataDir,
      DATABASE_URL: pooler.address,
      DATABASE_URL_DIRECT: postgres.address,
      PROCESSES: '2',
    });
    begun.push(server);
    const address = await server.address;
    const token = await signUp(address, dataDir, MAIL_MS);
    expect(await completeOnboarding(address, token)).toMatchObject({ status: 201 });
    const week = { method: 'GET', path: '/planner/calendarDay?date__gte=2027-03-15&date__lte=2027-03-21', token };
    const rename = { method: 'PATCH', path: '/auth/users/me', token };
    const calls = Array.from({ length: AT_ONCE }, (_, index) =>
      ask(address, index % 2 === 0 ? week : { ...rename, body: { first_name: `Sam ${index}` } }),
    );
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 200));
    expect(await ask(address, week)).toMatchObject({ status: 200, body: { results: { length: 7 } } });

    const direct = openDatabase(postgres.address, { max: 1 });
    const holder = await direct.pool.connect();
    await holder.query('begin; lock table calendar_item');
    const asked = performance.now();
    expect(await ask(address, week)).toMatchObject({ status: 503 });
    expect(performance.now() - asked).toBeLessThan(PATIENCE_MS);
    const waiting = async () => (await holder.query('select from pg_locks where not granted')).rows.length;
    await expect.poll(waiting).toBe(0);
    await holder.query('rollback');
    holder.release();
    await direct.close();
    expect(await ask(address, week)).toMatchObject({ status: 200 });

    server.signal('SIGTERM');
    expect(await server.ended).toBe(0);
  });

  it.each([
    [[]],
    [['ignore_startup_parameters = statement_timeout, idle_in_transaction_session_timeout']],
    [['ignore_startup_parameters = statement_timeout, idle_in_transaction_session_timeout', 'server_round_robin = 1']],
  ])('does not start without a URL that bypasses the pooler: %j', async (lines) => {
    const pooler = await aPooler(lines);
    const { code, said } = await refusedStart({ DATA_DIR: dataDir, DATABASE_URL: pooler.address });
    expect([code, said]).toEqual([1, expect.stringContaining('set DATABASE_URL_DIRECT to the address of PostgreSQL')]);
  });

  it('serves with its own role if the other URL leads to a pooler in session mode', async () => {
    const serving = await aServingLogin();
    const pooler = await aPooler([], serving);
    const sessions = ['pool_mode = session', 'default_pool_size = 20'];
    const ignored = 'ignore_startup_parameters = statement_timeout, idle_in_transaction_session_timeout';
    const keeping = await aPooler([...sessions, ignored], serving);
    const server = startGroup({
      DATA_DIR: dataDir,
      DATABASE_URL: pooler.address,
      DATABASE_URL_DIRECT: keeping.address,
      DATABASE_URL_OWNER: postgres.address,
    });
    begun.push(server);
    await signUp(await server.address, dataDir, MAIL_MS);
    server.signal('SIGTERM');
    expect(await server.ended).toBe(0);
  });
});
