import { fileURLToPath } from 'node:url';
import { createCanvas, GlobalFonts, type Image, loadImage, Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import type { IconShape, IconToDraw, ShortcutIcon } from './draw-icon.ts';

type Rgb = readonly [number, number, number];
type Box = Readonly<{ x: number; y: number; width: number; height: number }>;

const FONT = 'Figtree';
/** Matches letters and digits that the font has. */
const DRAWABLE = /^[\p{sc=Latin}\d]+$/u;
const WHITE: Rgb = [255, 255, 255];
const INK: Rgb = [28, 25, 23];
/** The radius of rounded corners, as a fraction of the side. */
const ROUNDING = 13 / 48;
/** The diameter of the circle that a phone never crops, as a fraction of the side. */
const SAFE = 0.8;
/** The font size for one, two and three letters, as a fraction of the side. */
const LETTER_SIZES = [0.56, 0.46, 0.33];
/** The box of a logo without a background, as a fraction of the side. */
const LOGO_BOX = 0.74;
/** The minimum distance between two distinguishable colours, out of 765. */
const TOLD_APART = 150;
const ALIKE = 24;
const OPAQUE = 250;
const CLEAR = 16;
/** The product's mark and the shortcuts' symbols are drawn on a square of this side. */
const MARK_SIDE = 48;
const MARK = 'M15.5 19 20 30.5 24 21 28 30.5 32.5 19';

/** Paths on a 24 by 24 grid, as in the icons of the app (Lucide, ISC). */
const SHORTCUTS: Readonly<Record<ShortcutIcon, string>> = {
  add: 'M5 12h14M12 5v14',
  groceries:
    'm15 11-1 9M19 11l-4-7M2 11h20M3.5 11l1.6 7.4a2 2 0 0 0 2 1.6h9.8a2 2 0 0 0 2-1.6l1.7-7.4M4.5 15.5h15M5 11l4-7M9 11l1 9',
  'weigh-in':
    'M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM7.5 11a4.5 4.5 0 0 1 9 0zM12 11l1.5-2.5',
};

/** Draws an icon as a PNG. Call it in a worker thread. */
export async function renderIcon(icon: IconToDraw): Promise<Uint8Array> {
  const { shape, side, colour, onColour, shortcut } = icon;
  const canvas = createCanvas(side, side);
  const context = canvas.getContext('2d');
  outline(context, shape, side);
  context.clip();
  if (shortcut !== null) {
    fill(context, side, colour);
    strokeLines(context, { lines: SHORTCUTS[shortcut], of: 24, side, share: 0.5, colour: onColour });
  } else if (icon.logo === null) {
    fill(context, side, colour);
    drawInitials(context, icon);
  } else {
    await drawLogo(context, icon, icon.logo);
  }
  return canvas.encode('png');
}

function outline(context: SKRSContext2D, shape: IconShape, side: number): void {
  context.beginPath();
  const radius = { rounded: ROUNDING * side, circle: side / 2, full: 0, maskable: 0 }[shape];
  context.roundRect(0, 0, side, side, radius);
}

function fill(context: SKRSContext2D, side: number, colour: string): void {
  context.fillStyle = colour;
  context.fillRect(0, 0, side, side);
}

interface Lines {
  readonly lines: string;
  /** The side of the square on which the paths are defined. */
  readonly of: number;
  readonly side: number;
  /** The fraction of the icon's side that this square takes up. */
  readonly share: number;
  readonly colour: string;
}

function strokeLines(context: SKRSContext2D, { lines, of, side, share, colour }: Lines): void {
  const scale = (side * share) / of;
  context.save();
  context.translate((side * (1 - share)) / 2, (side * (1 - share)) / 2);
  context.scale(scale, scale);
  context.strokeStyle = colour;
  context.lineWidth = of / 11;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.stroke(new Path2D(lines));
  context.restore();
}

function drawInitials(context: SKRSContext2D, { shape, side, colour, onColour, initials }: IconToDraw): void {
  const share = shape === 'maskable' ? SAFE : 1;
  context.fillStyle = onColour;
  if (!DRAWABLE.test(initials)) {
    context.beginPath();
    context.arc(side / 2, side / 2, (16.5 / MARK_SIDE) * side * share, 0, 2 * Math.PI);
    context.fill();
    strokeLines(context, { lines: MARK, of: MARK_SIDE, side, share, colour });
    return;
  }
  loadFont();
  const letters = initials.match(/./gu)?.length ?? 1;
  context.font = `800 ${side * share * (LETTER_SIZES[letters - 1] ?? LETTER_SIZES[2]!)}px ${FONT}, ${FONT}Ext`;
  const { actualBoundingBoxLeft: left, actualBoundingBoxRight: right } = context.measureText(initials);
  // Centres by the height of a plain capital, so that an accent does not push its letter down.
  const { actualBoundingBoxAscent: height } = context.measureText('H');
  context.fillText(initials, (side - right + left) / 2, (side + height) / 2);
}

let isFontLoaded = false;

function loadFont(): void {
  if (isFontLoaded) return;
  for (const [file, name] of [
    [import.meta.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'), FONT],
    [import.meta.resolve('@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2'), `${FONT}Ext`],
  ] as const)
    if (GlobalFonts.registerFromPath(fileURLToPath(file), name) === null) throw new Error(`${file} is not a font`);
  isFontLoaded = true;
}

/**
 * Draws a logo. A logo with its own background fills the icon, and any space left gets the colour of its corners. A
 * logo without a background is put on white, on the portal's colour or on a dark background, whichever of these first
 * makes it visible.
 */
async function drawLogo(context: SKRSContext2D, { shape, side, colour }: IconToDraw, file: Uint8Array): Promise<void> {
  const image = await loadImage(file);
  const seen = pixelsOf(image);
  const corners = cornersOf(seen);
  const [first] = corners;
  const hasGround = corners.every(({ alpha }) => alpha >= OPAQUE);
  if (hasGround && first && corners.every(({ rgb }) => distance(rgb, first.rgb) <= ALIKE)) {
    fill(context, side, cssOf(first.rgb));
    drawWithin(context, image, wholeOf(image), side * (shape === 'maskable' ? SAFE : 1));
    return;
  }
  if (hasGround) {
    const least = Math.min(image.width, image.height);
    const middle = { x: (image.width - least) / 2, y: (image.height - least) / 2, width: least, height: least };
    drawWithin(context, image, middle, side);
    return;
  }
  const { box, visible } = seenPart(seen);
  const grounds: readonly Rgb[] = [WHITE, rgbOf(colour), INK];
  const shown = grounds.map((ground) => visible.filter((rgb) => distance(rgb, ground) >= TOLD_APART).length);
  const enough = shown.findIndex((count) => count >= 0.9 * visible.length);
  const best = enough === -1 ? shown.indexOf(Math.max(...shown)) : enough;
  fill(context, side, cssOf(grounds[best] ?? WHITE));
  // In a circle, the diagonal must fit.
  const diagonal = Math.hypot(box.width, box.height) / Math.max(box.width, box.height);
  drawWithin(context, image, box, side * (shape === 'maskable' ? (SAFE * 0.95) / diagonal : LOGO_BOX));
}

function drawWithin(context: SKRSContext2D, image: Image, box: Box, longest: number): void {
  const { width: side } = context.canvas;
  const scale = longest / Math.max(box.width, box.height);
  const [width, height] = [box.width * scale, box.height * scale];
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, box.x, box.y, box.width, box.height, (side - width) / 2, (side - height) / 2, width, height);
}

interface Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

function pixelsOf(image: Image): Pixels {
  const { width, height } = image;
  const context = createCanvas(width, height).getContext('2d');
  context.drawImage(image, 0, 0);
  return { data: context.getImageData(0, 0, width, height).data, width, height };
}

function wholeOf({ width, height }: Image): Box {
  return { x: 0, y: 0, width, height };
}

function pixelAt({ data, width }: Pixels, x: number, y: number): Readonly<{ rgb: Rgb; alpha: number }> {
  const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4);
  return { rgb: [red, green, blue], alpha };
}

