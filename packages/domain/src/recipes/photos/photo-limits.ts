/** Maximum size of an accepted photo, in bytes. */
export const PHOTO_BYTES_MAX = 1_000_000;

/**
 * Maximum number of pixels of a decoded photo; phone cameras produce 12 to 50 million, of which the app sends at most
 * 2.6 million.
 */
export const PHOTO_PIXELS_MAX = 40_000_000;

/** Length of the longest side of a stored photo, in pixels: enough for a full-width picture on a sharp screen. */
export const PHOTO_SIDE = 1600;

/** Length of the longest side of the small copy shown in lists, in pixels. */
export const SMALL_PHOTO_SIDE = 480;

/** Maximum number of photos per person: more than recipes need, but too few to serve as file storage. */
const PHOTOS_MAX = 500;

/**
 * Maximum length of a side of a photo to decode, in pixels: a long strip takes long to resize even if it has few
 * pixels.
 */
export const PHOTO_SIDE_MAX = 20_000;

/** Maximum total size of one person's photos, in bytes: 500 photos of a typical 400 kB. */
const PHOTOS_BYTES_MAX = 200_000_000;

/** The number and total bytes of a person's stored photos. */
export interface PhotosKept {
  readonly count: number;
  readonly bytes: number;
}

/** Whether there is room for one more photo of this many bytes. */
export function hasRoomForPhoto(kept: PhotosKept, bytes: number): boolean {
  return kept.count < PHOTOS_MAX && kept.bytes + bytes <= PHOTOS_BYTES_MAX;
}
