import type { PhotosKept } from '@weekbord/domain/recipes/photos/photo-limits';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

type Db = Kysely<Tables>;

/** Returns the number of a person's pictures, and their size in bytes. */
export async function measurePictures(db: Db, personId: number): Promise<PhotosKept> {
  const { count, bytes } = await db
    .selectFrom('stored_picture')
    .select((eb) => [eb.fn.countAll().as('count'), eb.fn.sum('bytes').as('bytes')])
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow();
  return { count: Number(count), bytes: Number(bytes ?? 0) };
}

export async function insertPicture(
  db: Db,
  picture: { personId: number; key: string; bytes: number; at: Date },
): Promise<void> {
  const { personId, key, bytes, at } = picture;
  await db.insertInto('stored_picture').values({ person_id: personId, key, bytes, created_at: at }).execute();
}

export async function deletePicture(db: Db, personId: number, key: string): Promise<void> {
  await db.deleteFrom('stored_picture').where('person_id', '=', personId).where('key', '=', key).execute();
}
