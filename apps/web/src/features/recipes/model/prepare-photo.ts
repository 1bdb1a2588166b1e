/** The longest side of what is sent, in pixels; the server keeps no more. */
const SIDE = 1600;
/** The most that is sent, in bytes; the server takes a million. */
const BYTES_MAX = 900_000;
/** Tried one after the other until a photo is small enough: how large, and how faithful. */
const TRIES = [
  { side: SIDE, quality: 0.85 },
  { side: SIDE, quality: 0.7 },
  { side: SIDE, quality: 0.5 },
  { side: SIDE / 2, quality: 0.6 },
] as const;
/** In this order; a browser that cannot write one of them writes another kind instead. */
const TYPES = ['image/webp', 'image/jpeg'] as const;

/**
 * Width and height that fit inside a square, in the same proportion, never enlarged; whole, at least one.
 * @internal
 */
export function fitInside(width: number, height: number, side: number): { width: number; height: number } {
  const shrink = Math.min(1, side / Math.max(width, height));
  const fitted = (length: number) => Math.max(1, Math.round(length * shrink));
  return { width: fitted(width), height: fitted(height) };
}

/**
 * Makes a photo small enough to send, as a data URL: upright, at most 1600 pixels and 900 kB, WebP or else JPEG,
 * without what the camera wrote down. Takes every kind of picture that this browser can show; null for any other.
 */
export async function preparePhoto(file: Blob): Promise<string | null> {
  const address = URL.createObjectURL(file);
  try {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    const photo = picture.naturalWidth > 0 ? await smallEnough(picture) : null;
    return photo && (await dataUrlOf(photo));
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(address);
  }
}

async function smallEnough(picture: HTMLImageElement): Promise<Blob | null> {
  for (const { side, quality } of TRIES) {
    const canvas = painted(picture, side);
    for (const type of TYPES) {
      const photo = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
      if (photo?.type === type && photo.size <= BYTES_MAX) return photo;
    }
  }
  return null;
}

function painted(picture: HTMLImageElement, side: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const { width, height } = fitInside(picture.naturalWidth, picture.naturalHeight, side);
  canvas.width = width;
  canvas.height = height;
  const brush = canvas.getContext('2d');
  if (brush === null) throw new Error('This browser cannot paint.');
  brush.imageSmoothingQuality = 'high';
  // JPEG has no holes to look through.
  brush.fillStyle = '#fff';
  brush.fillRect(0, 0, width, height);
  brush.drawImage(picture, 0, 0, width, height);
  return canvas;
}

function dataUrlOf(photo: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(new Error('The photo could not be read.')));
    reader.readAsDataURL(photo);
  });
}
