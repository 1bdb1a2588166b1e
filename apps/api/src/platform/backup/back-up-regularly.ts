import type { Clock } from '../clock/clock.ts';
import type { Config } from '../config/config.ts';
import { uploadsOf } from '../files/files.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Log } from '../log/log.ts';
import { BackupFault } from './backup-fault.ts';
import { type BackupOptions, takeBackup } from './take-backup.ts';

interface Regular {
  readonly jobs: Jobs;
  /** The URL of the database, for the owner of its tables. */
  readonly owner: string;
  readonly clock: Clock;
  readonly config: Config;
  readonly log: Log;
}

export function backupOptions(owner: string, config: Config, now: Date): BackupOptions {
  return {
    owner,
    uploads: uploadsOf(config),
    folder: config.backupFolder,
    backupKey: backupKeyOf(config),
    kept: config.backupsKept,
    version: config.version,
    now,
  };
}

/** Returns the backup key. Throws if it is missing, as it is until the secrets are loaded. */
export function backupKeyOf({ backupKey }: Pick<Config, 'backupKey'>): string {
  if (backupKey === undefined) throw new BackupFault('BACKUP_KEY is missing.');
  return backupKey;
}

/** Makes a backup on schedule. */
export async function backUpRegularly({ jobs, owner, clock, config, log }: Regular): Promise<void> {
  if (config.backupSchedule === undefined) return;
  await jobs.repeat('back-up', config.backupSchedule, async () => {
    const taken = await takeBackup(backupOptions(owner, config, clock.now())).catch((error: unknown) => {
      log.error({ err: error }, 'the backup failed');
      throw error;
    });
    log.info(taken, 'backed up');
  });
}
