import { backupOptions } from './platform/backup/back-up-regularly.ts';
import { takeBackup } from './platform/backup/take-backup.ts';
import { noteCommand } from './platform/audit/note-audit.ts';
import { systemClock } from './platform/clock/clock.ts';
import { loadConfig } from './platform/config/config.ts';
import { pendingSteps, ranSteps } from './platform/database/migrate.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { findDatabase } from './platform/database/prepare-database.ts';
import { createLog } from './platform/log/log.ts';
import { withSecrets } from './platform/secret/secret-key.ts';

const USAGE = `How to back up the database and people's files, also while the server runs:
  npm run backup
`;

if (process.argv.length > 2) {
  process.stderr.write(USAGE);
  process.exit(2);
}

try {
  const config = await withSecrets(loadConfig(process.env));
  const found = await findDatabase(config, createLog({ logLevel: 'error' }));
  const database = openDatabase(found.owner, { max: 1, patient: true });
  try {
    // Recorded only if the tables are up to date, because an older database has yet to be migrated by the server.
    if ((await pendingSteps(await ranSteps(database.db))).length === 0) await noteCommand(database.db, 'backup');
    const taken = await takeBackup(backupOptions(found.owner, config, systemClock.now()));
    process.stdout.write(
      `Backed up ${taken.rows} rows of ${taken.tables} tables and ${taken.files} files: ${taken.file}\n`,
    );
    if (taken.deleted > 0) process.stdout.write(`Older backups deleted: ${taken.deleted}.\n`);
  } finally {
    await database.close();
    await found.stop();
  }
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  const reason = code === 'ECONNREFUSED' ? 'The database at DATABASE_URL cannot be reached.' : message;
  process.stderr.write(`No backup was made: ${reason}\n`);
  process.exitCode = 1;
}
