import type { Pool, PoolClient } from 'pg';
import {
  inTransaction,
  listColumns,
  quote,
  readSteps,
  refuseNarrowView,
  writeInOneWay,
} from '../backup/read-tables.ts';
import type { FileStore } from '../files/file-store.ts';
import { type Names, readNames, type Row, sharedColumns, SHARED_TABLES, type SharedTable } from './named-rows.ts';
import { type Portable, PortableFault, readPortable } from './portable-file.ts';
import { TAKEN_TABLES } from './portable-tables.ts';

/** A file to import into this server's database. */
export interface ImportOptions {
  readonly pool: Pool;
  readonly files: Pick<FileStore, 'save' | 'delete' | 'list'>;
  readonly packed: Buffer;
  /** A subdomain to use instead of the exported one. */
  readonly subdomain?: string | undefined;
  /** The reason, for the audit. */
  readonly reason: string;
}

export interface ImportedOrganisation {
  readonly name: string;
  readonly people: number;
  readonly rows: number;
  readonly pictures: number;
}

/** The maximum number of problems in one message. */
const MOST_NAMED = 5;

/**
 * Imports an organisation, all or nothing. Throws a `PortableFault` that lists every problem before anything is
 * written. People keep their ids. Requires a connection as the owner of the tables; other writers wait in the meantime.
 */
export async function importOrganisation({
  pool,
  files,
  packed,
  subdomain,
  reason,
}: ImportOptions): Promise<ImportedOrganisation> {
  const portable = await readPortable(packed);
  const pictures = [...portable.files].filter(([name]) => name.startsWith('pictures/'));
  const saved: string[] = [];
  try {
    return await inTransaction(pool, 'begin', async (client) => {
      await writeInOneWay(client);
      await refuseNarrowView(client);
      const tables = tablesOf(portable);
      const organisation = { ...tables['organisation']![0], ...(subdomain !== undefined && { subdomain }) };
      const names = await readNames(client);
      const there = new Set((await files.list()).map(({ name }) => name));
      await refuse(client, portable, { ...tables, organisation: [organisation] }, names, there);
      const rows = await insertAll(client, portable, { ...tables, organisation: [organisation] }, names, reason);
      for (const [path, content] of pictures) {
        const name = path.slice('pictures/'.length);
        saved.push(name);
        await files.save(name, content);
      }
      const people = tables['person']?.length ?? 0;
      return { name: portable.manifest.organisation, people, rows, pictures: pictures.length };
    });
  } catch (error) {
    for (const name of saved) await files.delete(name);
    throw error;
  }
}

function tablesOf({ files }: Portable): Record<string, Row[]> {
  return Object.fromEntries(
    ['organisation', 'person', ...Object.keys(TAKEN_TABLES)].map((table) => {
      const lines = files.get(`tables/${table}.ndjson`)?.toString().split('\n') ?? [];
      return [table, lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Row)];
    }),
  );
}

/** Throws an error that lists every problem. */
async function refuse(
  client: PoolClient,
  { manifest, files }: Portable,
  tables: Record<string, Row[]>,
  names: Names,
  there: ReadonlySet<string>,
): Promise<void> {
  const faults: string[] = [];
  const say = (found: readonly string[], words: string) => {
    if (found.length === 0) return;
    const more = found.length > MOST_NAMED ? ` and ${found.length - MOST_NAMED} more` : '';
    faults.push(`${words}: ${found.slice(0, MOST_NAMED).join(', ')}${more}.`);
  };
  const step = (await readSteps(client)).at(-1) ?? '';
  if (step !== manifest.step)
    faults.push(
      `The file was written by version ${manifest.version}, whose tables end with ${manifest.step}; here they end with ${step}. Update both servers to the same version.`,
    );
  const taken = async (query: string, values: unknown[]) =>
    (await client.query<{ found: string }>(query, values)).rows.map(({ found }) => found);
  const { subdomain } = tables['organisation']![0]!;
  say(
    await taken('select subdomain as found from organisation where subdomain = $1', [subdomain]),
    'A portal with this name already exists here; choose another with --as',
  );
  const emails = tables['person']!.map(({ email }) => email);
  say(
    await taken('select email as found from person where lower(email) = any (select lower(unnest($1::text[])))', [
      emails,
    ]),
    'Accounts with these addresses already exist here',
  );
  for (const table of numbered(tables)) {
    const ids = tables[table]!.map(({ id }) => id);
    const query = `select id::text as found from public.${quote(table)} where id = any ($1)`;
    say(await taken(query, [ids]), `Ids of ${table} are already in use here; import into a new server`);
  }
  const pictures = [...files.keys()].map((path) => path.replace('pictures/', '')).filter((name) => there.has(name));
  say(pictures, 'Pictures with these names already exist here');
  say(await unknownNames(client, tables, names), 'The catalogue here lacks items that the file refers to');
  if (faults.length > 0) throw new PortableFault(faults.join('\n'));
}

