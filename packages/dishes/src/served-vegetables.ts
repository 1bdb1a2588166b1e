import { boiled, cube, floret, heap, skinned } from './drawing/chunks.ts';
import { chicoryHalf } from './drawing/chicory.ts';
import { shreddedCake } from './drawing/chops.ts';
import { type Colour, shade } from './drawing/colour.ts';
import { wedge } from './drawing/flat-pieces.ts';
import { bit, oneOf, part, type Piece, whole } from './drawing/piece.ts';
import { slice } from './drawing/round.ts';
import { bundle, GREEN_SPEAR, WHITE_SPEAR } from './drawing/spears.ts';
import { strip } from './drawing/strips.ts';
import { pieceOf } from './foods.ts';
import type { Served } from './served.ts';

/** Returns how a fruit or vegetable looks as cut and cooked in this dish; null if it looks as usual. */
export function servedVegetable(looks: string, { title, note, form }: Served): Piece | null {
  if (looks === 'potato' && /rösti|rosti|potato pancakes|latke/.test(title) && /grate/.test(note)) return ROSTI;
  if (looks === 'carrot' && /grate|julienne|ribbon|matchstick|coarsely/.test(note))
    return part(6, 12, heap(strip('#ee8630', 24, 3, { wave: 0.5, height: 1 }), 6, 8));
  if (
    /^(?:potato|carrot|cucumber|courgette|tomato|avocado|apple|pear|mango|peach)$/.test(looks) &&
    /dice|cube|finely|small pieces|chopped/.test(note)
  )
    return diced(looks);
  if (looks in SPEARS && !CUT_SMALL.has(form ?? '')) return SPEARS[looks]!;
  if (looks === 'onion' && COOKED.has(form ?? '') && !/raw/.test(note)) return SOFT_ONION;
  if (looks === 'chicory' && COOKED.has(form ?? '') && !/strips|leaves|salad/.test(note)) return CHICORY;
  if (looks === 'potato') return potato(note, form);
  if (looks === 'cauliflower' && /tikka|roast|traybake|tandoori/.test(title)) return ROAST_CAULIFLOWER;
  if (looks === 'cauliflower' && form === 'OVEN') return BAKED_CAULIFLOWER;
  if (looks === 'lemon' && /wedge/.test(note))
    return bit(14, 13, slice(13, { flesh: '#f7e27c', skin: '#f0cf3a', rind: 0.12, pattern: 'segments', height: 3 }));
  return null;
}

/** The forms of dish for which asparagus is cut before cooking. */
const CUT_SMALL = new Set(['SOUP', 'RICE', 'PASTA', 'NOODLES', 'GRAIN', 'BOWL']);
const SPEARS: Readonly<Record<string, Piece>> = {
  asparagus: part(48, 34, bundle(GREEN_SPEAR, 4)),
  'white-asparagus': part(75, 40, bundle(WHITE_SPEAR, 4)),
};

const CHICORY = part(60, 32, chicoryHalf(78));
const ROSTI = whole(90, 34, shreddedCake(35));
const LARGE_POTATO = part(34, 19, boiled('#f0d588', 18));
const POTATO_SLICE = part(12, 15, slice(16, { flesh: '#f3dc94', skin: '#d9b25c', rind: 0.07, height: 3, long: 1.08 }));
const POTATO_WEDGE = part(16, 17, wedge('#c98a3c', '#f3d884', 42, { width: 0.46 }));

/** Potatoes in slices, in wedges, whole next to meat and fish, otherwise in pieces. */
function potato(note: string, form: string | null): Piece | null {
  if (/sticks/.test(note)) return pieceOf('oven-chips');
  if (/wedge/.test(note)) return POTATO_WEDGE;
  if (/slice/.test(note)) return POTATO_SLICE;
  return form === 'POTATO' ? LARGE_POTATO : pieceOf('potato');
}

const BAKED_CAULIFLOWER = part(
  13,
  14,
  oneOf(floret('#f8edcc', '#e6d9a4', 15), floret('#f3dfae', '#e6d9a4', 15), floret('#e9c27c', '#e0cf98', 15)),
);
const ROAST_CAULIFLOWER = part(
  13,
  14,
  oneOf(floret('#e6b15c', '#dcc08a', 15), floret('#d3923c', '#dcc08a', 15), floret('#f0dcac', '#e2cf9c', 15)),
);

/** The forms of dish in which onion is fried until soft. */
const COOKED = new Set(['SOUP', 'RICE', 'PASTA', 'NOODLES', 'PAN', 'OVEN', 'GRAIN', 'POTATO']);
const SOFT_ONION = part(16, 9, strip('#a9712f', 21, 3.4, { inner: '#e2c384', wave: 0.5, height: 0.5 }));

const DICED: Readonly<Record<string, Colour>> = {
  potato: '#ecd184',
  carrot: '#ee8630',
  cucumber: '#cfe4a0',
  courgette: '#d9e4aa',
  tomato: '#d93a24',
  avocado: '#c3d070',
  apple: '#f5e2a0',
  pear: '#f0dc98',
  mango: '#f6a821',
  peach: '#f3b05a',
};

/** Fruit that is diced with its skin on. */
const SKINS: Readonly<Record<string, Colour>> = { apple: '#c4302a', pear: '#8fa53a', peach: '#d4583c' };

const diced = (looks: string): Piece => {
  const colour = DICED[looks]!;
  const skin = SKINS[looks];
  if (skin !== undefined) return part(7, 11, skinned(colour, skin, 15));
  return part(7, 11, heap(cube(colour, 12, { edge: shade(colour, 0.18) }), 3, 9));
};
