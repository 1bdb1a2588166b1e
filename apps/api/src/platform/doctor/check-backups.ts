import { listBackups } from '../backup/backup-folder.ts';
import { ledgerIn, missingDeletions } from '../backup/ledger.ts';
import { checkBackupKey } from '../backup/sealed-stream.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/open-database.ts';
import { fault, faultWhereItFails, type Finding, warning, well } from './finding.ts';

const HOUR_MS = 3_600_000;
/** With a backup each night, the last backup is never older than this many hours. */
const OLD_HOURS = 50;
/** How soon a deletion must be in the ledger, in milliseconds. A failed write is retried each minute. */
const LEDGER_MS = 5 * 60_000;

/** Reports how old the last backup is, and whether it opens with the key. */
export async function* checkBackups(config: Config, known: Config, now: Date): AsyncGenerator<Finding> {
  const [newest] = await listBackups(config.backupFolder);
  const advice = 'Run npm run backup, and check the log for why there is no automatic backup.';
  if (newest === undefined) {
    yield warning('backup', `There is none in ${config.backupFolder}. Run npm run backup.`);
    return;
  }
  const hours = Math.max(0, Math.floor((now.getTime() - newest.madeAt.getTime()) / HOUR_MS));
  const age = `The last one is ${hours} hours old: ${newest.file}.`;
  if (hours <= OLD_HOURS) yield well('backup', age);
  else if (config.backupSchedule === undefined) yield warning('backup', `${age} Run npm run backup.`);
  else yield fault('backup', `${age} ${advice}`);
  const { backupKey } = known;
  if (backupKey === undefined) return;
  yield* faultWhereItFails('backup', '', async function* open() {
    await checkBackupKey(newest.file, backupKey);
    yield well('backup', 'BACKUP_KEY opens it.');
  });
}

/** Checks that deletions are in the ledger. */
export async function* checkLedger(owner: Database, config: Config, known: Config, now: Date): AsyncGenerator<Finding> {
  const { backupKey } = known;
  if (backupKey === undefined) return;
  yield* faultWhereItFails('ledger', '', async function* compare() {
    const missing = await missingDeletions(owner.pool, config.backupFolder, backupKey, 'EVER');
    const late = missing.filter(({ at }) => now.getTime() - new Date(`${at}Z`).getTime() > LEDGER_MS);
    yield late.length === 0
      ? well('ledger', 'It contains all deletions.')
      : fault(
          'ledger',
          `${late.length} ${late.length === 1 ? 'deletion is' : 'deletions are'} missing from ${ledgerIn(config.backupFolder)}: a restore would bring deleted people back. Start the server, or run npm run backup.`,
        );
  });
}
