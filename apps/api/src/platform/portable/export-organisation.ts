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
import { pictureOfFile } from '../files/picture-names.ts';
import { type Names, readNames, type Row, sharedColumns } from './named-rows.ts';
import { PortableFault, writePortable } from './portable-file.ts';
import {
  LEFT_COLUMNS,
  LEFT_TABLES,
  NEEDS_COACH,
  NO_PERSON,
  PEOPLE_COLUMNS,
  TAKEN_TABLES,
  type TakenTable,
} from './portable-tables.ts';

/** An organisation, by its subdomain or its id. */
export interface ExportOptions {
  readonly pool: Pool;
  readonly files: Pick<FileStore, 'read' | 'list'>;
  readonly portal: string;
  readonly version: string;
  readonly now: Date;
  /** Returns the descriptions of a table's fields, by its name; for the file's own description. */
  readonly describe: (table: string) => Readonly<Record<string, string>>;
}

export interface ExportedOrganisation {
  readonly packed: Buffer;
  readonly id: number;
  readonly name: string;
  readonly people: number;
  readonly rows: number;
  readonly pictures: number;
}

/**
 * Exports an organisation as one file of plain lines: the organisation, its people, all their data except credentials
 * in a single snapshot, and the pictures that they uploaded. Requires a connection as the owner of the tables.
 */
export function exportOrganisation(asked: ExportOptions): Promise<ExportedOrganisation> {
  return inTransaction(asked.pool, 'begin isolation level repeatable read read only', async (client) => {
    await writeInOneWay(client);
    await refuseNarrowView(client);
    const organisation = await findOrganisation(client, asked.portal);
    const people = await listPeople(client, organisation);
    const ids = people.map(({ id }) => id as number);
    const names = await readNames(client);
    const own = await readOwn(client, ids, names);
    const isIn = new Set(ids);
    const tables: Record<string, Row[]> = { organisation: [organisation], person: people, ...own };
    const parts: { name: string; content: Buffer; rows?: number }[] = [];
    let rows = 0;
    for (const [table, found] of Object.entries(tables)) {
      const written = await rowsOf(client, table, found, { names, isIn, organisation });
      rows += written.length;
      parts.push({ name: `tables/${table}.ndjson`, content: linesOf(written), rows: written.length });
    }
    const pictures = await picturesOf(asked.files, tables);
    parts.push({ name: 'README.txt', content: Buffer.from(readMe(tables, asked.describe)) }, ...pictures);
    const about = {
      version: asked.version,
      step: (await readSteps(client)).at(-1) ?? '',
      exported_at: asked.now.toISOString(),
      organisation: String(organisation['name']),
      owner: isIn.has(organisation['owner_id'] as number) ? (organisation['owner_id'] as number) : null,
    };
    const packed = await writePortable(about, parts);
    const id = Number(organisation['id']);
    return { packed, id, name: about.organisation, people: people.length, rows, pictures: pictures.length };
  });
}

async function select(client: PoolClient, table: string, condition: string, values: unknown[]): Promise<Row[]> {
  const { rows } = await client.query<{ row: Row }>(
    `select row_to_json(one) as row from public.${quote(table)} as one where ${condition}`,
    values,
  );
  return rows.map(({ row }) => row);
}

async function findOrganisation(client: PoolClient, portal: string): Promise<Row> {
  const [found] = await select(client, 'organisation', 'subdomain = $1 or id::text = $1', [portal]);
  if (found === undefined) throw new PortableFault(`There is no portal or organisation ${portal}.`);
  if (found['is_main'] === true) throw new PortableFault('The portal without a subdomain is the server’s own.');
  return found;
}

/**
 * Returns the members of an organisation, its owner, and the clients of both who have no other portal. Demo accounts
 * are left out, because they expire anyway.
 */
function listPeople(client: PoolClient, { id, owner_id: owner }: Row): Promise<Row[]> {
  const isMember = `(organisation_id = $1 or id = $2)`;
  return select(
    client,
    'person',
    `demo_until is null and (${isMember}
      or organisation_id is null and coach_id in (select id from person where ${isMember}))`,
    [id, owner],
  );
}

/**
 * Returns the rows of people, and the foods and recipes that people made: their own, and those of others to which their
 * rows refer.
 */
async function readOwn(client: PoolClient, people: readonly number[], names: Names): Promise<Record<string, Row[]>> {
  const found: Record<string, Row[]> = {};
  for (const [table, column] of Object.entries(TAKEN_TABLES)) {
    if (column === 'person_id') found[table] = await select(client, table, 'person_id = any ($1)', [people]);
  }
  const recipes = await withNamed(client, found, names, { table: 'recipe_template', people });
  found['recipe_template'] = recipes;
  const recipeIds = recipes.map(({ id }) => id);
  found['recipe_template_ingredient'] = await select(
    client,
    'recipe_template_ingredient',
    'recipe_template_id = any ($1)',
    [recipeIds],
  );
  const servings = await named(client, found, 'serving', names);
  const { rows: theirs } = await client.query<{ id: number }>(
    'select distinct food_id as id from serving where id = any ($1)',
    [servings],
  );
  const foods = await withNamed(client, found, names, { table: 'food', people, also: theirs.map(({ id }) => id) });
  found['food'] = foods;
  const foodNames = new Map(foods.map(({ id }, index) => [id, `own:${index + 1}`]));
  for (const [id, name] of foodNames) names.add('food', name, id as number);
  found['serving'] = await select(client, 'serving', 'food_id = any ($1)', [[...foodNames.keys()]]);
  for (const row of found['serving'])
    names.add('serving', `${foodNames.get(row['food_id'])}/${String(row['measure'])}`, row['id'] as number);
  return Object.fromEntries(
    (Object.keys(TAKEN_TABLES) as TakenTable[]).flatMap((table) => {
      const rows = found[table];
      return rows === undefined ? [] : [[table, rows] as const];
    }),
  );
}

