import { randomBytes } from 'node:crypto';

/** Where pictures are served. */
export const PICTURES_PLACE = '/uploads';

const KEY_BYTES = 16;
const FILE = /^([0-9a-f]{32})(?:-480)?\.webp$/;

/** Returns a name that cannot be guessed, since knowing the URL of a picture gives access to it. */
export function newPictureKey(): string {
  return randomBytes(KEY_BYTES).toString('hex');
}

/** Returns the files of a picture: in the stored size, and the small copy. */
export function filesOfPicture(key: string): readonly [large: string, small: string] {
  return [`${key}.webp`, `${key}-480.webp`];
}

/** Returns the picture that a file belongs to; null if it is not a picture's. */
export function pictureOfFile(name: string): string | null {
  return FILE.exec(name)?.[1] ?? null;
}

/** Returns the URL of a picture below the site's own. The small copy has `-480` before its extension. */
export function addressOfPicture(key: string): string {
  return `${PICTURES_PLACE}/${filesOfPicture(key)[0]}`;
}

/** Returns the picture at a URL; null if it is not one of ours. */
export function pictureAt(address: string | null): string | null {
  return address?.startsWith(`${PICTURES_PLACE}/`) === true
    ? pictureOfFile(address.slice(PICTURES_PLACE.length + 1))
    : null;
}
