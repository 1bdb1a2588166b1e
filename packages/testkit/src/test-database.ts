import { createHash, randomBytes } from 'node:crypto';
import { type Database, openDatabase } from '@weekbord/api/platform/database/open-database';
import { afterAll, inject } from 'vitest';
import { addressesOfOwner, openServing } from '@weekbord/api/platform/database/prepare-database';
import { withAdvisoryLock } from '@weekbord/api/platform/database/with-advisory-lock';
import { databaseAddress, TEMPLATE } from './test-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of the maintenance database on this run's server. */
    databaseServer: string;
  }
}

/** The number of connections per test file; a few, so that requests run in parallel. */
const CONNECTIONS = 4;
/**
 * The number of connections of the serving role: as many as a real server has, so that parallel requests do not wait
 * for each other.
 */
const SERVING_CONNECTIONS = 10;
const IN_LINE_MS = 8000;

/** The initial content for test files. The same name must always have the same content. */
export interface Filling {
  readonly name: string;
  /** Writes the content, with the serving role. */
  fill(database: Database): Promise<void>;
}

/**
 * Opens a fresh copy of the migrated template for one test file, connected as its owner, who sees all rows. Call it at
 * the top of the file. The copy is discarded with the whole server, because dropping databases one by one is slow.
 * `filling` is initial content, which is written once per run for all files that start from it.
 */
export async function openTestDatabase(filling?: Filling): Promise<Database> {
  const server = inject('databaseServer');
  const name = `test_${randomBytes(8).toString('hex')}`;
  const maintenance = openDatabase(server, { max: 2 });
  const template = filling === undefined ? TEMPLATE : await filledTemplate(maintenance, filling);
  await maintenance.pool.query(copying(template, name));
  await maintenance.close();
  const database = openDatabase(databaseAddress(server, name), { max: CONNECTIONS });
  afterAll(() => database.close());
  return database;
}

/**
 * Returns the name of the template database that contains this filling. The template is built under a temporary name,
 * so that a half-filled one is never used.
 */
async function filledTemplate({ pool, connectionString }: Database, { name, fill }: Filling): Promise<string> {
  const template = `${TEMPLATE}_${createHash('sha256').update(name).digest('hex').slice(0, 16)}`;
  await withAdvisoryLock(pool, template, async () => {
    const { rowCount } = await pool.query('select from pg_database where datname = $1', [template]);
    if (rowCount !== 0) return;
    const draft = `test_${randomBytes(8).toString('hex')}`;
    await pool.query(copying(TEMPLATE, draft));
    const owner = addressesOfOwner(databaseAddress(connectionString, draft));
    const database = openServing(owner, { max: CONNECTIONS, prepare: true });
    await fill(database).finally(database.close);
    await pool.query(`select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1`, [draft]);
    await pool.query(`alter database ${draft} rename to ${template}`);
  });
  return template;
}

function copying(template: string, name: string): string {
  return `create database ${name} template ${template} strategy file_copy`;
}

/**
 * Opens the same database as the server does, with the serving role. If `lockWaitMs` is absent, writes wait for a lock
 * in the order in which they were sent, so that a test knows which one comes first.
 */
export function openServingDatabase(
  owner: Pick<Database, 'connectionString'>,
  options: { readonly max?: number; readonly lockWaitMs?: number } = {},
): Database {
  const limits = { max: SERVING_CONNECTIONS, prepare: true, lockWaitMs: IN_LINE_MS, ...options };
  const database = openServing(addressesOfOwner(owner.connectionString), limits);
  afterAll(() => database.close());
  return database;
}
