import { mkdir, open, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Pool, PoolClient } from 'pg';
import { openDatabase } from '../database/open-database.ts';
import { withAdvisoryLock } from '../database/with-advisory-lock.ts';
import { BackupFault, UnfinishedRestore } from './backup-fault.ts';
import { type BackupSource, checkBackup, type KeyCount } from './check-backup.ts';
import type { Head, Part } from './parts.ts';
import { listTables, readSteps } from './read-tables.ts';
import { restoreDatabase } from './restore-database.ts';

/** The source and the target of a restore. */
export interface RestoreOptions extends BackupSource {
  /** The URL of an empty database, with the role that will own its tables. */
  readonly owner: string;
  /** The folder of people's files, which must be empty. */
  readonly uploads: string;
  /** Whether to keep the table layout of the version that made the backup, for returning to that version. */
  readonly asItWas?: boolean;
}

export interface Restored {
  readonly head: Head;
  readonly tables: number;
  readonly rows: number;
  readonly files: number;
  readonly keys: KeyCount;
  /** How many people must be deleted again. */
  readonly returned: number;
}

/**
 * Restores into an empty database and an empty folder, checks the result against the backup, and updates it to this
 * version. People who were deleted after the backup are marked to be deleted again. If anything fails, everything is
 * left as before.
 */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const { owner, uploads } = options;
  // One connection holds the lock, one restores, and one checks the outcome if the restoring connection breaks.
  const database = openDatabase(owner, { max: 3, patient: true });
  const draft = `${uploads}.restoring`;
  try {
    return await withAdvisoryLock(database.pool, 'migrate', async () => {
      await refuseFilled(uploads);
      const client = await database.pool.connect();
      try {
        await refuseTables(client);
        const writer = await fileWriter(draft);
        const checked = await checkBackup(options, writer.see).finally(writer.close);
        const { head, manifest, keys } = checked;
        // The files are moved before the commit: a database without its files would look complete.
        const files = movedFiles(draft, uploads);
        const returned = await restoreDatabase(client, options, checked, files.move).catch(async (error: unknown) => {
          await files.undo(() => isRestored(database.pool));
          throw error;
        });
        const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
        return { head, tables: manifest.tables.length, rows, files: manifest.files.length, keys, returned };
      } finally {
        client.release(true);
      }
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
    await database.close();
  }
}

/** Moves a folder to an empty location, and back if a later step failed. */
function movedFiles(draft: string, place: string) {
  let isMoved = false;
  return {
    async move() {
      await rmdir(place).catch(ignoreMissing);
      await rename(draft, place);
      isMoved = true;
    },
    /** If a connection broke at its commit, the database says whether the commit succeeded. */
    async undo(isCommitted: () => Promise<boolean>) {
      if (!isMoved) return;
      const isDone = await isCommitted().catch((error: unknown) => {
        throw new UnfinishedRestore(UNKNOWN_END, { cause: error });
      });
      if (isDone) throw new UnfinishedRestore('The connection to the database broke after everything was saved.');
      await rename(place, draft);
    },
  };
}

const UNKNOWN_END =
  'The connection to the database broke while it was saved. If the database has tables, all is restored; ' +
  'if it has none, empty the folder of files and restore again.';

async function isRestored(pool: Pool): Promise<boolean> {
  const client = await pool.connect();
  try {
    return (await listTables(client)).length > 0;
  } finally {
    client.release(true);
  }
}

async function refuseFilled(uploads: string): Promise<void> {
  const names = await readdir(uploads).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  if (names.length === 0) return;
  throw new BackupFault(`The folder ${uploads} has files. Restore into an empty place: set DATA_DIR to a new folder.`);
}

async function refuseTables(client: PoolClient): Promise<void> {
  const tables = await listTables(client);
  if (tables.length === 0 && (await readSteps(client)).length === 0) return;
  throw new BackupFault(
    'The database has tables. Restore into an empty place: set DATA_DIR to a new folder, or DATABASE_URL to an empty database.',
  );
}

/** Writes the files of a backup into a new folder. */
async function fileWriter(folder: string) {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  let file: Awaited<ReturnType<typeof open>> | undefined;
  const close = async () => {
    await file?.sync();
    await file?.close();
    file = undefined;
  };
  return {
    close,
    async see(part: Part) {
      if (part.type === 'bytes') await file?.appendFile(part.bytes);
      else if (part.type !== 'rows') await close();
      if (part.type !== 'file') return;
      if (basename(part.name) !== part.name || part.name === '..')
        throw new BackupFault(`${part.name} is no file name.`);
      file = await open(join(folder, part.name), 'wx', 0o600);
    },
  };
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
