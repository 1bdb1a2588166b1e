import { randomUUID } from 'node:crypto';
import { backUpBeforeUpgrade } from './platform/backup/back-up-before-upgrade.ts';
import { systemClock } from './platform/clock/clock.ts';
import type { SystemReason } from './platform/database/acting.ts';
import type { Config } from './platform/config/config.ts';
import { type Database, openDatabase } from './platform/database/open-database.ts';
import { findDatabase, prepareDatabase } from './platform/database/prepare-database.ts';
import { createLog } from './platform/log/log.ts';
import type { DataKeys } from './platform/secret/person-keys.ts';
import { withSecrets } from './platform/secret/secret-key.ts';

/**
 * Returns the data keys. For a remote database, none are created: its server already has keys, and could not decrypt
 * anything encrypted with a new one.
 */
async function keysOf(config: Config): Promise<DataKeys> {
  return config.databaseUrl === undefined ? withSecrets(config) : config;
}

/**
 * Opens the database that `npm start` would use, with its tables up to date. A server may be running at the same time.
 */
export async function withDatabase<Result>(
  config: Config,
  system: SystemReason,
  use: (db: Database['db'], database: Pick<Database, 'pool'> & { readonly requestId: string }) => Promise<Result>,
): Promise<Result> {
  const log = createLog({ logLevel: 'error' });
  const found = await findDatabase(config, log);
  const database = openDatabase(found.direct, { max: 2, patient: true });
  try {
    await prepareDatabase(found, await keysOf(config), log, async (owner) =>
      backUpBeforeUpgrade(owner, await withSecrets(config), systemClock.now(), log),
    );
    const request = `command-${randomUUID()}`;
    return await use(database.as({ personId: null, system, request }), { pool: database.pool, requestId: request });
  } finally {
    await database.close();
    await found.stop();
  }
}
