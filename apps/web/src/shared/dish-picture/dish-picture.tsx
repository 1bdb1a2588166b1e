import type { DishPictureSize } from '@weekbord/domain/pictures/dish-pictures';
import { classes } from '@weekbord/ui/classes';
import { useState } from 'react';
import { imageOrigin } from '../http/site.ts';
import { paintedFiles } from './painted-picture.ts';
import { photoSources } from './photo-sources.ts';

interface DishPictureProps {
  /** The URL of the painted picture; null if there is none yet. */
  picture: string | null;
  /** The displayed size: on a whole screen, on a card, or at 36 to 80 pixels. */
  size: DishPictureSize;
  /** An uploaded photo, if there is one. */
  image?: string | null;
  /** What the picture shows, if no text already says so. */
  alt?: string;
  /** Whether the picture is visible when the screen opens, so that it is loaded before others. */
  isFirst?: boolean;
  /** Classes that set the size of the box, which the picture fills. */
  className?: string;
}

/**
 * The picture of a dish or a food: its photo or, without one, its painted picture; a plain background until that is
 * loaded. It never shows as a broken image.
 */
export function DishPicture({ picture, size, image, alt = '', isFirst = false, className }: DishPictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const look = classes('bg-sunken object-cover dark:bg-line', className);
  const loading = {
    crossOrigin: imageOrigin,
    ...(isFirst ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const)),
  };
  if (image && image !== broken) {
    const onError = () => setBroken(image);
    return <img {...photoSources(image)} {...loading} alt={alt} decoding="async" onError={onError} className={look} />;
  }
  if (picture === null || picture === broken) {
    return <span role={alt ? 'img' : undefined} aria-label={alt || undefined} className={classes('block', look)} />;
  }
  const { avif, webp } = paintedFiles(picture, size);
  const onError = () => setBroken(picture);
  return (
    <picture className="contents">
      <source className="hidden" type="image/avif" srcSet={avif} />
      <img
        src={webp}
        {...loading}
        alt={alt}
        decoding="async"
        onError={onError}
        className={classes('dark:brightness-92', look)}
      />
    </picture>
  );
}
