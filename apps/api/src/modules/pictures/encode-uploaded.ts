import { PHOTO_PIXELS_MAX, PHOTO_SIDE_MAX } from '@weekbord/domain/recipes/photos/photo-limits';
import type { EncodedPhoto } from '../../platform/files/encode-photo.ts';
import { FieldError } from '../../platform/http/errors.ts';
import { readPicture, type TooLarge } from './read-picture.ts';

/**
 * Decodes a picture in a data URL and re-encodes it with these maximum side lengths. Throws for its field if it is not
 * a picture.
 */
export async function encodeUploaded(
  picture: string,
  field: string,
  { tooLarge, ...sides }: Readonly<Record<'large' | 'small', number> & { tooLarge: TooLarge }>,
): Promise<EncodedPhoto> {
  // Loaded lazily, because the library is large and most processes never need it.
  const { encodePhoto } = await import('../../platform/files/encode-photo.ts');
  const limits = { pixelsMax: PHOTO_PIXELS_MAX, sideMax: PHOTO_SIDE_MAX, ...sides };
  const photo = await encodePhoto(readPicture(picture, field, tooLarge), limits);
  if (typeof photo === 'string') throw new FieldError({ [field]: photo });
  return photo;
}
