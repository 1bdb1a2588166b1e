import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { DataImportTable } from '../../platform/database/tables/history.ts';

type Db = Kysely<Tables>;

export type DataImportRow = Selectable<DataImportTable>;

/** Returns one page of a person's imports, newest first, and the total. */
export async function listDataImports(
  db: Db,
  { personId, limit, offset }: Readonly<{ personId: number; limit: number; offset: number }>,
): Promise<{ count: number; rows: DataImportRow[] }> {
  const all = db.selectFrom('data_import').where('person_id', '=', personId);
  const rows = await all.selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute();
  return { count: await countImports(db, personId), rows };
}

export async function countImports(db: Db, personId: number): Promise<number> {
  const { count } = await db
    .selectFrom('data_import')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export function findImport(db: Db, personId: number, id: number): Promise<DataImportRow | undefined> {
  return db
    .selectFrom('data_import')
    .selectAll()
    .where('person_id', '=', personId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export function insertImport(db: Db, row: Insertable<DataImportTable>): Promise<DataImportRow> {
  return db.insertInto('data_import').values(row).returningAll().executeTakeFirstOrThrow();
}

/** The records created from the rows of an import: the ids of the items or of the measurements, in the same order. */
type Became = Readonly<{ items: readonly number[] } | { measurements: readonly number[] }>;

/** Stores the outcomes of the given rows of an import, as a JSON list, each with its key. */
export async function insertImportedRows(
  db: Db,
  { person_id: personId, id }: DataImportRow,
  { rows, became }: Readonly<{ rows: string; became: Became }>,
): Promise<void> {
  const [items, measurements] = 'items' in became ? [became.items, []] : [[], became.measurements];
  await sql`
    insert into imported_row (person_id, data_import_id, row_key, calendar_item_id, measurement_id)
    select ${personId}::int, ${id}::int, decode(one.row->>'key', 'hex'),
      (${items}::int[])[one.at], (${measurements}::int[])[one.at]
    from jsonb_array_elements(${rows}::jsonb) with ordinality as one (row, at)`.execute(db);
}

/**
 * Returns which of the given rows a person imported before, by position from 0. `keys` contains the concatenated keys
 * of the rows.
 */
export async function listKnownPlaces(db: Db, personId: number, keys: Uint8Array): Promise<readonly number[]> {
  const { rows } = await sql<{ places: readonly number[] }>`
    with given as (
      select place, substring(sent.keys from place * 32 + 1 for 32) as key
      from (select ${Buffer.from(keys)}::bytea as keys) as sent,
        generate_series(0, octet_length(sent.keys) / 32 - 1) as place
    )
    select coalesce(array_agg(given.place), '{}') as places
    from given join imported_row as known on known.person_id = ${personId} and known.row_key = given.key`.execute(db);
  return rows[0]!.places;
}

/** Returns a person's weights on the given dates, as JSON lists of a date and a value. */
export async function textOfWeights(db: Db, personId: number, dates: readonly string[]): Promise<string> {
  const { rows } = await sql<{ text: string }>`
    select coalesce(json_agg(json_build_array(date, value)), '[]')::text
      as text
    from measurement
    where person_id = ${personId} and type = 'WEIGHT' and date = any(${dates}::date[])`.execute(db);
  return rows[0]!.text;
}

/** Returns the records that an import added and that still exist. */
export async function listBrought(
  db: Db,
  { person_id: personId, id }: DataImportRow,
): Promise<{ items: number[]; measurements: number[] }> {
  const rows = await db
    .selectFrom('imported_row')
    .select(['calendar_item_id', 'measurement_id'])
    .where('person_id', '=', personId)
    .where('data_import_id', '=', id)
    .execute();
  return {
    items: rows.map((row) => row.calendar_item_id).filter((item) => item !== null),
    measurements: rows.map((row) => row.measurement_id).filter((one) => one !== null),
  };
}

/** Deletes an import and the records of its rows. */
export async function deleteImport(db: Db, { person_id: personId, id }: DataImportRow): Promise<void> {
  await db.deleteFrom('data_import').where('person_id', '=', personId).where('id', '=', id).execute();
}
