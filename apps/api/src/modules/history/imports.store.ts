import type { ImportedWeight } from '@weekbord/domain/history/import-rows';
import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { DataImportTable, ImportedRowTable } from '../../platform/database/tables/history.ts';
import type { MealColumns } from '../diary/diary.public.ts';

type Db = Kysely<Tables>;

export type DataImportRow = Selectable<DataImportTable>;

/** How many rows are written with one statement. */
const BATCH = 1000;

/** One page of a person's imports, the newest first, and how many there are in all. */
export async function listDataImports(
  db: Db,
  { personId, limit, offset }: Readonly<{ personId: number; limit: number; offset: number }>,
): Promise<{ count: number; rows: DataImportRow[] }> {
  const all = db.selectFrom('data_import').where('person_id', '=', personId);
  const rows = await all.selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute();
  return { count: await countImports(db, personId), rows };
}

/** How many imports a person has. */
export async function countImports(db: Db, personId: number): Promise<number> {
  const { count } = await db
    .selectFrom('data_import')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** An import of a person by its id. */
export function findImport(db: Db, personId: number, id: number): Promise<DataImportRow | undefined> {
  return db
    .selectFrom('data_import')
    .selectAll()
    .where('person_id', '=', personId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Writes an import. */
export function insertImport(db: Db, row: Insertable<DataImportTable>): Promise<DataImportRow> {
  return db.insertInto('data_import').values(row).returningAll().executeTakeFirstOrThrow();
}

/** Notes what became of the rows of an import. */
export async function insertImportedRows(db: Db, rows: readonly Insertable<ImportedRowTable>[]): Promise<void> {
  for (let at = 0; at < rows.length; at += BATCH) {
    await db
      .insertInto('imported_row')
      .values(rows.slice(at, at + BATCH))
      .execute();
  }
}

/** Which of these rows a person imported before. */
export async function listKnownKeys(db: Db, personId: number, keys: readonly Buffer[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('imported_row')
    .select('row_key')
    .where('person_id', '=', personId)
    .where('row_key', '=', sql<Buffer>`any(${keys})`)
    .execute();
  return new Set(rows.map(({ row_key }) => row_key.toString('hex')));
}

type Span = Readonly<{ personId: number; from: string; to: string }>;

/** The weights that a person has between two dates. */
export async function listWeights(db: Db, { personId, from, to }: Span): Promise<ImportedWeight[]> {
  const { rows } = await sql<ImportedWeight>`
    select (created_at at time zone 'UTC')::date as date, value as weight from measurement
    where person_id = ${personId} and type = 'WEIGHT' and (created_at at time zone 'UTC')::date between ${from} and ${to}`.execute(
    db,
  );
  return rows;
}

/** A meal that was eaten, with what it is. */
export type EatenMeal = MealColumns & Readonly<{ date: string; meal_moment: string }>;

/** The meals that a person ate between two dates. */
export async function listEatenMeals(db: Db, { personId, from, to }: Span): Promise<EatenMeal[]> {
  const { rows } = await sql<EatenMeal>`
    select day.date, item.meal_moment, item.recipe_meal_id, item.single_food_meal_id, item.quick_add_meal_id
    from calendar_item as item
    join calendar_day as day on day.person_id = item.person_id and day.id = item.calendar_day_id
    where item.person_id = ${personId} and item.status = 'EATEN' and day.date between ${from} and ${to}`.execute(db);
  return rows;
}

/** What an import brought and is still there. */
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

/** Deletes an import with the notes about its rows. */
export async function deleteImport(db: Db, { person_id: personId, id }: DataImportRow): Promise<void> {
  await db.deleteFrom('data_import').where('person_id', '=', personId).where('id', '=', id).execute();
}
