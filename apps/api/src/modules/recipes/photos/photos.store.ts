import type { PhotosKept } from '@weekbord/domain/recipes/photo-limits';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { addressOfPicture } from '../../../platform/files/picture-names.ts';

type Db = Kysely<Tables>;

/** How many photos a person keeps, and their bytes. */
export async function measurePhotos(db: Db, personId: number): Promise<PhotosKept> {
  const { count, bytes } = await db
    .selectFrom('stored_picture')
    .select((eb) => [eb.fn.countAll().as('count'), eb.fn.sum('bytes').as('bytes')])
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow();
  return { count: Number(count), bytes: Number(bytes ?? 0) };
}

/** Writes a photo down and shows it with a recipe. */
export async function insertPhoto(
  db: Db,
  photo: { personId: number; recipeId: number; key: string; bytes: number; at: Date },
): Promise<void> {
  const { personId, recipeId, key, bytes, at } = photo;
  await db.insertInto('stored_picture').values({ person_id: personId, key, bytes, created_at: at }).execute();
  await showPhoto(db, recipeId, addressOfPicture(key), at);
}

/** Shows a photo with a recipe, or none where `image` is null. */
export async function showPhoto(db: Db, recipeId: number, image: string | null, at: Date): Promise<void> {
  await db.updateTable('recipe_template').set({ image, modified_at: at }).where('id', '=', recipeId).execute();
}

/** Deletes a photo of a person. */
export async function deletePhoto(db: Db, personId: number, key: string): Promise<void> {
  await db.deleteFrom('stored_picture').where('person_id', '=', personId).where('key', '=', key).execute();
}

/** Deletes every photo of a person and shows none with their recipes; answers the keys. */
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

/** Deletes the photos from before a moment that no recipe shows any more. */
export async function deleteUnshownPhotos(db: Db, before: Date): Promise<void> {
  await sql`
    delete from stored_picture
    where created_at < ${before} and not exists (
      select from recipe_template
      where author_id = stored_picture.person_id
      and image = replace(${addressOfPicture('{key}')}, '{key}', key)
    )`.execute(db);
}

/** Those of some keys that have a row. */
export async function listKnownPhotos(db: Db, keys: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('stored_picture')
    .select('key')
    .where('key', '=', sql<string>`any(${keys})`)
    .execute();
  return new Set(rows.map(({ key }) => key));
}
