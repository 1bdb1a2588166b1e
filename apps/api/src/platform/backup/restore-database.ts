import { Kysely, PostgresDriver } from 'kysely';
import type { PoolClient } from 'pg';
import { noteCommand } from '../audit/note-audit.ts';
import { dialectOver } from '../database/dialect-over.ts';
import { migrate, migrateTo, nameAsBefore } from '../database/migrate.ts';
import type { Tables } from '../database/tables.ts';
import { BackupFault } from './backup-fault.ts';
import type { BackupSource, CheckedBackup } from './check-backup.ts';
import type { Ledger } from './ledger.ts';
import { type Manifest, readParts, rowSum } from './parts.ts';
import { listColumns, listTables, quote, readRows, writeInOneWay } from './read-tables.ts';
import { KEYS_TABLE } from './take-backup.ts';

interface RestoredInto extends BackupSource {
  /** Whether to keep the table layout of the version that made the backup, for returning to that version. */
  readonly asItWas?: boolean;
}

/**
 * Fills an empty database from a checked backup, in one transaction; `beforeCommit` is its last step. Returns how many
 * people must be deleted again.
 */
export async function restoreDatabase(
  client: PoolClient,
  { file, keysFile, backupKey, dataKeys, ledgerFile, asItWas = false }: RestoredInto,
  { head, manifest, ledger }: CheckedBackup,
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
      await noteCommand(trx, 'restore');
    }
    const returned = ledger === null ? 0 : await replayLedger(client, ledger);
    await beforeCommit();
    return returned;
  });
}

/** Loads all tables without their constraints, then adds and checks the constraints. */
async function loadTables(client: PoolClient, file: string, backupKey: string): Promise<void> {
  const tables = await listTables(client);
  const { rows: links } = await client.query<{ place: string; name: string; definition: string }>(
    `select conrelid::regclass::text as place, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  await client.query('set constraints all immediate');
  for (const { place, name } of links) await client.query(`alter table ${place} drop constraint ${name}`);
  // The backup also contains the rows that the migrations wrote.
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

/** The keys may be newer than the backup: those of people who are not in the backup are skipped. */
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

/** Returns the salt of the deletions in the backup; undefined if the backup predates them. */
async function readSalt(client: PoolClient): Promise<Buffer | undefined> {
  const { rows: found } = await client.query<{ there: boolean }>(
    `select to_regclass('public.deletion_salt') is not null as there`,
  );
  if (found[0]?.there !== true) return undefined;
  const { rows } = await client.query<{ salt: Buffer }>('select salt from deletion_salt');
  return rows[0]?.salt;
}

/** Marks the people who were deleted after the backup, and destroys the keys that were destroyed after it. */
async function replayLedger(client: PoolClient, { salt, entries }: Ledger): Promise<number> {
  // A backup from before the ledger existed has no salt.
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
