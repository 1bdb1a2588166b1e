import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Clock } from '../clock/clock.ts';
import { type Config, loadConfig } from '../config/config.ts';
import { openDatabase } from '../database/open-database.ts';
import { findDatabase } from '../database/prepare-database.ts';
import { createLog } from '../log/log.ts';
import { withKnownSecrets } from '../secret/secret-key.ts';
import { checkBackups, checkLedger } from './check-backups.ts';
import { checkAudit } from './check-audit.ts';
import { checkRoles, checkServer, checkTables, checkWaitingMail } from './check-database.ts';
import { checkDataKey, checkSecrets } from './check-keys.ts';
import { checkDisks, checkFolders, checkNode, checkPublicUrl } from './check-machine.ts';
import { checkMail } from './check-mail.ts';
import { fault, faultWhereItFails, type Finding, warning, well } from './finding.ts';

/**
 * Checks everything that the server needs on its machine, even while it is running. Changes nothing. An embedded
 * database that is not running is started for the checks and then stopped.
 */
export async function* examine(
  environment: Readonly<Record<string, string | undefined>>,
  clock: Clock,
  nodeVersion = process.versions.node,
): AsyncGenerator<Finding> {
  yield checkNode(nodeVersion);
  const config = readSettings(environment);
  if (!('dataDir' in config)) {
    yield* config.faults.map((text) => fault('settings', `${text}. docs/operating.md lists them all.`));
    return;
  }
  yield well('settings', 'They can be read.');
  yield* checkPublicUrl(config);
  yield* checkFolders(config);
  yield* faultWhereItFails('disk', 'Correct DATA_DIR or BACKUP_FOLDER.', () => checkDisks(config));
  yield* checkMail(config);
  const known = await withKnownSecrets(config);
  yield* checkSecrets(config, known);
  yield* checkBackups(config, known, clock.now());
  yield* examineDatabase(config, known, clock);
}

function readSettings(environment: Readonly<Record<string, string | undefined>>): Config | { faults: string[] } {
  try {
    return loadConfig(environment);
  } catch (error) {
    const [, ...faults] = (error as Error).message.split('\n- ');
    if (faults.length === 0) throw error;
    return { faults };
  }
}

async function* examineDatabase(config: Config, known: Config, clock: Clock): AsyncGenerator<Finding> {
  if (config.databaseUrl === undefined && !existsSync(join(config.dataDir, 'postgres'))) {
    yield warning('database', `There is none in ${config.dataDir} yet. npm start creates it.`);
    return;
  }
  const advice =
    config.databaseUrl === undefined
      ? `${join(config.dataDir, 'postgres')} contains its log.`
      : 'Start PostgreSQL, or correct DATABASE_URL, DATABASE_URL_OWNER and DATABASE_URL_DIRECT.';
  yield* faultWhereItFails('database', advice, async function* look() {
    const found = await findDatabase(config, createLog({ logLevel: 'silent' }));
    const owner = openDatabase(found.owner, { max: 3 });
    try {
      yield* checkServer(owner, () => clock.now());
      if (!(yield* checkTables(owner))) return;
      yield* checkRoles(found, owner);
      yield* checkDataKey(owner, known);
      yield* checkWaitingMail(owner);
      yield* checkAudit(owner);
      yield* checkLedger(owner, config, known, clock.now());
    } finally {
      await owner.close();
      await found.stop();
    }
  });
}
