/** The largest accepted photo, in bytes. */
export const PHOTO_BYTES_MAX = 1_000_000;

/** The most pixels of a decoded photo; phones make 12 to 50 million, and the app sends at most 2.6 million. */
export const PHOTO_PIXELS_MAX = 40_000_000;

/** The longest side of a stored photo, in pixels: enough for a full-width picture on a sharp screen. */
export const PHOTO_SIDE = 1600;

/** The longest side of the small copy that lists show, in pixels. */
export const SMALL_PHOTO_SIDE = 480;

/** The most photos per person: more than recipes need, few enough not to serve as file storage. */
const PHOTOS_MAX = 500;

/** The longest side of a photo that is decoded, in pixels: a thin strip with few pixels takes long to resize. */
export const PHOTO_SIDE_MAX = 20_000;

/** The most storage for one person's photos, in bytes: 500 typical ones of 400 kB. */
const PHOTOS_BYTES_MAX = 200_000_000;

/** A person's stored photos: how many, and their total bytes. */
export interface PhotosKept {
  readonly count: number;
  readonly bytes: number;
}

/** Whether one more photo of this many bytes fits next to those that a person has stored. */
export function fitsBeside(kept: PhotosKept, bytes: number): boolean {
  return kept.count < PHOTOS_MAX && kept.bytes + bytes <= PHOTOS_BYTES_MAX;
}
