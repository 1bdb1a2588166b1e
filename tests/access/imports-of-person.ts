import type { Tables } from '@weekbord/api/platform/database/tables';
import type { RecipeAsWritten } from '@weekbord/domain/recipes/import/recipe-files';
import type { Kysely } from 'kysely';

/** Inserts an import of one row that has since been deleted, and one of a recipe to check. */
export async function insertImported(
  db: Kysely<Tables>,
  personId: number,
  mark: string,
  { now, date }: Readonly<{ now: Date; date: string }>,
) {
  const imported = await db
    .insertInto('data_import')
    .values({
      person_id: personId,
      source: 'OTHER',
      kind: 'WEIGHTS',
      file_name: `file ${mark}`,
      rows_added: 1,
      first_date: date,
      last_date: date,
      made_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('imported_row')
    .values({ person_id: personId, data_import_id: imported.id, row_key: Buffer.from(mark) })
    .execute();
  const file = await db
    .insertInto('recipe_import')
    .values({ person_id: personId, source: 'PAPRIKA', file_name: `recipes ${mark}`, recipes_added: 1, made_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const written = {
    name: `dish ${mark}`,
    portions: null,
    preparation_time_min: null,
    cooking_time_min: null,
    waiting_time_min: null,
    lines: ['1 l water'],
    directions: [],
    notes: [],
    meal_types: [],
    external_url: null,
  } satisfies RecipeAsWritten;
  const waiting = await db
    .insertInto('imported_recipe')
    .values({
      person_id: personId,
      recipe_import_id: file.id,
      recipe_template_id: null,
      name: written.name,
      as_written: JSON.stringify(written),
      lines: 1,
      lines_to_ask: 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { importId: imported.id, recipeImportId: file.id, recipeToCheckId: waiting.id };
}