function cornersOf(pixels: Pixels) {
  const [right, bottom] = [pixels.width - 1, pixels.height - 1];
  return [pixelAt(pixels, 0, 0), pixelAt(pixels, right, 0), pixelAt(pixels, 0, bottom), pixelAt(pixels, right, bottom)];
}

/** Returns the bounding box of the visible pixels, and their colours. */
function seenPart(pixels: Pixels): Readonly<{ box: Box; visible: readonly Rgb[] }> {
  const { width, height } = pixels;
  const visible: Rgb[] = [];
  let [minX, minY, maxX, maxY] = [width, height, 0, 0];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const { rgb, alpha } = pixelAt(pixels, x, y);
      if (alpha < CLEAR) continue;
      visible.push(rgb);
      [minX, minY, maxX, maxY] = [Math.min(minX, x), Math.min(minY, y), Math.max(maxX, x), Math.max(maxY, y)];
    }
  }
  return visible.length === 0
    ? { box: { x: 0, y: 0, width, height }, visible }
    : { box: { x: minX, y: minY, width: maxX - minX + 1, height: maxY - minY + 1 }, visible };
}

function distance(one: Rgb, other: Rgb): number {
  return Math.abs(one[0] - other[0]) + Math.abs(one[1] - other[1]) + Math.abs(one[2] - other[2]);
}

function rgbOf(colour: string): Rgb {
  const part = (at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  return [part(1), part(3), part(5)];
}

function cssOf([red, green, blue]: Rgb): string {
  return `rgb(${red} ${green} ${blue})`;
}