/** Returns the ids of unnamed rows in a shared table to which the found rows refer. */
async function named(
  client: PoolClient,
  found: Record<string, Row[]>,
  shared: 'food' | 'serving' | 'recipe_template',
  names: Names,
): Promise<number[]> {
  const ids = new Set<number>();
  for (const [table, rows] of Object.entries(found)) {
    const columns = [...(await sharedColumns(client, table))].filter(([, of]) => of === shared);
    for (const row of rows)
      for (const [column] of columns) {
        const id = row[column] as number | null;
        if (id !== null && names.nameOf(shared, id) === undefined) ids.add(id);
      }
  }
  return [...ids];
}

/**
 * Returns foods or recipes by people of the organisation, and those to which their rows refer. Each gets a name by its
 * position.
 */
async function withNamed(
  client: PoolClient,
  found: Record<string, Row[]>,
  names: Names,
  {
    table,
    people,
    also = [],
  }: { table: 'food' | 'recipe_template'; people: readonly number[]; also?: readonly number[] },
): Promise<Row[]> {
  const ids = [...(await named(client, found, table, names)), ...also];
  const rows = await select(client, table, 'slug is null and (author_id = any ($1) or id = any ($2)) order by id', [
    people,
    ids,
  ]);
  const own = rows.filter(({ id }) => names.nameOf(table, id as number) === undefined);
  for (const [index, { id }] of own.entries()) names.add(table, `own:${index + 1}`, id as number);
  return own;
}

interface Naming {
  readonly names: Names;
  readonly isIn: ReadonlySet<number>;
  readonly organisation: Row;
}

/**
 * Returns rows as exported: with references to shared rows by name, without people outside the organisation, and in a
 * stable order.
 */
async function rowsOf(client: PoolClient, table: string, rows: readonly Row[], of: Naming): Promise<string[]> {
  const shared = await sharedColumns(client, table);
  const columns = (await listColumns(client, table)).filter((column) => LEFT_COLUMNS[table]?.[column] === undefined);
  const written: string[] = [];
  for (const row of rows) {
    if (NEEDS_COACH.includes(table) && !of.isIn.has(row['coach_id'] as number)) continue;
    const kept = Object.fromEntries(columns.map((column) => [column, valueOf(table, column, row, shared, of)]));
    if (table === 'person') kept['member'] = row['organisation_id'] === of.organisation['id'];
    written.push(JSON.stringify(kept));
  }
  return written.toSorted();
}

function valueOf(
  table: string,
  column: string,
  row: Row,
  shared: Awaited<ReturnType<typeof sharedColumns>>,
  of: Naming,
) {
  const value = row[column] ?? null;
  if (value === null) return null;
  const target = shared.get(column);
  if (target !== undefined) return of.names.nameOf(target, value as number) ?? null;
  if (column === 'id' && (table === 'food' || table === 'recipe_template' || table === 'serving'))
    return of.names.nameOf(table, value as number);
  if (column === 'minor_statement') return of.isIn.has((value as { by: number }).by) ? value : null;
  if (PEOPLE_COLUMNS.includes(column) && !of.isIn.has(value as number)) return column === 'actor_id' ? NO_PERSON : null;
  return value;
}

const linesOf = (lines: readonly string[]) => Buffer.from(lines.map((line) => `${line}\n`).join(''));

/** Returns the files of pictures that people uploaded, and of the logo. */
async function picturesOf(files: ExportOptions['files'], tables: Record<string, Row[]>) {
  const text = JSON.stringify([tables['stored_picture'], tables['organisation']]);
  const kept: { name: string; content: Buffer }[] = [];
  for (const { name } of await files.list()) {
    const key = pictureOfFile(name);
    if (key === null || !text.includes(key)) continue;
    const content = await files.read(name);
    if (content !== null) kept.push({ name: `pictures/${name}`, content });
  }
  return kept.toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

function readMe(tables: Record<string, Row[]>, describe: ExportOptions['describe']): string {
  const left = Object.entries(LEFT_TABLES).map(([table, why]) => `  ${table}: ${why}`);
  const intro = `An organisation of Weekbord, as it was taken out of a server.

manifest.json lists every file with its size, its SHA-256 and how many rows it has, and says which version wrote it.
tables/NAME.ndjson has the rows of a table, each as JSON in one line (UTF-8). Dates are YYYY-MM-DD, moments ISO 8601 in UTC,
weights kg, energy kcal, all else grams. person_id is the id of a row of person. Foods, recipes and servings that come with
the product are named "catalogue:NAME", those of public databases "SOURCE:KEY", those that people made "own:NUMBER";
a serving is the name of its food, a slash and its measure.
pictures/ has the photos and the logo.

Not in it are:
${left.join('\n')}
`;
  const described = Object.keys(tables).map((table) => {
    const fields = Object.entries(describe(table)).map(([field, text]) => `  ${field}: ${text}`);
    return [`\n${table}`, ...fields].join('\n');
  });
  return `${intro}${described.join('\n')}\n`;
}
