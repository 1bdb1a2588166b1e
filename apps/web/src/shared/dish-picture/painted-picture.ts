import type { DishPictureSize } from '@weekbord/domain/pictures/dish-pictures';
import { SERVER } from '../http/site.ts';

/** Returns the files of a painted picture in one size: AVIF, and a format for all other browsers. */
export function paintedFiles(picture: string, size: DishPictureSize): Readonly<{ avif: string; webp: string }> {
  return { avif: `${SERVER}${picture}-${size}.avif`, webp: `${SERVER}${picture}-${size}.webp` };
}
