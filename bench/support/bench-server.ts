import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Config, loadConfig } from '@weekbord/api/platform/config/config';
import { openEmbedded } from '@weekbord/api/platform/database/open-embedded';
import { createLog } from '@weekbord/api/platform/log/log';
import { databasePid } from './process-cost.ts';
import { type StartedServer, startServer } from './start-server.ts';

/** A server with its own database and folder, which are deleted afterwards. */
export type BenchServer = StartedServer &
  Readonly<{
    config: Config;
    /** The database URL for the owner's login. */
    owner: string;
    /** The database's PID. */
    postgres: number;
  }>;

/**
 * Starts a server with a database that was built beforehand, because building it takes memory that no later start
 * needs.
 */
export async function startBenchServer(settings: Readonly<Record<string, string>> = {}): Promise<BenchServer> {
  const folder = await mkdtemp(join(tmpdir(), 'weekbord-bench-'));
  await chmod(folder, 0o755);
  const secretKey = randomBytes(32).toString('hex');
  const config = loadConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent', SECRET_KEY: secretKey });
  const all = { DEMO: '0', SECRET_KEY: secretKey, ...settings };
  await startServer(folder, all).then((first) => first.stop());
  const database = await openEmbedded(folder, createLog(config));
  // The server connects to the database that is already running.
  const server = await startServer(folder, all);
  return {
    ...server,
    config,
    owner: database.owner,
    postgres: databasePid(folder),
    async stop() {
      await server.stop();
      await database.stop();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
