import { filesOfPicture } from '../../../platform/files/picture-names.ts';
import type { Keeping } from '../../pictures/pictures.public.ts';
import { deletePhotosOf } from './photos.store.ts';

/**
 * Deletes every photo of a person, including those of recipes that others planned. The files are deleted after the
 * transaction.
 */
export async function deletePicturesOf({ db, files }: Keeping, personId: number): Promise<void> {
  const keys = await deletePhotosOf(db, personId);
  await files.deleteLater(db, keys.flatMap(filesOfPicture));
}
