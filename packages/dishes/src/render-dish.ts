import { type Canvas, createCanvas, loadImage, type SKRSContext2D } from '@napi-rs/canvas';
import {
  DISH_PICTURE_SIZES,
  type DishPictureFormat,
  type DishPictureSize,
} from '@weekbord/domain/pictures/dish-pictures';
import sharp, { type AvifOptions, type Sharp } from 'sharp';
import type { Dish } from './dish.ts';
import { HEIGHT, WIDTH } from './drawing/easel.ts';
import { TABLE_END } from './drawing/table.ts';
import { paintDish } from './paint-dish.ts';

/** A picture file to be created. */
export type DishPictureFile = Readonly<{ size: DishPictureSize; format: DishPictureFormat }>;

/** Width and height in pixels. A crop is a square around the middle, where the food is. */
export const DISH_PICTURE_PIXELS: Readonly<Record<DishPictureSize, readonly [width: number, height: number]>> = {
  hero: [800, 600],
  card: [400, 300],
  crop: [160, 160],
};
const LARGEST = Math.max(...DISH_PICTURE_SIZES.map((size) => DISH_PICTURE_PIXELS[size][0]));
/** Pixels of the largest size per unit of the drawing. */
const SCALE = LARGEST / WIDTH;
/** The side of a crop's square, in units of the drawing (400 by 300); it contains the vessel with the food. */
const CROPPED = 270;
/** The side of a crop's square in scenes whose food takes up less of the drawing. */
const CROPPED_OF: Partial<Record<Dish['scene'], number>> = {
  FOOD: 230,
  DRINK: 220,
  BARS: 260,
  COOKIES: 250,
  NIBBLES: 240,
};

/**
 * Effort levels above 1 double the time for files that are 5% smaller. For heroes, effort 0 takes a third of the time
 * and a higher quality makes up for it: their files may be larger, because a screen has one hero but many cards and
 * crops.
 */
const AVIF: Readonly<Record<DishPictureSize, AvifOptions>> = {
  hero: { quality: 58, effort: 0 },
  card: { quality: 50, effort: 1 },
  crop: { quality: 50, effort: 1 },
};
const WEBP = { quality: 74 };

/** The end of a drawing's definitions. */
const DEFINED = '</defs>';
/** The start of a table, with the filter that lights its grain. */
const GRAIN = /<g filter="url\(#(table-\w+)\)">/;
const lights = new Map<string, Canvas>();

// One thread, because requests and the database need the other processors.
sharp.concurrency(1);

/** Paints a dish once and returns the requested files, in order. Do not call it in the thread that handles requests. */
export async function renderDish(dish: Dish, wanted: readonly DishPictureFile[]): Promise<readonly Buffer[]> {
  const pixels = await drawnPixels(paintDish(dish).svg);
  const files: Buffer[] = [];
  for (const { size, format } of wanted) {
    const sized = inSize(pixels.clone(), size, CROPPED_OF[dish.scene] ?? CROPPED);
    files.push(await (format === 'avif' ? sized.avif(AVIF[size]) : sized.webp(WEBP)).toBuffer());
  }
  return files;
}

/** Renders a drawing in the largest size, without transparency. */
async function drawnPixels(svg: string): Promise<Sharp> {
  const canvas = createCanvas(WIDTH * SCALE, HEIGHT * SCALE);
  const context = canvas.getContext('2d');
  const [table, food] = svg.split(TABLE_END);
  const [, grain] = GRAIN.exec(table!) ?? [];
  if (food === undefined || grain === undefined) await draw(context, svg);
  else {
    const start = table!.slice(0, table!.indexOf(DEFINED) + DEFINED.length);
    await draw(context, `${table!.replace(GRAIN, '<g>')}</svg>`);
    context.globalCompositeOperation = 'multiply';
    context.drawImage(await lightOn(grain, start), 0, 0);
    context.globalCompositeOperation = 'source-over';
    await draw(context, `${start}${food}`);
  }
  const { width, height } = canvas;
  return sharp(canvas.data(), { raw: { width, height, channels: 4 } }).removeAlpha();
}

/**
 * Returns the light on a white table with the given grain, drawn only once: it takes a third of the time of all
 * filters.
 */
async function lightOn(grain: string, start: string): Promise<Canvas> {
  const known = lights.get(grain);
  if (known !== undefined) return known;
  const canvas = createCanvas(WIDTH * SCALE, HEIGHT * SCALE);
  const white = `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff" filter="url(#${grain})"/>`;
  await draw(canvas.getContext('2d'), `${start}${white}</svg>`);
  lights.set(grain, canvas);
  return canvas;
}

async function draw(context: SKRSContext2D, svg: string): Promise<void> {
  context.drawImage(await loadImage(Buffer.from(svg)), 0, 0, WIDTH * SCALE, HEIGHT * SCALE);
}

function inSize(pixels: Sharp, size: DishPictureSize, cropped: number): Sharp {
  const [width, height] = DISH_PICTURE_PIXELS[size];
  if (size !== 'crop') return pixels.resize(width, height);
  const side = Math.round(cropped * SCALE);
  return pixels
    .extract({
      left: Math.round(((WIDTH - cropped) / 2) * SCALE),
      top: Math.round(((HEIGHT - cropped) / 2) * SCALE),
      width: side,
      height: side,
    })
    .resize(width, height);
}
