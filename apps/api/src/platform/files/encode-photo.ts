import sharp from 'sharp';
import { semaphore } from '../http/semaphore.ts';

/** The limits of a photo, and the sizes in which it is stored. */
interface PhotoLimits {
  readonly pixelsMax: number;
  /** The longest side that is decoded, in pixels. */
  readonly sideMax: number;
  /** The longest sides, in pixels. */
  readonly large: number;
  readonly small: number;
}

/** A photo as it is stored: two WebP files that contain nothing but pixels. */
export interface EncodedPhoto {
  readonly large: Buffer;
  readonly small: Buffer;
}

/** Why a photo is rejected. */
type PhotoFault = 'photo_unreadable' | 'photo_too_many_pixels';

const AT_ONCE = 1;
const PATIENCE_MS = 5000;
const SECONDS_MAX = 10;
const QUALITY = 80;

// Only these three formats can be opened at all, regardless of the claimed type.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.cache(false);
// Leaves the other processors to requests and the database.
sharp.concurrency(1);

const places = semaphore(AT_ONCE, PATIENCE_MS);

/**
 * Re-encodes a JPEG, PNG or WebP: upright, in sRGB, its first frame only, without anything else that the file
 * contained. The format is detected from its content alone. One at a time; throws `unavailable` if too many wait.
 */
export function encodePhoto(content: Buffer, limits: PhotoLimits): Promise<EncodedPhoto | PhotoFault> {
  return startsLikePhoto(content) ? places(() => encode(content, limits)) : Promise.resolve('photo_unreadable');
}

/** Returns a stored picture as a PNG, which every program can show. */
export function pngOf(kept: Buffer): Promise<Buffer> {
  return places(() => sharp(kept).png({ compressionLevel: 9 }).toBuffer());
}

async function encode(content: Buffer, limits: PhotoLimits): Promise<EncodedPhoto | PhotoFault> {
  const { large: side, small, pixelsMax, sideMax } = limits;
  const inside = { fit: 'inside', withoutEnlargement: true } as const;
  try {
    const { width: wide, height: high } = await sharp(content, { limitInputPixels: pixelsMax }).metadata();
    if (Math.max(wide, high) > sideMax) return 'photo_too_many_pixels';
    const { data, info } = await sharp(content, { limitInputPixels: pixelsMax, failOn: 'error', pages: 1 })
      .timeout({ seconds: SECONDS_MAX })
      .autoOrient()
      .resize({ width: side, height: side, ...inside })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const decoded = () => sharp(data, { raw: { width, height, channels } });
    return {
      large: await decoded().webp({ quality: QUALITY }).toBuffer(),
      small: await decoded()
        .resize({ width: small, height: small, ...inside })
        .webp({ quality: QUALITY })
        .toBuffer(),
    };
  } catch (error) {
    return error instanceof Error && /pixel limit/.test(error.message) ? 'photo_too_many_pixels' : 'photo_unreadable';
  }
}

const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const RIFF = Buffer.from('RIFF');
const WEBP = Buffer.from('WEBP');
const WEBP_AT = 8;

function startsLikePhoto(content: Buffer): boolean {
  const has = (mark: Buffer, at = 0) => content.subarray(at, at + mark.length).equals(mark);
  return has(JPEG) || has(PNG) || (has(RIFF) && has(WEBP, WEBP_AT));
}
