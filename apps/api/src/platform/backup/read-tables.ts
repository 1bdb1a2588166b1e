import pg from 'pg';
import type { Pool, PoolClient } from 'pg';
import { BackupFault } from './backup-fault.ts';

/** How many rows are read at once. */
const BATCH = 500;
/** The tables of the migration library. A backup lists the migrations instead. */
const OF_MIGRATIONS = ['kysely_migration', 'kysely_migration_lock'];
/** Settings that make the text of a row identical on every server. */
const ONE_WAY = `set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres';
  set local bytea_output = 'hex'; set local extra_float_digits = 1; set local idle_in_transaction_session_timeout = 0`;

/** Makes the rest of the transaction write values in a single format, and take as long as it needs. */
export async function writeInOneWay(client: Pick<PoolClient, 'query'>): Promise<void> {
  await client.query(ONE_WAY);
}

/** Returns the names of all our tables. */
export async function listTables(client: Pick<PoolClient, 'query'>): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> all ($1) order by 1`,
    [OF_MIGRATIONS],
  );
  return rows.map(({ name }) => name);
}

/** Returns the columns of a table that are written. The others are generated from them. */
export async function listColumns(client: Pick<PoolClient, 'query'>, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [`public.${quote(table)}`],
  );
  return rows.map(({ name }) => name);
}

/** Reads all rows of a table, each as one line of JSON. Must run in a transaction. */
export async function* readRows(client: PoolClient, table: string): AsyncGenerator<string[]> {
  // A line break within text is escaped as \n, so any other is white space.
  await client.query(`declare backup_rows no scroll cursor for
    select replace(row_to_json(one)::text, chr(10), ' ') as row from public.${quote(table)} as one`);
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${BATCH} from backup_rows`);
    if (rows.length === 0) break;
    yield rows.map(({ row }) => row);
  }
  await client.query('close backup_rows');
}

/** Returns the current values of the sequences. */
export async function readSequences(client: Pick<PoolClient, 'query'>): Promise<Record<string, number>> {
  const { rows } = await client.query<{ name: string; value: number }>(
    `select sequencename as name, last_value as value from pg_sequences
     where schemaname = 'public' and last_value is not null order by 1`,
  );
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

/** Returns the migrations that the database has run. */
export async function readSteps(client: Pick<PoolClient, 'query'>): Promise<string[]> {
  const { rows: found } = await client.query<{ there: boolean }>(
    `select to_regclass('public.kysely_migration') is not null as there`,
  );
  if (found[0]?.there !== true) return [];
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name');
  return rows.map(({ name }) => name);
}

/** Rejects a role that sees only some rows of a table. */
export async function refuseNarrowView(client: Pick<PoolClient, 'query'>): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' and row_security_active(oid) and not exists (
       select from pg_policy where polrelid = pg_class.oid and polname = 'for_owner'
         and polroles = array[current_user::regrole::oid]
     ) order by 1`,
  );
  if (rows.length === 0) return;
  throw new BackupFault(
    `The role of the database sees only some rows of ${rows.map(({ name }) => name).join(', ')}. ` +
      'Set DATABASE_URL_OWNER to the role that owns the tables.',
  );
}

/** Quotes a name for use in a statement. */
export function quote(name: string): string {
  return pg.escapeIdentifier(name);
}

/** Uses one connection in one transaction, which is rolled back if the work fails. */
export async function inTransaction<Result>(
  pool: Pool,
  begin: 'begin' | 'begin isolation level repeatable read read only',
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let isWhole = false;
  try {
    await client.query(begin);
    const result = await work(client);
    await client.query('commit');
    isWhole = true;
    return result;
  } finally {
    // Closing a connection rolls back what it has not committed.
    client.release(!isWhole);
  }
}
