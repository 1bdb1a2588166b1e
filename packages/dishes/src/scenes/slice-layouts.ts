import type { Room } from '../drawing/vessels.ts';

/** The position of a slice, its size, and its rotation. */
export interface Carried {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
  readonly turn: number;
}

/** The positions of one to four slices, and their sizes. */
export const LAYOUTS: Readonly<Record<number, readonly Carried[]>> = {
  1: [{ x: 200, y: 152, rx: 92, ry: 92, turn: -0.08 }],
  2: [
    { x: 136, y: 146, rx: 72, ry: 72, turn: -0.16 },
    { x: 266, y: 158, rx: 72, ry: 72, turn: 0.12 },
  ],
  3: [
    { x: 130, y: 104, rx: 58, ry: 58, turn: -0.2 },
    { x: 262, y: 112, rx: 58, ry: 58, turn: 0.16 },
    { x: 196, y: 210, rx: 58, ry: 58, turn: 0.04 },
  ],
  4: [
    { x: 132, y: 96, rx: 54, ry: 54, turn: -0.2 },
    { x: 262, y: 90, rx: 54, ry: 54, turn: 0.16 },
    { x: 138, y: 208, rx: 54, ry: 54, turn: 0.14 },
    { x: 268, y: 204, rx: 54, ry: 54, turn: -0.1 },
  ],
};

/** The positions of one to four slices, with something to the right of them. */
export const LAYOUTS_WITH_SIDE: Readonly<Record<number, readonly Carried[]>> = {
  1: [{ x: 164, y: 166, rx: 84, ry: 84, turn: -0.08 }],
  2: [
    { x: 124, y: 124, rx: 64, ry: 64, turn: -0.16 },
    { x: 218, y: 198, rx: 64, ry: 64, turn: 0.1 },
  ],
  3: [
    { x: 108, y: 104, rx: 53, ry: 53, turn: -0.2 },
    { x: 130, y: 210, rx: 53, ry: 53, turn: 0.06 },
    { x: 226, y: 182, rx: 53, ry: 53, turn: 0.14 },
  ],
  4: [
    { x: 102, y: 98, rx: 47, ry: 47, turn: -0.2 },
    { x: 198, y: 92, rx: 47, ry: 47, turn: 0.16 },
    { x: 116, y: 200, rx: 47, ry: 47, turn: 0.14 },
    { x: 214, y: 196, rx: 47, ry: 47, turn: -0.1 },
  ],
};
/** The space to the right of the slices, by the number of slices. */
export const BESIDE: Readonly<Record<number, Room>> = {
  1: { cx: 296, cy: 92, rx: 54, ry: 54 },
  2: { cx: 266, cy: 94, rx: 50, ry: 50 },
  3: { cx: 240, cy: 88, rx: 50, ry: 50 },
  4: { cx: 306, cy: 144, rx: 46, ry: 46 },
};

export const LONG = /baguette|ciabatta/;
export const naturalSize = (food: string): number =>
  /bagel|roll|bun|muffin|crumpet/.test(food)
    ? 38
    : /crispbread|-crackers/.test(food) && !/gluten-free/.test(food)
      ? 34
      : /cakes|rusk|toast-rounds|oatcakes|ontbijtkoek|biscuits|digestives/.test(food)
        ? 28
        : LONG.test(food)
          ? 40
          : /rye/.test(food)
            ? 38
            : 43;

/**
 * The part of a slice that toppings cover, which leaves its edge visible, and how far above its middle the face lies;
 * as shares of its size.
 */
interface Face {
  readonly rx: number;
  readonly ry: number;
  readonly lift: number;
}
export const faceOf = (food: string): Face => {
  if (/(?:rice|corn|lentil)-cakes/.test(food)) return { rx: 0.66, ry: 0.66, lift: 0 };
  if (food === 'rusk') return { rx: 0.78, ry: 0.65, lift: 0.125 };
  if (/crispbread|-crackers/.test(food)) return { rx: 0.8, ry: 0.5, lift: 0 };
  if (food === 'toast-rounds') return { rx: 0.72, ry: 0.58, lift: 0 };
  if (/oatcakes|biscuits|digestives/.test(food)) return { rx: 0.7, ry: 0.7, lift: 0 };
  return { rx: 0.74, ry: 0.72, lift: 0 };
};

export const LONG_LAYOUT: readonly Carried[] = [
  { x: 196, y: 92, rx: 98, ry: 98, turn: -0.1 },
  { x: 206, y: 202, rx: 98, ry: 98, turn: -0.04 },
];
export const LONG_WITH_SIDE: readonly Carried[] = [
  { x: 138, y: 120, rx: 80, ry: 80, turn: -0.3 },
  { x: 150, y: 214, rx: 80, ry: 80, turn: -0.12 },
];
