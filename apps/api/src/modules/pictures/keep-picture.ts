import { hasRoomForPhoto } from '@weekbord/domain/recipes/photos/photo-limits';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { EncodedPhoto } from '../../platform/files/encode-photo.ts';
import type { Files } from '../../platform/files/files.ts';
import { addressOfPicture, filesOfPicture, newPictureKey, pictureAt } from '../../platform/files/picture-names.ts';
import { FieldError } from '../../platform/http/errors.ts';
import { deletePicture, insertPicture, measurePictures } from './pictures.store.ts';

/** Dependencies for storing pictures. */
export type Keeping = Readonly<{ db: Kysely<Tables>; files: Files }>;

interface Kept {
  readonly personId: number;
  /** The request field that contained the picture. */
  readonly field: string;
  readonly photo: EncodedPhoto;
  /** The URL of the picture to be replaced. */
  readonly former: string | null;
  readonly at: Date;
  /** Stores the URL of the new picture. */
  readonly show: (address: string) => Promise<void>;
}

/**
 * Stores a person's picture and replaces the previous one. Its files are saved before its row is inserted, so that no
 * row is without its files. If the request is rejected, the files are deleted.
 */
export async function keepPicture({ db, files }: Keeping, kept: Kept): Promise<void> {
  const { personId, field, photo, former, at, show } = kept;
  const key = newPictureKey();
  const [large, small] = filesOfPicture(key);
  try {
    await files.save(large, photo.large);
    await files.save(small, photo.small);
    await dropPicture({ db, files }, personId, former);
    const bytes = photo.large.length + photo.small.length;
    if (!hasRoomForPhoto(await measurePictures(db, personId), bytes)) throw new FieldError({ [field]: 'photos_full' });
    await insertPicture(db, { personId, key, bytes, at });
    await show(addressOfPicture(key));
  } catch (error) {
    await Promise.all([files.delete(large), files.delete(small)]);
    throw error;
  }
}

/** Deletes a person's picture by its URL, if it is one of ours. Its files are deleted after the transaction. */
export async function dropPicture({ db, files }: Keeping, personId: number, address: string | null): Promise<void> {
  const key = pictureAt(address);
  if (key === null) return;
  await deletePicture(db, personId, key);
  await files.deleteLater(db, filesOfPicture(key));
}
