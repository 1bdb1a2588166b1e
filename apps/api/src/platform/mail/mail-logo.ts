import type { FileStore } from '../files/file-store.ts';
import { filesOfPicture, pictureAt } from '../files/picture-names.ts';

/** Reads the logo of an email as a picture that email clients show; null if it is gone or not one of ours. */
export async function readLogo(files: Pick<FileStore, 'read'>, address: string): Promise<Buffer | null> {
  const key = pictureAt(address);
  if (key === null) return null;
  const stored = await files.read(filesOfPicture(key)[1]);
  if (stored === null) return null;
  // Imported on use, because the library is large and most processes never need it.
  const { pngOf } = await import('../files/encode-photo.ts');
  return pngOf(stored);
}
