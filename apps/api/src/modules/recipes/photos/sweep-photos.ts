import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Files } from '../../../platform/files/files.ts';
import { pictureOfFile } from '../../../platform/files/picture-names.ts';
import { deleteUnshownPhotos, listKnownPhotos } from './photos.store.ts';

/** The age below which a file may belong to a request that is still running, in milliseconds. */
const UNDER_WAY_MS = 60 * 60 * 1000;
/**
 * The maximum number of stray files that a crash may leave behind. If there are more, and more than the files in use,
 * they belong to another database.
 */
const STRAY_MAX = 50;

/**
 * Deletes the photos that are no longer shown by a recipe, and the files without a row, for example after a crash.
 * Returns how many files were deleted. Throws, and deletes nothing, if the database knows none or too few of the files,
 * because they then belong to another database.
 */
export async function sweepPhotos(parts: { db: Kysely<Tables>; files: Files; now: Date }): Promise<number> {
  const { db, files, now } = parts;
  const before = new Date(now.getTime() - UNDER_WAY_MS);
  const old = (await files.list()).filter(({ savedAt }) => savedAt < before);
  if (old.length === 0) return 0;
  const strayIn = async () => {
    const keys = old.flatMap(({ name }) => pictureOfFile(name) ?? []);
    const known = await listKnownPhotos(db, keys);
    return old.filter(({ name }) => !known.has(pictureOfFile(name) ?? ''));
  };
  const unknown = (await strayIn()).length;
  if (unknown === old.length || (unknown > STRAY_MAX && unknown > old.length / 2)) {
    throw new Error(
      `Only ${old.length - unknown} of ${old.length} photo files are in the database. Nothing was deleted.`,
    );
  }
  await deleteUnshownPhotos(db, before);
  const stray = await strayIn();
  for (const { name } of stray) await files.delete(name);
  return stray.length;
}
