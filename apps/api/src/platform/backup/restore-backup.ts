import { mkdir, open, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Kysely, PostgresDriver } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { z } from 'zod';
import { dialectOver } from '../database/dialect-over.ts';
import { migrate, migrateTo, nameAsBefore, unknownSteps } from '../database/migrate.ts';
import { openDatabase } from '../database/open-database.ts';
import type { Tables } from '../database/tables.ts';
import { withAdvisoryLock } from '../database/with-advisory-lock.ts';
import { canUnwrap, type DataKeys } from '../secret/person-keys.ts';
import { BackupFault, UnfinishedRestore } from './backup-fault.ts';
import { type Ledger, readLedger } from './ledger.ts';
import { type Head, type Manifest, type Part, readParts, rowSum } from './parts.ts';
import { listColumns, listTables, quote, readRows, readSteps, writeInOneWay } from './read-tables.ts';
import { KEYS_TABLE } from './take-backup.ts';

/** What to restore, and where to. */
export interface RestoreOptions {
  /** The address of an empty database as the owner of its tables to be. */
  readonly owner: string;
  /** The folder of people's files, which must be empty. */
  readonly uploads: string;
  readonly file: string;
  /** The keys of people; null restores without them, and so without their cycles. */
  readonly keysFile: string | null;
  /** The newest ledger of deletions; null where there is none to replay. */
  readonly ledgerFile: string | null;
  readonly backupKey: string;
  readonly dataKeys: DataKeys;
  /** Whether the tables stay as they were in the version that made the backup, to go back to that version. */
  readonly asItWas?: boolean;
}

/** How many keys of people there are, and how many of them no data key opens. */
export interface KeyCount {
  readonly all: number;
  readonly unreadable: number;
}

/** A row of keys of people, whose bytes are written as PostgreSQL does: a backslash, x and hexadecimal digits. */
const wrappedSchema = z.object({ person_id: z.int(), wrapped: z.string().regex(/^\\x[\da-f]*$/) });

/** What was restored. */
export interface Restored {
  readonly head: Head;
  readonly tables: number;
  readonly rows: number;
  readonly files: number;
  readonly keys: KeyCount;
  /** How many people have to be deleted again. */
  readonly returned: number;
}

/**
 * Reads a backup and everything beside it to their ends. Throws a `BackupFault` where something is not whole, was made with
 * another key or by a newer version, and where no key of a person opens with the data key. Without a data key these are
 * not opened.
 */
export async function checkBackup(
  { file, keysFile, ledgerFile, backupKey, dataKeys }: Omit<RestoreOptions, 'owner' | 'uploads'>,
  see: (part: Part) => Promise<void> = async () => undefined,
): Promise<Readonly<{ head: Head; manifest: Manifest; ledger: Ledger | null; keys: KeyCount }>> {
  // The keys come first: they are the shorter file.
  const keys = keysFile === null ? { all: 0, unreadable: 0 } : await checkKeys(keysFile, backupKey, dataKeys);
  const found = await readWhole(file, backupKey, 'BACKUP', see);
  const ledger = ledgerFile === null ? null : await readLedger(ledgerFile, backupKey);
  if (ledgerFile !== null && ledger === null) throw new BackupFault(`There is no file ${ledgerFile}.`);
  return { ...found, ledger, keys };
}

async function checkKeys(file: string, backupKey: string, dataKeys: DataKeys): Promise<KeyCount> {
  let all = 0;
  let unreadable = 0;
  await readWhole(file, backupKey, 'PERSON_KEYS', async (part) => {
    if (part.type !== 'rows') return;
    all += part.rows.length;
    if (dataKeys.dataKey === undefined) return;
    for (const row of part.rows) {
      const { person_id: personId, wrapped } = wrappedSchema.parse(JSON.parse(row));
      if (!canUnwrap(dataKeys, personId, Buffer.from(wrapped.slice(2), 'hex'))) unreadable += 1;
    }
  });
  if (all === 0 || unreadable < all) return { all, unreadable };
  throw new BackupFault(
    `DATA_KEY is not the data key that the keys of people in ${file} were wrapped with: none of ${all} opens. ` +
      "Set DATA_KEY to the server's data key, or restore with --without-keys, without people's cycles.",
  );
}

