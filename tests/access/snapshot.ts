import type { Tables } from '@weekbord/api/platform/database/tables';
import { type Kysely, sql } from 'kysely';

type Db = Kysely<Tables>;

/** The owner of a row in a table without a `person_id` column; -1 means no person, and any caller may add such rows. */
const OWNERS: Readonly<Record<string, string>> = {
  person: 'id',
  organisation: 'owner_id',
  waitlist_entry: '(select coalesce(owner_id, -1) from organisation where organisation.id = x.organisation_id)',
  // Belongs to an email address that is not verified yet.
  billing_checkout: 'coalesce(person_id, -1)',
  billing_customer: 'coalesce(person_id, -1)',
  food: 'author_id',
  serving: '(select author_id from food where food.id = x.food_id)',
  recipe_template: 'author_id',
  recipe_template_ingredient: '(select author_id from recipe_template where recipe_template.id = x.recipe_template_id)',
};

/** Shared tables, which no call may change. */
const SHARED_TABLES = [
  'food_word',
  'food_swap',
  'recipe_swap',
  'ingredient_to_avoid',
  'catalogue_state',
  'deletion_salt',
];

/** The server's own records, such as logins, repeated requests and deletions; calls never show them to people. */
const SERVER_TABLES = [
  'login_code',
  'login_guard',
  'login_link',
  'login_mail',
  'login_network',
  'password_mail',
  'guess_budget',
  'known_device',
  'idempotency_record',
  'import_run',
  'staff_act',
  'audit_event',
  'audit_chain',
  'leaving_organisation',
  'billing_plan',
  'billing_event',
  'deletion',
  'kysely_migration',
  'kysely_migration_lock',
];

/** Columns that change with every call by a person. */
const RESTLESS = ['last_used_at'];

/** Returns every table of the product, and whether it has a `person_id`. */
export async function listTables(db: Db): Promise<{ name: string; isPersons: boolean }[]> {
  const { rows } = await sql<{ name: string; is_persons: boolean }>`
    select c.relname as name, exists (
      select from pg_attribute a where a.attrelid = c.oid and a.attname = 'person_id' and not a.attisdropped
    ) as is_persons
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1`.execute(db);
  return rows.map((row) => ({ name: row.name, isPersons: row.is_persons }));
}

/** Returns the tables that are not classified by the constants above. */
export async function unclassedTables(db: Db): Promise<string[]> {
  const tables = await listTables(db);
  const known = new Set([...Object.keys(OWNERS), ...SHARED_TABLES, ...SERVER_TABLES]);
  return tables.filter((table) => !table.isPersons && !known.has(table.name)).map((table) => table.name);
}

/** A fingerprint of all rows per table and owner; shared rows have the owner 0. */
export type Snapshot = ReadonlyMap<string, string>;

/** For each table, the statement that fingerprints its rows by owner. */
export type SnapshotStatements = ReadonlyMap<string, string>;

export async function snapshotStatements(db: Db): Promise<SnapshotStatements> {
  const tables = await listTables(db);
  return new Map(
    tables
      .filter((table) => !SERVER_TABLES.includes(table.name))
      .map(({ name, isPersons }) => {
        const owner = OWNERS[name] ?? (isPersons ? 'person_id' : '0');
        const row = `(to_jsonb(x) - '{${RESTLESS.join(',')}}'::text[])::text`;
        return [
          name,
          `select '${name}' as name, coalesce(${owner}, 0) as owner, md5(string_agg(${row}, '|' order by ${row})) as mark
          from ${name} x group by 2`,
        ];
      }),
  );
}

/** Fingerprints all tables, or only the given ones. */
export async function takeSnapshot(
  db: Db,
  statements: SnapshotStatements,
  tables: readonly string[] = [...statements.keys()],
): Promise<Snapshot> {
  const wanted = tables.flatMap((table) => statements.get(table) ?? []);
  if (wanted.length === 0) return new Map();
  const { rows } = await sql<{
    name: string;
    owner: number;
    mark: string;
  }>`${sql.raw(wanted.join(' union all '))}`.execute(db);
  return new Map(rows.map((row) => [`${row.name} of ${row.owner}`, row.mark]));
}

/**
 * Returns a snapshot updated with what the transaction has written so far; only the tables that it wrote to are read
 * again.
 */
export async function snapshotNow(db: Db, before: Snapshot, statements: SnapshotStatements): Promise<Snapshot> {
  const written = await writtenTables(db);
  const untouched = [...before].filter(([key]) => !written.includes(tableOf(key)));
  return new Map([...untouched, ...(await takeSnapshot(db, statements, written))]);
}

/**
 * Returns what the transaction has changed since a snapshot was taken, except rows of new people and of those who may
 * change. Only tables with writes counted by the server are checked, even if rolled back since.
 */
export async function changesSince(
  db: Db,
  before: Snapshot,
  statements: SnapshotStatements,
  mayChange: (owner: number) => boolean,
): Promise<string[]> {
  const touched = await writtenTables(db);
  const after = await takeSnapshot(db, statements, touched);
  const existing = new Map([...before].filter(([key]) => touched.includes(tableOf(key))));
  return differences(existing, after, mayChange);
}

/** Returns the tables that the transaction has written to, including writes that were rolled back since. */
async function writtenTables(db: Db): Promise<string[]> {
  // Statistics of earlier transactions only become visible after this one, so nothing is counted twice.
  const { rows } = await sql<{ name: string }>`
    select relname as name, pg_stat_force_next_flush()::text as flush from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and pg_stat_get_xact_tuples_inserted(oid)
      + pg_stat_get_xact_tuples_updated(oid) + pg_stat_get_xact_tuples_deleted(oid) > 0`.execute(db);
  return rows.map(({ name }) => name);
}

function tableOf(key: string): string {
  return key.split(' of ')[0] ?? '';
}

/** Returns the differences between two snapshots, except rows of new people and of those who may change. */
function differences(before: Snapshot, after: Snapshot, mayChange: (owner: number) => boolean): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter((key) => {
    const owner = Number(key.split(' of ')[1]);
    return before.get(key) !== after.get(key) && !mayChange(owner);
  });
}
