import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Files } from '../../../platform/files/files.ts';
import { pictureOfFile } from '../../../platform/files/picture-names.ts';
import { deleteUnshownPhotos, listKnownPhotos } from './photos.store.ts';

/** Younger files may belong to a request that has not ended yet, in milliseconds. */
const UNDER_WAY_MS = 60 * 60 * 1000;

/**
 * Deletes the photos that no recipe shows any more and the files that no row names, such as a crash leaves them.
 * Answers how many files went.
 */
export async function sweepPhotos(parts: { db: Kysely<Tables>; files: Files; now: Date }): Promise<number> {
  const { db, files, now } = parts;
  const before = new Date(now.getTime() - UNDER_WAY_MS);
  await deleteUnshownPhotos(db, before);
  const old = (await files.list()).filter(({ savedAt }) => savedAt < before);
  const known = await listKnownPhotos(
    db,
    old.flatMap(({ name }) => pictureOfFile(name) ?? []),
  );
  const stray = old.filter(({ name }) => !known.has(pictureOfFile(name) ?? ''));
  for (const { name } of stray) await files.delete(name);
  return stray.length;
}
