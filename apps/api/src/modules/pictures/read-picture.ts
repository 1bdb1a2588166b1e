import type { ErrorCode } from '@weekbord/contract/errors';
import { PHOTO_BYTES_MAX } from '@weekbord/domain/recipes/photos/photo-limits';
import { ApiError, FieldError } from '../../platform/http/errors.ts';

/** Matches the part of a data URL before its content. The content type in it is not trusted. */
const HEAD = /^data:[\w.+/=;-]{0,100};base64,/i;
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;
const GROUP = 4;

/** The error code for a picture that is too large. */
export type TooLarge = Extract<ErrorCode, 'logo_too_large' | 'photo_too_large'>;

/**
 * Returns the bytes of a picture in a data URL. Throws for the given field if it is not a picture, or larger than
 * allowed.
 */
export function readPicture(picture: string, field: string, tooLarge: TooLarge): Buffer {
  const head = HEAD.exec(picture.slice(0, 200))?.[0];
  const text = head === undefined ? '' : picture.slice(head.length);
  if (text.length % GROUP !== 0 || !BASE64.test(text)) throw new FieldError({ [field]: 'photo_unreadable' });
  const content = Buffer.from(text, 'base64');
  if (content.length > PHOTO_BYTES_MAX) throw new ApiError(tooLarge);
  return content;
}
