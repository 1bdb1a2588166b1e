/** The longest side of a photo to send, in pixels; the server stores no more. */
const SIDE = 1600;
/** The maximum size of a photo to send, in bytes; the server accepts a million. */
const BYTES_MAX = 900_000;
/** Combinations of size and quality, tried in order until a photo is small enough. */
const TRIES = [
  { side: SIDE, quality: 0.85 },
  { side: SIDE, quality: 0.7 },
  { side: SIDE, quality: 0.5 },
  { side: SIDE / 2, quality: 0.6 },
] as const;
/** The types to try, in this order, because browsers cannot encode every type. */
const TYPES = ['image/webp', 'image/jpeg'] as const;

/**
 * Returns the width and height that fit inside a square in the same aspect ratio, never enlarged; whole numbers, at
 * least one.
 * @internal
 */
export function fitInside(width: number, height: number, side: number): { width: number; height: number } {
  const shrink = Math.min(1, side / Math.max(width, height));
  const fitted = (length: number) => Math.max(1, Math.round(length * shrink));
  return { width: fitted(width), height: fitted(height) };
}

/** An area of a photo, in pixels of its full size. */
export type PhotoArea = Readonly<{ x: number; y: number; width: number; height: number }>;

/**
 * Opens a chosen picture; returns a URL that this page can show until it is passed to `closePhoto`. Accepts every
 * format that this browser can show; null for others.
 */
export async function openPhoto(file: Blob): Promise<string | null> {
  const address = URL.createObjectURL(file);
  if (await loadPicture(address)) return address;
  URL.revokeObjectURL(address);
  return null;
}

/** Frees a photo from `openPhoto`; other URLs are left alone. */
export function closePhoto(address: string): void {
  URL.revokeObjectURL(address);
}

/**
 * Crops a photo if an area is given, and returns it small enough to send, as a data URL: upright, at most 1600 pixels
 * and 900 kB, WebP or otherwise JPEG, without the camera's metadata. Null if the photo cannot be loaded.
 */
export async function preparePhoto(address: string, area?: PhotoArea): Promise<string | null> {
  const picture = await loadPicture(address);
  const photo = picture && (await smallEnough(picture, area ?? wholeOf(picture)));
  return photo && (await dataUrlOf(photo));
}

async function loadPicture(address: string): Promise<HTMLImageElement | null> {
  const picture = new Image();
  picture.src = address;
  try {
    await picture.decode();
  } catch {
    return null;
  }
  return picture.naturalWidth > 0 ? picture : null;
}

function wholeOf({ naturalWidth, naturalHeight }: HTMLImageElement): PhotoArea {
  return { x: 0, y: 0, width: naturalWidth, height: naturalHeight };
}

async function smallEnough(picture: HTMLImageElement, area: PhotoArea): Promise<Blob | null> {
  for (const { side, quality } of TRIES) {
    const canvas = painted(picture, area, side);
    for (const type of TYPES) {
      const photo = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
      if (photo?.type === type && photo.size <= BYTES_MAX) return photo;
    }
  }
  return null;
}

function painted(picture: HTMLImageElement, area: PhotoArea, side: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const { width, height } = fitInside(area.width, area.height, side);
  canvas.width = width;
  canvas.height = height;
  const brush = canvas.getContext('2d');
  if (brush === null) throw new Error('This browser cannot draw on a canvas.');
  brush.imageSmoothingQuality = 'high';
  // Fills the background with white, because JPEG has no transparency.
  brush.fillStyle = '#fff';
  brush.fillRect(0, 0, width, height);
  brush.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, width, height);
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