async function readWhole(file: string, backupKey: string, kind: Head['kind'], see: (part: Part) => Promise<void>) {
  let head: Head | undefined;
  let manifest: Manifest | undefined;
  for await (const part of readParts(file, backupKey)) {
    if (part.type === 'head') {
      ({ head } = part);
      await refuseOther(file, head, kind);
    }
    if (part.type === 'manifest') ({ manifest } = part);
    await see(part);
  }
  return { head: head!, manifest: manifest! };
}

async function refuseOther(file: string, head: Head, kind: Head['kind']): Promise<void> {
  if (head.kind !== kind) {
    throw new BackupFault(
      kind === 'BACKUP'
        ? `${file} has keys of people and is no backup. Name a file such as weekbord-2026-01-31T02-23-00-000Z.backup.`
        : `${file} has no keys of people.`,
    );
  }
  const unknown = await unknownSteps(head.steps);
  if (unknown.length === 0) return;
  throw new BackupFault(
    `${file} was made by version ${head.version}, which is newer than this one: it has ${unknown.join(', ')}. ` +
      'Restore it with that version or a later one.',
  );
}

/**
 * Restores into an empty database and an empty folder, checks what is there then against the backup, and brings it up to
 * this version. Whoever was deleted after the backup is marked to be deleted again. Where anything fails, all is as before.
 */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const { owner, uploads } = options;
  // One holds the lock, one restores, and one looks where that one breaks.
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
        // The files are moved before the commit: a database without its files would look whole.
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

