import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type LaunchedPostgres, launchPostgres } from '@weekbord/api/platform/database/launch-postgres';
import { openDatabase } from '@weekbord/api/platform/database/open-database';
import { embeddedBinaries, installedBinaries } from '@weekbord/api/platform/database/postgres-binaries';

/** The oldest supported PostgreSQL, if it is installed. */
const INSTALLED = '/usr/lib/postgresql/15/bin';

/** A PostgreSQL server run by an operator, with an empty database. */
export interface OperatorsPostgres {
  readonly name: string;
  /** The URL of the empty database. */
  readonly address: string;
  readonly stop: LaunchedPostgres['stop'];
}

/** Starts PostgreSQL in a folder: version 15 if it is installed, otherwise the product's own binaries. */
export async function startOperatorsPostgres(folder: string): Promise<OperatorsPostgres> {
  const isInstalled = existsSync(INSTALLED);
  const binaries = isInstalled ? installedBinaries(INSTALLED) : embeddedBinaries();
  const cluster = await launchPostgres({ binaries, dataDir: join(folder, 'server') });
  const maintenance = openDatabase(cluster.address('postgres'), { max: 1 });
  await maintenance.pool.query('create database theirs');
  await maintenance.close();
  return {
    name: isInstalled ? 'PostgreSQL 15' : 'a second server',
    address: cluster.address('theirs'),
    stop: cluster.stop,
  };
}
