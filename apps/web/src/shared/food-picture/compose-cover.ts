import { type FoodPictureName, isFoodPicture } from './food-picture-names.ts';

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

type Shades = readonly (readonly [from: string, to: string])[];

/** Each meal has colours of its own, by which it is recognised, and enough of them for a whole page. */
const MORNING: Shades = [
  ['#fff0c4', '#ffcd7d'],
  ['#ffe3d3', '#fbb295'],
  ['#f3f2c9', '#d9d07a'],
  ['#ffe9bd', '#f7b95c'],
  ['#fdf3e3', '#ecc79b'],
  ['#ffe6e0', '#f5b3ac'],
  ['#e6f1ee', '#a9d3c9'],
];
const NOON: Shades = [
  ['#e2f4d2', '#a9d98f'],
  ['#fdf0c8', '#f0cf74'],
  ['#d6f1e2', '#90d1b1'],
  ['#f0f4c6', '#cfdc7c'],
  ['#d9eef5', '#95c9dd'],
  ['#fbe7d2', '#eebd8d'],
  ['#e3efdc', '#b4cda0'],
];
const EVENING: Shades = [
  ['#ffdfce', '#f2a283'],
  ['#e9e2f5', '#b9a5da'],
  ['#f6dfc2', '#dfa873'],
  ['#f9d8d8', '#e39a9f'],
  ['#d8e6ee', '#93b6ca'],
  ['#fbe5b8', '#e8b558'],
  ['#dcebdd', '#98c0a1'],
];
const BETWEEN: Shades = [
  ['#ebdff8', '#c3a9e6'],
  ['#fce0ee', '#eda8cd'],
  ['#dde8fc', '#a5c1ef'],
  ['#fff0cf', '#f6cd82'],
  ['#d9f3f0', '#92d3cb'],
  ['#ffe2d6', '#f8b09a'],
  ['#eaf3d3', '#bcd98a'],
];

const COLOURS: Readonly<Record<string, Shades>> = { BREAKFAST: MORNING, LUNCH: NOON, DINNER: EVENING };

const STAND_INS: Readonly<Record<string, readonly FoodPictureName[]>> = {
  BREAKFAST: ['pancakes', 'blueberries'],
  LUNCH: ['sandwich', 'tomato'],
  DINNER: ['shallow-pan-of-food', 'herb'],
};
const BETWEEN_STAND_INS: readonly FoodPictureName[] = ['red-apple', 'peanuts'];

type Layout = readonly (readonly [x: number, y: number, size: number])[];

/** Places for one to four illustrations, in some ways each, the main one last and so in front: x, y, size. */
const LAYOUTS: readonly (readonly Layout[])[] = [
  [[[200, 152, 196]], [[206, 156, 210]]],
  [
    [
      [266, 124, 148],
      [158, 166, 186],
    ],
    [
      [268, 190, 138],
      [164, 142, 196],
    ],
  ],
  [
    [
      [108, 126, 118],
      [294, 122, 124],
      [200, 172, 182],
    ],
    [
      [284, 88, 116],
      [304, 206, 120],
      [148, 158, 200],
    ],
  ],
  [
    [
      [114, 98, 108],
      [284, 92, 112],
      [312, 200, 108],
      [178, 184, 176],
    ],
    [
      [88, 148, 110],
      [200, 80, 116],
      [314, 150, 112],
      [202, 194, 170],
    ],
  ],
];
const MOST = LAYOUTS.length;

/** Composes a cover. The same cover always looks the same; another seed turns, mirrors and colours it differently. */
export function composeCover({ pictures, meal_type, seed }: Cover): ComposedCover {
  const draw = drawing(seed);
  const known = [...new Set(pictures)].filter(isFoodPicture).slice(0, MOST);
  const names = known.length > 0 ? known : (STAND_INS[meal_type] ?? BETWEEN_STAND_INS);
  const shades = COLOURS[meal_type] ?? BETWEEN;
  // One after the other, not drawn: recipes that were written together stand together, and must not look alike.
  const [from, to] = shades[Math.abs(seed) % shades.length] ?? ['#fff0c4', '#ffcd7d'];
  const isMirrored = draw(2) === 1;
  const layouts = LAYOUTS[names.length - 1] ?? [];
  const layout = layouts[draw(layouts.length)] ?? [];
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
