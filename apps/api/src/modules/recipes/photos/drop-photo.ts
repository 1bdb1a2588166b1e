import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Files } from '../../../platform/files/files.ts';
import { filesOfPicture, pictureAt } from '../../../platform/files/picture-names.ts';
import { deletePhoto, deletePhotosOf } from './photos.store.ts';

/** What deleting photos needs. */
type Keeping = Readonly<{ db: Kysely<Tables>; files: Files }>;

/** Deletes the photo at an address, for the recipe of one person that shows it; its files go after the transaction. */
export async function dropPhoto({ db, files }: Keeping, personId: number, image: string | null): Promise<void> {
  const key = pictureAt(image);
  if (key === null) return;
  await deletePhoto(db, personId, key);
  await files.deleteLater(db, filesOfPicture(key));
}

/** Deletes every photo of a person, also of recipes that others planned; the files go after the transaction. */
export async function deletePicturesOf({ db, files }: Keeping, personId: number): Promise<void> {
  const keys = await deletePhotosOf(db, personId);
  await files.deleteLater(db, keys.flatMap(filesOfPicture));
}
