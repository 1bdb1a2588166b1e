import type { RecipeFileSource } from '@weekbord/domain/recipes/import/recipe-files';
import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { ImportedRecipeTable, RecipeImportTable } from '../../../platform/database/tables/recipes.ts';

type Db = Kysely<Tables>;
type Page = Readonly<{ personId: number; limit: number; offset: number }>;

export type RecipeImportRow = Selectable<RecipeImportTable>;
export type ImportedRecipeRow = Selectable<ImportedRecipeTable>;

export function findRecipeImport(db: Db, personId: number, id: number): Promise<RecipeImportRow | undefined> {
  return db
    .selectFrom('recipe_import')
    .selectAll()
    .where('person_id', '=', personId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function countRecipeImports(db: Db, personId: number): Promise<number> {
  const { count } = await db
    .selectFrom('recipe_import')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Returns one page of a person's imports, newest first, each with how many of its recipes are pending, and the total.
 */
export async function listImportsOfRecipes(
  db: Db,
  { personId, limit, offset }: Page,
): Promise<{ count: number; rows: (RecipeImportRow & { to_check: number })[] }> {
  const rows = await db
    .selectFrom('recipe_import as made')
    .selectAll()
    .select(
      sql<number>`(
        select count(*)::integer from imported_recipe as one
        where one.person_id = made.person_id and one.recipe_import_id = made.id and one.recipe_template_id is null
      )`.as('to_check'),
    )
    .where('made.person_id', '=', personId)
    .orderBy('made.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { count: await countRecipeImports(db, personId), rows };
}

/** Inserts an import without recipes. */
export function insertRecipeImport(
  db: Db,
  row: Readonly<{ person_id: number; source: RecipeFileSource; file_name: string; made_at: Date }>,
): Promise<RecipeImportRow> {
  return db
    .insertInto('recipe_import')
    .values({ ...row, recipes_added: 0 })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Stores the recipes that an import added. Returns the updated import. */
export async function addImportedRecipes(
  db: Db,
  { person_id: personId, id }: RecipeImportRow,
  rows: readonly Omit<Insertable<ImportedRecipeTable>, 'person_id' | 'recipe_import_id'>[],
): Promise<RecipeImportRow> {
  await db
    .insertInto('imported_recipe')
    .values(rows.map((row) => ({ ...row, person_id: personId, recipe_import_id: id })))
    .execute();
  return db
    .updateTable('recipe_import')
    .set((eb) => ({ recipes_added: eb('recipes_added', '+', rows.length) }))
    .where('person_id', '=', personId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Deletes an import with its pending recipes. */
export async function deleteRecipeImport(db: Db, { person_id: personId, id }: RecipeImportRow): Promise<void> {
  await db.deleteFrom('recipe_import').where('person_id', '=', personId).where('id', '=', id).execute();
}

/** Returns the custom recipes that an import added, and those that replaced them when they were changed. */
export async function listTemplatesOfImport(db: Db, { person_id: personId, id }: RecipeImportRow): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with recursive brought as (
      select recipe_template_id as id from imported_recipe
      where person_id = ${personId} and recipe_import_id = ${id} and recipe_template_id is not null
      union
      select copy.id from recipe_template as copy join brought on copy.copied_from_id = brought.id
      where copy.author_id = ${personId}
    )
    select id from brought order by id desc`.execute(db);
  return rows.map((row) => row.id);
}

const waitingOf = (db: Db, personId: number) =>
  db.selectFrom('imported_recipe').where('person_id', '=', personId).where('recipe_template_id', 'is', null);

/** Returns how many recipes of a person are waiting to be checked. */
export async function countWaiting(db: Db, personId: number): Promise<number> {
  const { count } = await waitingOf(db, personId)
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Returns one page of a person's recipes to check, by name, and the total. */
export async function listWaiting(
  db: Db,
  { personId, limit, offset }: Page,
): Promise<{ count: number; rows: Omit<ImportedRecipeRow, 'as_written'>[] }> {
  const rows = await waitingOf(db, personId)
    .select(['person_id', 'id', 'recipe_import_id', 'recipe_template_id', 'name', 'lines', 'lines_to_ask'])
    .orderBy('name')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  return { count: await countWaiting(db, personId), rows };
}

/** Returns a person's recipe to check. */
export function findWaiting(db: Db, personId: number, id: number): Promise<ImportedRecipeRow | undefined> {
  return waitingOf(db, personId).selectAll().where('id', '=', id).executeTakeFirst();
}

/** Stores the outcome for a recipe to check. */
export async function settleWaiting(
  db: Db,
  { person_id: personId, id }: Pick<ImportedRecipeRow, 'person_id' | 'id'>,
  templateId: number,
): Promise<void> {
  await db
    .updateTable('imported_recipe')
    .set({ recipe_template_id: templateId, as_written: null })
    .where('person_id', '=', personId)
    .where('id', '=', id)
    .execute();
}

/** Deletes a recipe to check. */
export async function deleteWaiting(
  db: Db,
  { person_id: personId, id }: Pick<ImportedRecipeRow, 'person_id' | 'id'>,
): Promise<void> {
  await db.deleteFrom('imported_recipe').where('person_id', '=', personId).where('id', '=', id).execute();
}

/** Returns the names of a person's custom recipes and recipes to check. */
export async function listNamesOfRecipes(db: Db, personId: number): Promise<string[]> {
  const own = await db
    .selectFrom('recipe_template')
    .select('name_en as name')
    .where('author_id', '=', personId)
    .where('published', '=', true)
    .execute();
  const waiting = await waitingOf(db, personId).select('name').execute();
  return [...own, ...waiting].map(({ name }) => name);
}
