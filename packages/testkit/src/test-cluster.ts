import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PREFIX, removeAbandoned } from './remove-abandoned.ts';
import { createLog } from '@weekbord/api/platform/log/log';
import { createMail } from '@weekbord/api/platform/mail/mail';
import { launchPostgres } from '@weekbord/api/platform/database/launch-postgres';
import { openDatabase } from '@weekbord/api/platform/database/open-database';
import { addressesOfOwner, updateTables } from '@weekbord/api/platform/database/prepare-database';
import type { PostgresBinaries } from '@weekbord/api/platform/database/postgres-binaries';
import { openIdleJobs } from '@weekbord/api/platform/jobs/jobs';
import { fakeClock } from './fake-clock.ts';
import { TEST_KEYS } from './test-keys.ts';

/** The database that every test database is copied from. */
export const TEMPLATE = 'weekbord_template';

/** Tests need not survive a crash, so nothing waits for the disk. */
const THROW_AWAY_SETTINGS = [
  'fsync=off',
  'full_page_writes=off',
  'synchronous_commit=off',
  'autovacuum=off',
  'max_connections=200',
  // Logs less, which is possible without a standby server; the log is in memory too.
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_wal_size=1GB',
  'logging_collector=off',
];

/** A PostgreSQL server for one test run. */
export interface TestCluster {
  /** The URL of its maintenance database. */
  readonly address: string;
  stop(): Promise<void>;
}

/** Starts a server, with its data in memory if the system has a tmpfs folder, and a template with all tables. */
export async function startTestCluster(binaries: PostgresBinaries): Promise<TestCluster> {
  const parent = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();
  await removeAbandoned(parent);
  const folder = await mkdtemp(join(parent, PREFIX));
  await chmod(folder, 0o755);
  const server = await launchPostgres({ binaries, dataDir: join(folder, 'postgres'), settings: THROW_AWAY_SETTINGS });
  await makeTemplate(server.address('postgres'));
  return {
    address: server.address('postgres'),
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Recreates the template on any server, replacing that of an earlier run: all tables, and the queues that every
 * application has.
 */
export async function makeTemplate(address: string): Promise<void> {
  const maintenance = openDatabase(address, { max: 1 });
  const { rows } = await maintenance.pool.query<{ datname: string }>(
    `select datname from pg_database where starts_with(datname, '${TEMPLATE}')`,
  );
  for (const { datname } of rows) await maintenance.pool.query(`drop database ${datname} with (force)`);
  await maintenance.pool.query(`create database ${TEMPLATE}`);
  await maintenance.close();
  const owner = databaseAddress(address, TEMPLATE);
  const template = openDatabase(owner, { max: 2 });
  const log = createLog({ logLevel: 'silent' });
  await updateTables(template, addressesOfOwner(owner), TEST_KEYS, log);
  const jobs = await openIdleJobs(template.pool, log);
  await createMail(jobs, fakeClock(), { secretKey: undefined });
  await jobs.stop();
  await template.close();
}

/** Returns the URL of another database on the same server. */
export function databaseAddress(address: string, database: string): string {
  const url = new URL(address);
  url.pathname = `/${database}`;
  return url.href;
}
