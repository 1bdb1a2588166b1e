import { join } from 'node:path';
import { launchPostgres } from '@weekbord/api/platform/database/launch-postgres';
import { embeddedBinaries } from '@weekbord/api/platform/database/postgres-binaries';
import { Pool } from 'pg';

/** Anything that runs statements: the pool, or one connection within a transaction. */
export type Queries = Pick<Pool, 'query'>;

let pool: Promise<Pool> | undefined;

/** Connects to the database of the server under test. */
function openPool(): Promise<Pool> {
  pool ??= (async () => {
    const dataDir = join(process.env['WEEKBORD_E2E_DATA'] ?? '', 'postgres');
    const server = await launchPostgres({ binaries: embeddedBinaries(), dataDir });
    return new Pool({ connectionString: server.address('weekbord'), max: 1, allowExitOnIdle: true });
  })();
  return pool;
}

export async function inTransaction<Result>(work: (db: Queries) => Promise<Result>): Promise<Result> {
  const client = await (await openPool()).connect();
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
