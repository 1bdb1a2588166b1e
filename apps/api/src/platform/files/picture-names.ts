import { randomBytes } from 'node:crypto';

/** Where pictures are served. */
export const PICTURES_PLACE = '/uploads';

const KEY_BYTES = 16;
const FILE = /^([0-9a-f]{32})(?:-480)?\.webp$/;

/** A name that cannot be guessed: who has the address of a picture was given it. */
export function newPictureKey(): string {
  return randomBytes(KEY_BYTES).toString('hex');
}

/** The files of a picture: as large as it is kept, and the small copy. */
export function filesOfPicture(key: string): readonly [large: string, small: string] {
  return [`${key}.webp`, `${key}-480.webp`];
}

/** The picture that a file belongs to; null where it is none of a picture. */
export function pictureOfFile(name: string): string | null {
  return FILE.exec(name)?.[1] ?? null;
}

/** The address of a picture below the site's own; the small copy has `-480` before its ending. */
export function addressOfPicture(key: string): string {
  return `${PICTURES_PLACE}/${filesOfPicture(key)[0]}`;
}

/** The picture at an address; null where it is none of ours. */
export function pictureAt(address: string | null): string | null {
  return address?.startsWith(`${PICTURES_PLACE}/`) === true
    ? pictureOfFile(address.slice(PICTURES_PLACE.length + 1))
    : null;
}
