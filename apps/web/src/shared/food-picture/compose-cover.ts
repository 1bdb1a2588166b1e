import { type FoodPictureName, isFoodPicture } from './food-pictures.ts';

/** What a cover is made of: illustrations with the largest part first, the meal whose colours it takes, and a seed. */
export interface Cover {
  readonly pictures: readonly string[];
  readonly meal_type: string;
  readonly seed: number;
}

export interface PlacedPicture {
  readonly name: FoodPictureName;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn: number;
}

export interface ComposedCover {
  readonly from: string;
  readonly to: string;
  readonly angle: number;
  readonly circles: readonly Readonly<{ x: number; y: number; radius: number }>[];
  /** From back to front. */
  readonly pictures: readonly PlacedPicture[];
}

export const COVER_WIDTH = 400;
export const COVER_HEIGHT = 300;

const MORNING = [
  ['#fff0c4', '#ffcd7d'],
  ['#ffe6cf', '#fbbd8c'],
  ['#fff3d6', '#f6d488'],
] as const;
const NOON = [
  ['#e2f4d2', '#a9d98f'],
  ['#d6f1e2', '#90d1b1'],
  ['#f0f4c6', '#cfdc7c'],
] as const;
const EVENING = [
  ['#ffdfce', '#f2a283'],
  ['#f9d8d8', '#e39a9f'],
  ['#f6dfc2', '#dfa873'],
] as const;
const BETWEEN = [
  ['#ebdff8', '#c3a9e6'],
  ['#dde8fc', '#a5c1ef'],
  ['#fce0ee', '#eda8cd'],
] as const;

const COLOURS: Readonly<Record<string, typeof MORNING | typeof NOON | typeof EVENING | typeof BETWEEN>> = {
  BREAKFAST: MORNING,
  LUNCH: NOON,
  DINNER: EVENING,
};

const STAND_INS: Readonly<Record<string, readonly FoodPictureName[]>> = {
  BREAKFAST: ['pancakes', 'blueberries'],
  LUNCH: ['sandwich', 'tomato'],
  DINNER: ['shallow-pan-of-food', 'herb'],
};
const BETWEEN_STAND_INS: readonly FoodPictureName[] = ['red-apple', 'peanuts'];

/** Places for one to four illustrations, the main one last and so in front: x, y, size. */
const LAYOUTS: readonly (readonly (readonly [x: number, y: number, size: number])[])[] = [
  [[200, 152, 196]],
  [
    [262, 122, 142],
    [164, 164, 180],
  ],
  [
    [112, 128, 112],
    [290, 124, 118],
    [200, 170, 176],
  ],
  [
    [118, 102, 104],
    [284, 98, 108],
    [306, 194, 100],
    [184, 180, 168],
  ],
];
const MOST = LAYOUTS.length;

/** Composes a cover. The same cover always looks the same; another seed turns, mirrors and colours it differently. */
export function composeCover({ pictures, meal_type, seed }: Cover): ComposedCover {
  const draw = drawing(seed);
  const known = [...new Set(pictures)].filter(isFoodPicture).slice(0, MOST);
  const names = known.length > 0 ? known : (STAND_INS[meal_type] ?? BETWEEN_STAND_INS);
  const shades = COLOURS[meal_type] ?? BETWEEN;
  const [from, to] = shades[draw(shades.length)] ?? shades[0];
  const isMirrored = draw(2) === 1;
  const layout = LAYOUTS[names.length - 1] ?? [];
  const placed = layout.flatMap(([x, y, size], index) => {
    const name = names[names.length - 1 - index];
    if (!name) return [];
    const place = {
      x: (isMirrored ? COVER_WIDTH - x : x) + draw(13) - 6,
      y: y + draw(11) - 5,
      size: size + draw(13) - 6,
    };
    return [{ name, ...place, turn: draw(29) - 14 }];
  });
  const circles = [
    { x: 60 + draw(80), y: 40 + draw(60), radius: 70 + draw(40) },
    { x: 260 + draw(90), y: 200 + draw(70), radius: 90 + draw(50) },
  ];
  return { from, to, angle: 120 + draw(60), circles, pictures: placed };
}

/** Draws whole numbers below a limit, the same ones for the same seed (mulberry32). */
function drawing(seed: number): (limit: number) => number {
  let state = Math.imul(seed + 1, 0x9e3779b1) | 0;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}
