import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchPostgres } from '@weekbord/api/platform/database/launch-postgres';
import { type Database, openDatabase } from '@weekbord/api/platform/database/open-database';
import { embeddedBinaries } from '@weekbord/api/platform/database/postgres-binaries';
import { afterAll, describe, expect, it } from 'vitest';
import { aNewcomer, completeOnboarding } from './newcomer.ts';
import { childrenOf, endAll, processesNaming, startGroup } from './server-process.ts';

/** How long a shutdown may take, in milliseconds. */
const STOP_MS = 20_000;

/** Opens the database of a running server, so that a test can block requests. */
async function embeddedDatabase(dataDir: string): Promise<Database> {
  const cluster = await launchPostgres({ binaries: embeddedBinaries(), dataDir: join(dataDir, 'postgres') });
  return openDatabase(cluster.address('weekbord'), { max: 2 });
}

/** Locks a table, so that a request that writes to it waits. */
async function hold({ pool }: Database, table: string) {
  const client = await pool.connect();
  await client.query(`begin; lock table ${table}`);
  return {
    isWaitedFor: async () => {
      const { rows } = await client.query('select from pg_locks where not granted');
      return rows.length > 0;
    },
    async letGo() {
      await client.query('commit');
      client.release();
    },
  };
}

async function isReady(address: string): Promise<boolean> {
  return fetch(`${address}/api/health/ready`).then(
    (answer) => answer.ok,
    () => false,
  );
}

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'weekbord-stop-'));
  await chmod(folder, 0o755);
  return folder;
}

describe('a server whose whole process group gets a stop signal', async () => {
  // The servers share a folder: the second server can only start if the first left consistent data behind.
  const shared = await aFolder();
  afterAll(() => rm(shared, { recursive: true, force: true }));

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'finishes requests in progress on %s, even if repeated, and leaves nothing running',
    async (signal) => {
      const server = startGroup({ DATA_DIR: shared });
      try {
        const address = await server.address;
        const processes = [server.pid, ...childrenOf(server.pid)];
        const database = await embeddedDatabase(shared);
        const person = await aNewcomer(database);
        const held = await hold(database, 'intake');
        const call = completeOnboarding(address, person.token).catch((error: unknown) => error);
        await expect.poll(held.isWaitedFor).toBe(true);

        const asked = performance.now();
        server.signal(signal);
        await expect.poll(() => isReady(address)).toBe(false);
        server.signal(signal);
        server.signal('SIGTERM');
        await held.letGo();
        await database.close();

        expect(await call).toMatchObject({ status: 201 });
        expect(await server.ended).toBe(0);
        expect(performance.now() - asked).toBeLessThan(STOP_MS);
        expect(processesNaming(shared)).toEqual([]);
        for (const pid of processes) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
      } finally {
        endAll(server, shared);
      }
    },
  );

  it('stops its database if it gets the signal while starting', async () => {
    const dataDir = await aFolder();
    const server = startGroup({ DATA_DIR: dataDir });
    try {
      const refused = server.address.catch((error: unknown) => String(error));
      const database = join(dataDir, 'postgres ');
      await expect.poll(() => processesNaming(database).length).toBeGreaterThan(0);
      server.signal('SIGTERM');
      expect(await refused).toContain('ended with 0 before it served');
      expect(processesNaming(dataDir)).toEqual([]);
    } finally {
      endAll(server, dataDir);
      await rm(dataDir, { recursive: true, force: true });
    }
  });
});
