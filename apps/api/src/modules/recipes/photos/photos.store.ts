import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { addressOfPicture } from '../../../platform/files/picture-names.ts';

type Db = Kysely<Tables>;

/** Shows a photo with a recipe, or none if `image` is null. */
export async function showPhoto(db: Db, recipeId: number, image: string | null, at: Date): Promise<void> {
  await db.updateTable('recipe_template').set({ image, modified_at: at }).where('id', '=', recipeId).execute();
}

/** Deletes every photo of a person and removes them from their recipes. Returns the keys. */
export async function deletePhotosOf(db: Db, personId: number): Promise<string[]> {
  await db
    .updateTable('recipe_template')
    .set({ image: null })
    .where('author_id', '=', personId)
    .where('image', 'is not', null)
    .execute();
  const rows = await db.deleteFrom('stored_picture').where('person_id', '=', personId).returning('key').execute();
  return rows.map(({ key }) => key);
}

/** Deletes the pictures from before a given time that are no longer shown by any recipe or organisation logo. */
export async function deleteUnshownPhotos(db: Db, before: Date): Promise<void> {
  await sql`
    delete from stored_picture
    where created_at < ${before} and not exists (
      select from recipe_template
      where author_id = stored_picture.person_id
      and image = replace(${addressOfPicture('{key}')}, '{key}', key)
    ) and not exists (
      select from organisation
      where owner_id = stored_picture.person_id
      and logo = replace(${addressOfPicture('{key}')}, '{key}', key)
    )`.execute(db);
}

/** Returns the given keys that have a row. */
export async function listKnownPhotos(db: Db, keys: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('stored_picture')
    .select('key')
    .where('key', '=', sql<string>`any(${keys})`)
    .execute();
  return new Set(rows.map(({ key }) => key));
}
