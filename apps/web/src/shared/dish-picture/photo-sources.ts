import { SERVER } from '../http/site.ts';

/** Matches photos on the server, which have a small copy whose longest side is 480 pixels. */
const KEPT = /^(\/uploads\/[0-9a-f]{32})\.webp$/;

/** Returns the `img` attributes that fetch a photo no larger than it is shown; other URLs are returned unchanged. */
export function photoSources(image: string): { src: string; srcSet?: string; sizes?: string } {
  const place = KEPT.exec(image)?.[1];
  if (place === undefined) return { src: image };
  const [whole, small] = [SERVER + image, `${SERVER}${place}-480.webp`];
  return { src: whole, srcSet: `${small} 480w, ${whole} 1600w`, sizes: 'auto, 100vw' };
}