/** Moves a folder to an empty place, and back where what follows failed. */
function movedFiles(draft: string, place: string) {
  let isMoved = false;
  return {
    async move() {
      await rmdir(place).catch(ignoreMissing);
      await rename(draft, place);
      isMoved = true;
    },
    /** Where a connection broke at its commit, the database tells whether that was done. */
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

interface Checked {
  readonly head: Head;
  readonly manifest: Manifest;
  readonly ledger: Ledger | null;
}

/** All in one transaction. Answers how many people have to be deleted again. */
async function restoreDatabase(
  client: PoolClient,
  { file, keysFile, backupKey, dataKeys, ledgerFile, asItWas = false }: RestoreOptions,
  { head, manifest, ledger }: Checked,
  beforeCommit: () => Promise<void>,
): Promise<number> {
  const only = { query: client.query.bind(client), release: () => undefined } as unknown as PoolClient;
  const pool = { connect: async () => only, end: async () => undefined, options: {} };
  const db = new Kysely<Tables>({ dialect: dialectOver(new PostgresDriver({ pool })) });
  return db.transaction().execute(async (trx) => {
    await writeInOneWay(client);
    await migrateTo(trx, head.steps, dataKeys);
    await loadTables(client, file, backupKey);
    if (keysFile !== null) await loadKeys(client, keysFile, backupKey);
    await checkTables(client, manifest);
    const salt = await readSalt(client);
    if (ledger !== null && salt !== undefined && !salt.equals(ledger.salt)) {
      throw new BackupFault(`${ledgerFile} belongs to another database than the backup.`);
    }
    await client.query('set constraints all immediate');
    if (asItWas) {
      if (ledger !== null && salt === undefined) {
        throw new BackupFault(
          'The version that made this backup knows no ledger of deletions. With --without-ledger people who were deleted since come back.',
        );
      }
      await nameAsBefore(trx, head.steps);
    } else {
      await migrate(trx, dataKeys);
    }
    const returned = ledger === null ? 0 : await replayLedger(client, ledger);
    await beforeCommit();
    return returned;
  });
}

/** Loads all tables without their rules, which come back afterwards and are checked against what was loaded. */
async function loadTables(client: PoolClient, file: string, backupKey: string): Promise<void> {
  const tables = await listTables(client);
  const { rows: links } = await client.query<{ place: string; name: string; definition: string }>(
    `select conrelid::regclass::text as place, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  await client.query('set constraints all immediate');
  for (const { place, name } of links) await client.query(`alter table ${place} drop constraint ${name}`);
  // What the migrations wrote is in the backup as well.
  await client.query(`truncate ${tables.map(quote).join(', ')}`);
  for (const table of tables) await client.query(`alter table ${quote(table)} disable trigger user`);
  await load(client, file, backupKey);
  for (const { place, name, definition } of links) {
    await client.query(`alter table ${place} add constraint ${name} ${definition}`);
  }
  for (const table of tables) await client.query(`alter table ${quote(table)} enable trigger user`);
}

async function load(client: PoolClient, file: string, backupKey: string): Promise<void> {
  let insert = '';
  for await (const part of readParts(file, backupKey)) {
    if (part.type === 'table') insert = await insertInto(client, part.table);
    if (part.type === 'rows') await client.query(insert, [`[${part.rows.join(',')}]`]);
    if (part.type === 'sequences') {
      for (const [name, value] of Object.entries(part.sequences)) {
        await client.query('select setval($1::regclass, $2)', [`public.${quote(name)}`, value]);
      }
    }
  }
}

async function insertInto(client: PoolClient, table: string, condition = 'true'): Promise<string> {
  const columns = (await listColumns(client, table)).map(quote).join(', ');
  return `insert into public.${quote(table)} (${columns}) overriding system value
    select ${columns} from json_populate_recordset(null::public.${quote(table)}, $1) where ${condition}`;
}

/** The keys may be newer than the backup: of people who came later there is nothing to open. */
async function loadKeys(client: PoolClient, file: string, backupKey: string): Promise<void> {
  let insert = '';
  for await (const part of readParts(file, backupKey)) {
    if (part.type === 'table') {
      insert = await insertInto(client, KEYS_TABLE, 'exists (select from person where person.id = person_id)');
    }
    if (part.type === 'rows') await client.query(insert, [`[${part.rows.join(',')}]`]);
  }
}

async function checkTables(client: PoolClient, manifest: Manifest): Promise<void> {
  for (const { table, ...expected } of manifest.tables) {
    const sum = rowSum();
    for await (const rows of readRows(client, table)) for (const row of rows) sum.add(row);
    const found = sum.result();
    if (found.rows === expected.rows && found.sum === expected.sum) continue;
    throw new BackupFault(
      `The table ${table} is not what was backed up: ${found.rows} rows instead of ${expected.rows}, or other ones.`,
    );
  }
}

/** What the backup keys its deletions with; undefined where it is older than they are. */
async function readSalt(client: PoolClient): Promise<Buffer | undefined> {
  const { rows: found } = await client.query<{ there: boolean }>(
    `select to_regclass('public.deletion_salt') is not null as there`,
  );
  if (found[0]?.there !== true) return undefined;
  const { rows } = await client.query<{ salt: Buffer }>('select salt from deletion_salt');
  return rows[0]?.salt;
}

/** Marks whoever was deleted after the backup, and destroys keys that were destroyed after it. */
async function replayLedger(client: PoolClient, { salt, entries }: Ledger): Promise<number> {
  // A backup of before there was a ledger has no salt of its own.
  await client.query('update deletion_salt set salt = $1', [salt]);
  await client.query(
    `create temporary table replayed on commit drop as
     select decode(hash, 'hex') as hash, kind, (at || 'Z')::timestamptz as deleted_at
     from json_to_recordset($1) as entry(hash text, kind text, at text)`,
    [JSON.stringify(entries)],
  );
  await client.query(
    'delete from replayed using deletion where deletion.hash = replayed.hash and deletion.kind = replayed.kind and deletion.deleted_at = replayed.deleted_at',
  );
  await client.query(
    `create temporary table returned on commit drop as
     select id, hash from (select id, deletion_hash(id, created_at) as hash from person) as hashed
     where hash in (select hash from replayed)`,
  );
  await client.query('alter table person_key disable trigger note_destroyed_key');
  await client.query(
    `delete from person_key using returned join replayed using (hash) where person_id = returned.id and kind = 'KEY'`,
  );
  await client.query('alter table person_key enable trigger note_destroyed_key');
  const { rows } = await client.query<{ count: number }>(
    `with noted as (
       insert into deletion (hash, kind, deleted_at, pending)
       select hash, kind, deleted_at, kind = 'PERSON' and hash in (select hash from returned) from replayed
       on conflict do nothing returning pending
     ) select count(*) filter (where pending) as count from noted`,
  );
  return rows[0]!.count;
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
