import { PHOTO_BYTES_MAX } from '@weekbord/domain/recipes/photo-limits';
import { ApiError, FieldError } from '../../../platform/http/errors.ts';

/** What stands before the content of a data URL; the type that it claims is not trusted. */
const HEAD = /^data:[\w.+/=;-]{0,100};base64,/i;
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;
const GROUP = 4;

/** The bytes of a photo in a data URL. Throws where it is none, or holds more than a photo may. */
export function readPhoto(image: string): Buffer {
  const head = HEAD.exec(image.slice(0, 200))?.[0];
  const text = head === undefined ? '' : image.slice(head.length);
  if (text.length % GROUP !== 0 || !BASE64.test(text)) throw new FieldError({ image: 'photo_unreadable' });
  const content = Buffer.from(text, 'base64');
  if (content.length > PHOTO_BYTES_MAX) throw new ApiError('body_too_large');
  return content;
}
