import type { DishPictureSize } from '@weekbord/domain/pictures/dish-pictures';
import { SERVER } from '../http/site.ts';

/** Returns the files of a painted picture in one size: for browsers that support AVIF, and for all others. */
export function paintedFiles(picture: string, size: DishPictureSize): Readonly<{ avif: string; webp: string }> {
  return { avif: `${SERVER}${picture}-${size}.avif`, webp: `${SERVER}${picture}-${size}.webp` };
}
