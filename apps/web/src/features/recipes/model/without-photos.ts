import { gunzipSync, gzipSync, strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

const PHOTO = /\.(?:jpe?g|png|gif|webp|avif|heic)$/i;
/** The fields in which Paprika recipes store photos. */
const PHOTO_FIELDS = ['photo_data', 'photos', 'photo_large'];

/** Returns a recipe file without its photos, which are not imported; unchanged if it cannot be opened. */
export function withoutPhotos(bytes: Uint8Array): Uint8Array {
  try {
    if (bytes[0] === 0x50 && bytes[1] === 0x4b) {
      const files = Object.entries(unzipSync(bytes, { filter: ({ name }) => !PHOTO.test(name) }));
      return zipSync(Object.fromEntries(files.map(([name, content]) => [name, withoutPhotos(content)])), { level: 6 });
    }
    if (bytes[0] === 0x1f && bytes[1] === 0x8b) {
      const recipe = JSON.parse(strFromU8(gunzipSync(bytes))) as Record<string, unknown>;
      for (const field of PHOTO_FIELDS) delete recipe[field];
      return gzipSync(strToU8(JSON.stringify(recipe)));
    }
  } catch {
    // Ignored, because the server will say what is wrong with the file.
  }
  return bytes;
}
