import { createCanvas, loadImage } from '@napi-rs/canvas';
import {
  DISH_PICTURE_SIZES,
  type DishPictureFormat,
  type DishPictureSize,
} from '@weekbord/domain/pictures/dish-pictures';
import sharp, { type AvifOptions, type Sharp } from 'sharp';
import type { Dish } from './dish.ts';
import { HEIGHT, WIDTH } from './drawing/easel.ts';
import { paintDish } from './paint-dish.ts';

/** A file to be made of a picture. */
export type DishPictureFile = Readonly<{ size: DishPictureSize; format: DishPictureFormat }>;

/** Width and height in pixels. A crop is a square out of the middle, where the food is. */
export const DISH_PICTURE_PIXELS: Readonly<Record<DishPictureSize, readonly [width: number, height: number]>> = {
  hero: [800, 600],
  card: [400, 300],
  crop: [160, 160],
};
const LARGEST = Math.max(...DISH_PICTURE_SIZES.map((size) => DISH_PICTURE_PIXELS[size][0]));
/** Pixels of the largest size to a unit of the drawing. */
const SCALE = LARGEST / WIDTH;
/** The side of the square that a crop shows, in units of the drawing, which is 400 by 300. */
const CROPPED = 190;

/**
 * Efforts above 1 take twice the time for files that are 5 % smaller. A hero is one to a screen and may be larger: effort 0
 * takes a third of the time, and a higher quality makes up for it. Cards and crops are many to a screen.
 */
const AVIF: Readonly<Record<DishPictureSize, AvifOptions>> = {
  hero: { quality: 58, effort: 0 },
  card: { quality: 50, effort: 1 },
  crop: { quality: 50, effort: 1 },
};
const WEBP = { quality: 74 };

// One thread, wherever this runs: requests and the database need the other processors.
sharp.concurrency(1);

/** Paints a dish once, and answers the files that are wanted of it, in their order. To be called in a worker thread. */
export async function renderDish(dish: Dish, wanted: readonly DishPictureFile[]): Promise<readonly Buffer[]> {
  const pixels = await drawnPixels(paintDish(dish).svg);
  const files: Buffer[] = [];
  for (const { size, format } of wanted) {
    const sized = inSize(pixels.clone(), size);
    files.push(await (format === 'avif' ? sized.avif(AVIF[size]) : sized.webp(WEBP)).toBuffer());
  }
  return files;
}

/** A drawing in the pixels of the largest size, without transparency. */
async function drawnPixels(svg: string): Promise<Sharp> {
  const [width, height] = [LARGEST, HEIGHT * SCALE];
  const canvas = createCanvas(width, height);
  canvas.getContext('2d').drawImage(await loadImage(Buffer.from(svg)), 0, 0, width, height);
  return sharp(canvas.data(), { raw: { width, height, channels: 4 } }).removeAlpha();
}

function inSize(pixels: Sharp, size: DishPictureSize): Sharp {
  const [width, height] = DISH_PICTURE_PIXELS[size];
  if (size !== 'crop') return pixels.resize(width, height);
  const side = Math.round(CROPPED * SCALE);
  return pixels
    .extract({
      left: Math.round(((WIDTH - CROPPED) / 2) * SCALE),
      top: Math.round(((HEIGHT - CROPPED) / 2) * SCALE),
      width: side,
      height: side,
    })
    .resize(width, height);
}
