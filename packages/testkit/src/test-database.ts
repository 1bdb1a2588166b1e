import { randomBytes } from 'node:crypto';
import { type Database, openDatabase } from '@weekbord/api/platform/database/open-database';
import { afterAll, inject } from 'vitest';
import { addressesOfOwner, openServing } from '@weekbord/api/platform/database/prepare-database';
import { databaseAddress, TEMPLATE } from './test-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the maintenance database of this run's server. */
    databaseServer: string;
  }
}

/** Connections of one test file; a few, so that requests can really run side by side. */
const CONNECTIONS = 4;
/** As many as a server has, so that requests side by side do not wait for each other. */
const SERVING_CONNECTIONS = 10;
const IN_LINE_MS = 8000;

/**
 * Opens a fresh copy of the migrated template for one test file, as its owner, who sees all rows. Call it at the top of
 * the file. It is left behind for the whole server to be thrown away, since dropping databases one by one is slow.
 */
export async function openTestDatabase(): Promise<Database> {
  const server = inject('databaseServer');
  const name = `test_${randomBytes(8).toString('hex')}`;
  const maintenance = openDatabase(server, { max: 1 });
  await maintenance.pool.query(`create database ${name} template ${TEMPLATE} strategy file_copy`);
  await maintenance.close();
  const database = openDatabase(databaseAddress(server, name), { max: CONNECTIONS });
  afterAll(() => database.close());
  return database;
}

/**
 * The same database as the server opens it: by the role that serves. Where `lockWaitMs` is absent, writes stand in line for
 * a lock in the order in which they were sent, so that a test knows which of two comes first.
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