/** Returns the tables whose rows keep their ids. */
const numbered = (tables: Record<string, Row[]>) =>
  Object.keys(tables).filter(
    (table) => !SHARED_TABLES.includes(table as SharedTable) && tables[table]!.some(({ id }) => typeof id === 'number'),
  );

async function unknownNames(client: PoolClient, tables: Record<string, Row[]>, names: Names): Promise<string[]> {
  const unknown = new Set<string>();
  for (const [table, rows] of Object.entries(tables)) {
    for (const [column, shared] of await sharedColumns(client, table))
      for (const row of rows) {
        const name = row[column];
        if (typeof name === 'string' && !name.startsWith('own:') && names.idOf(shared, name) === undefined)
          unknown.add(name);
      }
  }
  return [...unknown];
}

/** Inserts everything, with the tables' triggers disabled, because the file contains what they would write. */
async function insertAll(
  client: PoolClient,
  { manifest }: Portable,
  tables: Record<string, Row[]>,
  names: Names,
  reason: string,
): Promise<number> {
  const all = Object.keys(tables);
  for (const table of all) await client.query(`alter table public.${quote(table)} disable trigger user`);
  await drawNumbers(client, tables, names);
  const [organisationId] = await insert(
    client,
    'organisation',
    [{ ...tables['organisation']![0], owner_id: null }],
    names,
  );
  const people = tables['person']!.map(({ member, ...row }) => ({
    ...row,
    organisation_id: member === true ? organisationId : null,
  }));
  await insert(client, 'person', people, names);
  await client.query('update organisation set owner_id = $2 where id = $1', [organisationId, manifest.owner]);
  await client.query(`select note_audit('ORGANISATION_IMPORTED', organisation => $1, reason => $2)`, [
    organisationId,
    reason,
  ]);
  let rows = 1 + people.length;
  for (const table of Object.keys(TAKEN_TABLES)) {
    const given = tables[table]!.map((row) =>
      table === 'waitlist_entry' ? { ...row, organisation_id: organisationId } : row,
    );
    await insert(client, table, given, names);
    rows += given.length;
  }
  for (const table of numbered(tables)) {
    await client.query(
      `select setval(pg_get_serial_sequence($1, 'id'), greatest((select max(id) from public.${quote(table)}), nextval(pg_get_serial_sequence($1, 'id'))))
       where pg_get_serial_sequence($1, 'id') is not null`,
      [`public.${table}`],
    );
  }
  for (const table of all) await client.query(`alter table public.${quote(table)} enable trigger user`);
  return rows;
}

/** Gives new ids to the foods, servings and recipes that people made, in the order of their names. */
async function drawNumbers(client: PoolClient, tables: Record<string, Row[]>, names: Names): Promise<void> {
  const place = (row: Row) => Number(/^own:(\d+)/.exec(String(row['id']))?.[1]);
  for (const table of ['food', 'serving', 'recipe_template'] as const) {
    const rows = tables[table]!.toSorted((a, b) => place(a) - place(b) || (String(a['id']) < String(b['id']) ? -1 : 1));
    const { rows: drawn } = await client.query<{ id: number }>(
      `select nextval(pg_get_serial_sequence($1, 'id'))::integer as id from generate_series(1, $2)`,
      [`public.${table}`, rows.length],
    );
    for (const [index, row] of rows.entries()) names.add(table, String(row['id']), drawn[index]!.id);
  }
}

/** Inserts rows in one statement, so that they may refer to each other. Returns their ids. */
async function insert(client: PoolClient, table: string, rows: readonly Row[], names: Names): Promise<number[]> {
  if (rows.length === 0) return [];
  const shared = await sharedColumns(client, table);
  const given = new Set(rows.flatMap((row) => Object.keys(row)));
  const columns = (await listColumns(client, table)).filter((column) => given.has(column));
  const numbers = rows.map((row) =>
    Object.fromEntries(
      columns.map((column) => {
        const value = row[column] ?? null;
        const target =
          shared.get(column) ?? (column === 'id' && typeof value === 'string' ? (table as SharedTable) : undefined);
        return [column, target === undefined || value === null ? value : names.idOf(target, value as string)];
      }),
    ),
  );
  const list = columns.map(quote).join(', ');
  const hasId = (await listColumns(client, table)).includes('id');
  const { rows: made } = await client.query<{ id: number }>(
    `insert into public.${quote(table)} (${list}) overriding system value
     select ${list} from json_populate_recordset(null::public.${quote(table)}, $1)${hasId ? ' returning id' : ''}`,
    [JSON.stringify(numbers)],
  );
  return made.map(({ id }) => id);
}
