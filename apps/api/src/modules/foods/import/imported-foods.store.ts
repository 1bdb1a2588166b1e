import type { FoodSource } from '@weekbord/domain/foods/food-sources';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

type Db = Kysely<Tables>;

const COLUMNS = `name_en text, name_nl text, brand_name text, category text, perishable boolean,
  grams_per_ml double precision, kcal double precision, protein double precision, fat double precision,
  carbohydrates double precision, fiber double precision, saturated_fat double precision, sugars double precision,
  salt double precision, vegan text, vegetarian text, pescatarian text, halal text, gluten text, lactose text, nuts text,
  crustaceans_shellfish text, label_allergens text[], may_contain text[], free_of text[], gtin bigint, popularity integer, search text, picture text,
  source_modified bigint`;
const NAMES = COLUMNS.split(',').map((column) => column.trim().split(/\s/)[0]!);

const SERVING_COLUMNS = ['description_en', 'description_nl', 'plural_en', 'plural_nl', 'grams'];

const listed = (names: readonly string[], before = '') => names.map((name) => `${before}${name}`).join(', ');
const taken = (names: readonly string[]) => names.map((name) => `${name} = excluded.${name}`).join(', ');

/**
 * Writes foods from a source, given as JSON, by their key in that source. New ones are inserted; others are updated if
 * they differ and the source's record is not older than the stored one. Ids do not change. Foods are written in key
 * order, so that two writers cannot deadlock.
 */
export async function saveImportedFoods(
  db: Db,
  source: FoodSource,
  foods: string,
): Promise<{ added: number; changed: number }> {
  const { rows } = await sql<{ added: number; changed: number }>`
    with saved as (
      insert into food (source, role, source_key, ${sql.raw(listed(NAMES))})
      select ${source}, 'other', source_key, ${sql.raw(listed(NAMES))}
      from jsonb_to_recordset(${foods}::jsonb) as given (source_key text, ${sql.raw(COLUMNS)})
      order by source_key
      on conflict (source, source_key) where source_key is not null do update set ${sql.raw(taken(NAMES))}
      where coalesce(excluded.source_modified >= food.source_modified, true)
        and (${sql.raw(listed(NAMES, 'food.'))}) is distinct from (${sql.raw(listed(NAMES, 'excluded.'))})
      returning xmax = 0 as is_new
    )
    select count(*) filter (where is_new) as added, count(*) filter (where not is_new) as changed from saved`.execute(
    db,
  );
  return rows[0] ?? { added: 0, changed: 0 };
}

/** Writes the servings of foods that were just saved, except those of a record older than the stored one. */
export async function saveImportedServings(db: Db, source: FoodSource, servings: string): Promise<void> {
  const columns = sql.raw(listed(SERVING_COLUMNS));
  await sql`
    insert into serving (food_id, measure, is_shared, ${columns})
    select food.id, measure, true, ${sql.raw(listed(SERVING_COLUMNS, 'given.'))}
    from rows from (jsonb_to_recordset(${servings}::jsonb) as (source_key text, source_modified bigint, measure text,
      description_en text, description_nl text, plural_en text, plural_nl text, grams double precision))
      with ordinality as given (source_key, source_modified, measure, description_en, description_nl, plural_en,
        plural_nl, grams, place)
    join food on food.source = ${source} and food.source_key = given.source_key
      and food.source_modified is not distinct from given.source_modified
    order by place
    on conflict (food_id, measure) do update set ${sql.raw(taken(SERVING_COLUMNS))}
    where (${sql.raw(listed(SERVING_COLUMNS, 'serving.'))})
      is distinct from (${sql.raw(listed(SERVING_COLUMNS, 'excluded.'))})`.execute(db);
}

export type ImportRunKey = Readonly<{ source: FoodSource; fingerprint: string }>;

/** Returns how far a file was read; undefined before its first row. */
export function findImportRun(db: Db, { source, fingerprint }: ImportRunKey) {
  return db
    .selectFrom('import_run')
    .selectAll()
    .where('source', '=', source)
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirst();
}

/** Starts the import of a file, or restarts it. */
export async function startImportRun(db: Db, key: ImportRunKey, fileName: string, now: Date): Promise<void> {
  const begun = {
    file_name: fileName,
    rows_done: 0,
    counts: '{}',
    report_bytes: 0,
    started_at: now,
    finished_at: null,
  };
  await db
    .insertInto('import_run')
    .values({ ...key, ...begun })
    .onConflict((conflict) => conflict.columns(['source', 'fingerprint']).doUpdateSet(begun))
    .execute();
}

/** Records the rows that were written. Returns false if another import has continued from the same row. */
export async function advanceImportRun(
  db: Db,
  key: ImportRunKey,
  progress: Readonly<{ from: number; rowsDone: number; counts: Readonly<Record<string, number>>; reportBytes: number }>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('import_run')
    .set({
      rows_done: progress.rowsDone,
      counts: JSON.stringify(progress.counts),
      report_bytes: progress.reportBytes,
    })
    .where('source', '=', key.source)
    .where('fingerprint', '=', key.fingerprint)
    .where('rows_done', '=', progress.from)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Records that the last row of a file was written. */
export async function finishImportRun(db: Db, { source, fingerprint }: ImportRunKey, now: Date): Promise<void> {
  await db
    .updateTable('import_run')
    .set({ finished_at: now })
    .where('source', '=', source)
    .where('fingerprint', '=', fingerprint)
    .execute();
}
