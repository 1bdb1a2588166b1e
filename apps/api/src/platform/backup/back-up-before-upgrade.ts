import type { Config } from '../config/config.ts';
import { pendingSteps, ranSteps, unknownSteps } from '../database/migrate.ts';
import type { Database } from '../database/open-database.ts';
import type { Log } from '../log/log.ts';
import { backupOptions } from './back-up-regularly.ts';
import { takeBackup } from './take-backup.ts';

/**
 * Backs up a database before new migrations change it. Throws if that fails, so that nothing is changed without a
 * backup. Does nothing in a new database, or if all migrations have run.
 */
export async function backUpBeforeUpgrade(owner: Database, config: Config, now: Date, log: Log): Promise<void> {
  const ran = await ranSteps(owner.db);
  const pending = await pendingSteps(ran);
  const isNewer = (await unknownSteps(ran)).length > 0;
  if (!config.backupBeforeUpgrade || ran.length === 0 || pending.length === 0 || isNewer) return;
  const taken = await takeBackup(backupOptions(owner.connectionString, config, now)).catch((error: unknown) => {
    throw new Error(
      `the database was not upgraded, because the backup before it failed: ${(error as Error).message} ` +
        'Put that right, or set BACKUP_BEFORE_UPGRADE=0 where you have a backup of your own.',
      { cause: error },
    );
  });
  log.info({ ...taken, steps: pending.length }, 'backed up before the upgrade');
}
