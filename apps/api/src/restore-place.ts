import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { eraseReturned } from './modules/accounts/accounts.public.ts';
import { prepareBilling } from './modules/billing/billing.public.ts';
import { BackupFault, UnfinishedRestore } from './platform/backup/backup-fault.ts';
import { keysIn } from './platform/backup/backup-folder.ts';
import { ledgerIn } from './platform/backup/ledger.ts';
import type { Head, Manifest } from './platform/backup/parts.ts';
import { checkBackup, type KeyCount } from './platform/backup/check-backup.ts';
import { restoreBackup } from './platform/backup/restore-backup.ts';
import { systemClock } from './platform/clock/clock.ts';
import type { Config } from './platform/config/config.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { findDatabase, type FoundDatabase, updateTables } from './platform/database/prepare-database.ts';
import { openFiles, uploadsOf } from './platform/files/files.ts';
import { openIdleJobs } from './platform/jobs/jobs.ts';
import { createLog } from './platform/log/log.ts';
import { createMail } from './platform/mail/mail.ts';
import { withKnownSecrets, withSecrets } from './platform/secret/secret-key.ts';

/** The arguments of the command. */
export interface Wanted {
  readonly file: string;
  /** The file of keys; by default, the one in the same folder as the backup. Null for none. */
  readonly keys: string | null | undefined;
  readonly ledger: string | null | undefined;
  /** Whether to return to the version that made the backup. */
  readonly asItWas?: boolean;
}

type Say = (line: string) => void;

/** Reports whether a backup is complete. Changes nothing. */
export async function checkOnly(given: Config, wanted: Wanted, say: Say): Promise<void> {
  const dataKeys = await withKnownSecrets(given);
  const { head, manifest, keys } = await checkBackup({ ...(await sourcesOf(given, wanted)), dataKeys });
  say(`The backup is complete: ${describe(head, manifest)}`);
  if (keys.all > 0 && dataKeys.dataKey === undefined) {
    say("Did not check whether DATA_KEY opens people's keys, because it is not set.");
  }
  warnOfUnreadable(keys, say);
}

function warnOfUnreadable({ all, unreadable }: KeyCount, say: Say): void {
  if (unreadable === 0) return;
  say(
    `${unreadable} of ${all} people's keys cannot be opened with the data keys that are set: their cycles cannot be read.`,
  );
}

/** Restores a backup into the database and the folder of the settings, which must be empty. */
export async function restore(given: Config, wanted: Wanted, say: Say): Promise<void> {
  const sources = await sourcesOf(given, wanted);
  const known = await withKnownSecrets(given);
  if (sources.keysFile !== null && known.dataKey === undefined) {
    throw new BackupFault(
      "Set DATA_KEY to the server's data key, or restore with --without-keys, without people's cycles.",
    );
  }
  // Checked here, before a database is started for the restore.
  await checkBackup({ ...sources, dataKeys: known });
  const found = await findDatabase(given, createLog({ logLevel: 'error' }));
  try {
    const uploads = uploadsOf(given);
    const asItWas = wanted.asItWas === true;
    const restored = await restoreBackup({ ...sources, owner: found.owner, uploads, dataKeys: known, asItWas });
    if (!asItWas) await finish(found, known, restored.returned);
    say(
      `Restored ${restored.rows} rows of ${restored.tables} tables and ${restored.files} files, as of ${restored.head.takenAt}.`,
    );
    say('All counts and checksums agree with the backup.');
    warnOfUnreadable(restored.keys, say);
    if (asItWas) {
      const { version, steps } = restored.head;
      say(`The tables belong to version ${version}, up to migration ${steps.at(-1)}. Start that version.`);
      if (restored.returned > 0)
        say(`People deleted after the backup, who will be erased again at start: ${restored.returned}.`);
      return;
    }
    if (sources.ledgerFile !== null) say(`People deleted after the backup and erased again: ${restored.returned}.`);
    say('Start with the same SECRET_KEY, DATA_KEY and BACKUP_KEY as before.');
  } finally {
    await found.stop();
  }
}

async function sourcesOf(given: Config, { file, keys, ledger }: Wanted) {
  const { backupKey } = await withKnownSecrets(given);
  if (backupKey === undefined) throw new BackupFault('Set BACKUP_KEY to the key that the backup was made with.');
  const folder = dirname(resolve(file));
  const keysFile = keys === undefined ? keysIn(folder) : keys;
  const ledgerFile = ledger === undefined ? ledgerIn(folder) : ledger;
  if (keysFile !== null && !existsSync(keysFile)) {
    throw new BackupFault(
      `People's keys are not at ${keysFile}. Give their path with --keys, or restore with --without-keys.`,
    );
  }
  if (ledgerFile !== null && !existsSync(ledgerFile)) {
    throw new BackupFault(
      `There is no deletion ledger at ${ledgerFile}. Give its path with --ledger; --without-ledger brings back people deleted since the backup.`,
    );
  }
  return { file, keysFile, ledgerFile, backupKey };
}

function describe({ version, takenAt }: Head, { tables, files }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${rows} rows of ${tables.length} tables and ${files.length} files, as of ${takenAt}, by version ${version}.`;
}

/** Runs the steps that follow once everything is saved, and that also run at each start. */
async function finish(found: FoundDatabase, known: Config, returned: number): Promise<void> {
  try {
    await bringUp(found, known);
    if (returned > 0) await eraseAgain(found, await withSecrets(known));
  } catch (error) {
    throw new UnfinishedRestore(
      `Database and files are restored and agree with the backup, but the next step failed: ${reasonOf(error)} ` +
        'Do not restore again: fix this and start the server, which does the rest before it accepts requests.',
      { cause: error },
    );
  }
}

/** Returns why something failed, worded for an operator. */
export function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ECONNREFUSED') return 'The database at DATABASE_URL cannot be reached.';
  return /[.!?]$/.test(message) ? message : `${message}.`;
}

/** Creates the queues, grants the serving role its rights and rewraps the keys if the data key was changed. */
async function bringUp(found: FoundDatabase, config: Config): Promise<void> {
  const owner = openDatabase(found.owner, { max: 3, patient: true });
  try {
    await updateTables(owner, found, config, createLog({ logLevel: 'error' }));
  } finally {
    await owner.close();
  }
}

/** Repeats the deletion of the people who were deleted after the backup, by the same procedure. */
async function eraseAgain(found: FoundDatabase, config: Config): Promise<void> {
  const log = createLog({ logLevel: 'error' });
  const database = openDatabase(found.direct, { max: 2, patient: true });
  try {
    const jobs = await openIdleJobs(database.pool, log);
    try {
      const mail = await createMail(jobs, systemClock, config);
      const files = await openFiles(jobs, config);
      await prepareBilling({ jobs });
      await eraseReturned({ database, jobs, mail, files, config, log, clock: systemClock });
    } finally {
      await jobs.stop();
    }
  } finally {
    await database.close();
  }
}
