import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool, PoolClient } from 'pg';
import { openDatabase } from '../database/open-database.ts';
import { BackupFault } from './backup-fault.ts';
import { backupName, deleteOldBackups, keysIn } from './backup-folder.ts';
import { writeLedger } from './ledger.ts';
import { encodeParts, type Head, type Part } from './parts.ts';
import {
  inTransaction,
  listTables,
  quote,
  readRows,
  readSequences,
  readSteps,
  refuseNarrowView,
  writeInOneWay,
} from './read-tables.ts';
import { writeSealed } from './sealed-stream.ts';

/** Tables whose rows are not backed up: responses that are stored for a day, to be replayed. */
const LEFT_OUT: ReadonlySet<string> = new Set(['idempotency_record']);
/** People's keys are in a separate file. Only the latest one is kept. */
export const KEYS_TABLE = 'person_key';
const LOCK = 'weekbord backup';

/** The source and the target of a backup. */
export interface BackupOptions {
  /** The URL of the database for the owner of its tables. */
  readonly owner: string;
  /** The folder of people's files. */
  readonly uploads: string;
  readonly folder: string;
  readonly backupKey: string;
  /** How many backups are kept. */
  readonly kept: number;
  readonly version: string;
  readonly now: Date;
}

export interface TakenBackup {
  readonly file: string;
  readonly tables: number;
  readonly rows: number;
  readonly files: number;
  /** How many older backups were deleted. */
  readonly deleted: number;
}

/**
 * Makes a backup of a single snapshot of the database and the files, while writes continue. People's keys go into a
 * separate file, and deletions into the ledger in the same folder.
 */
export async function takeBackup(options: BackupOptions): Promise<TakenBackup> {
  const { folder, kept, now } = options;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const database = openDatabase(options.owner, { max: 2, patient: true });
  try {
    const taken = await alone(database.pool, () => writeBackup(database.pool, options));
    await writeLedger(database.pool, folder, options.backupKey, 'EVER');
    return { ...taken, deleted: await deleteOldBackups(folder, kept, now) };
  } finally {
    await database.close();
  }
}

/** Two concurrent backups would write the same keys. The lock ends with its connection. */
async function alone<Result>(pool: Pool, work: () => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_lock(hashtext($1)) as free', [LOCK]);
    if (rows[0]?.free !== true) throw new BackupFault('Another backup is being made. Wait until it has ended.');
    return await work();
  } finally {
    client.release(true);
  }
}

async function writeBackup(pool: Pool, options: BackupOptions): Promise<Omit<TakenBackup, 'deleted'>> {
  const { folder, backupKey, uploads } = options;
  const file = join(folder, backupName(options.now));
  const drafts = { backup: `${file}.part`, keys: `${keysIn(folder)}.part` };
  const counts = { tables: 0, rows: 0, files: 0 };
  try {
    await rm(drafts.keys, { force: true });
    await inTransaction(pool, 'begin isolation level repeatable read read only', async (client) => {
      await writeInOneWay(client);
      await refuseNarrowView(client);
      const tables = await listTables(client);
      if (tables.length === 0) throw new BackupFault('The database is empty: there is nothing to back up.');
      // Without the lock, a migration could change tables during the snapshot.
      await client.query(`lock table ${tables.map(quote).join(', ')} in access share mode`);
      const head = await headOf(client, options.version);
      const copied = tables.filter((table) => table !== KEYS_TABLE && !LEFT_OUT.has(table));
      const parts = async function* all(): AsyncGenerator<Part> {
        yield { type: 'head', head: { ...head, kind: 'BACKUP' } };
        yield* counted(tableParts(client, copied), counts);
        yield { type: 'sequences', sequences: await readSequences(client) };
        // Files are read after the rows that refer to them, since a file is written before its row.
        yield* counted(fileParts(uploads), counts);
      };
      await writeSealed(drafts.backup, backupKey, encodeParts(parts()));
      const keys = async function* all(): AsyncGenerator<Part> {
        yield { type: 'head', head: { ...head, kind: 'PERSON_KEYS' } };
        yield* tableParts(
          client,
          tables.filter((table) => table === KEYS_TABLE),
        );
      };
      await writeSealed(drafts.keys, backupKey, encodeParts(keys()));
    });
    await rename(drafts.keys, keysIn(folder));
    await rename(drafts.backup, file);
    await syncFolder(folder);
  } finally {
    await rm(drafts.backup, { force: true });
    await rm(drafts.keys, { force: true });
  }
  return { file, ...counts };
}

async function headOf(client: PoolClient, version: string): Promise<Omit<Head, 'kind'>> {
  const { rows } = await client.query<{ now: Date }>('select now() as now');
  return { version, takenAt: rows[0]!.now.toISOString(), steps: await readSteps(client) };
}

async function* tableParts(client: PoolClient, tables: readonly string[]): AsyncGenerator<Part> {
  for (const table of tables) {
    yield { type: 'table', table };
    for await (const rows of readRows(client, table)) yield { type: 'rows', rows };
  }
}

async function* fileParts(folder: string): AsyncGenerator<Part> {
  const found = await readdir(folder, { withFileTypes: true }).catch(emptyWhereMissing);
  // A file that is being written has another name until it is complete.
  const names = found.filter((entry) => entry.isFile() && !entry.name.endsWith('.part')).map(({ name }) => name);
  for (const name of names.toSorted()) {
    const handle = await open(join(folder, name)).catch(nullWhereMissing);
    // The file was deleted in the meantime, together with its row.
    if (handle === null) continue;
    yield { type: 'file', name };
    for await (const bytes of createReadStream('', { fd: handle })) yield { type: 'bytes', bytes: bytes as Buffer };
  }
}

async function* counted(
  parts: AsyncIterable<Part>,
  counts: { tables: number; rows: number; files: number },
): AsyncGenerator<Part> {
  for await (const part of parts) {
    if (part.type === 'table') counts.tables += 1;
    if (part.type === 'rows') counts.rows += part.rows.length;
    if (part.type === 'file') counts.files += 1;
    yield part;
  }
}

/** Makes a rename survive a crash. Windows has no such call and needs none. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

function emptyWhereMissing(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return [];
  throw error;
}

function nullWhereMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
