import { carved } from '../drawing/carved.ts';
import { cube, floret, heap, lump } from '../drawing/chunks.ts';
import { shreds, strip } from '../drawing/strips.ts';
import { fold, mushroomSlice, wedge } from '../drawing/flat-pieces.ts';
import { frill, leaf, sprig } from '../drawing/leaves.ts';
import { bit, herb, oneOf, part, type Pieces, same } from '../drawing/piece.ts';
import { ball, bean, slice } from '../drawing/round.ts';
import { popped } from '../drawing/sweets.ts';
import { GREEN_SPEAR, shortened, spear, WHITE_SPEAR } from '../drawing/spears.ts';

const pepper = (skin: string, inner: string) =>
  part(9, 12, strip(skin, 34, 8, { inner, gloss: 0.6, wave: 0.5, height: 2 }));
const greens = (colour: string, vein: string) => part(7, 14, leaf(colour, 34, { vein }));
const mushroom = part(9, 13, mushroomSlice('#a97c52', 15));
const cabbage = (colours: readonly string[]) => part(7, 13, shreds(colours, 30, 3.4, 5));

/** Vegetables as they lie in a dish, cut in the usual way. */
export const VEGETABLES: Pieces = {
  onion: part(7, 10, strip('#cba860', 26, 3.4, { inner: '#f6ecca', wave: 0.6, height: 0.8 })),
  ...same(
    part(6, 11, strip('#a5386e', 26, 5, { inner: '#f0d3e2', wave: 0.9, height: 1.2 })),
    'red-onion',
    'pickled-onions',
  ),
  shallot: part(
    4,
    9,
    slice(9, { flesh: '#f3e3e4', skin: '#b8748c', rind: 0.12, pattern: 'rings', core: '#c890a4', height: 1.2 }),
  ),
  'silverskin-onions': part(6, 8, ball('#f4ecd2', 8)),
  'fried-onions': bit(0.6, 5, strip('#b56a24', 13, 3.6, { wave: 0.8 })),
  'spring-onion': bit(
    1.2,
    6,
    slice(6, { flesh: '#d9edb4', skin: '#5fa33c', rind: 0.26, pattern: 'hole', core: '#eef6d2', height: 1.6 }),
  ),
  leek: part(
    6,
    10,
    oneOf(
      slice(9.6, { flesh: '#f6f5da', skin: '#74aa46', rind: 0.14, pattern: 'rings', core: '#9fc86c', height: 2.4 }),
      strip('#86b854', 24, 7, { inner: '#eef2cc', wave: 0.5 }),
    ),
  ),
  ...same(
    part(7, 14, oneOf(leaf('#3f8a34', 30, { vein: '#9fd07e' }), leaf('#2f7a30', 34, { vein: '#9fd07e' }))),
    'spinach',
    'spinach-frozen',
  ),
  ...same(part(5, 14, frill('#3e7a3a', '#6fa85a', 13)), 'kale', 'cavolo-nero', 'turnip-greens'),
  ...same(part(6, 14, frill('#7fb548', '#e4efb8', 14)), 'endive', 'curly-endive'),
  chicory: part(10, 15, leaf('#f2f0c8', 40, { vein: '#fffef0' })),
  chard: greens('#2f7d3a', '#e76a7a'),
  ...same(part(6, 20, frill('#76b544', '#d9ecae', 20)), 'lettuce', 'little-gem', 'iceberg', 'romaine'),
  ...same(part(3.2, 13, leaf('#4c9a38', 34, { form: 'notched' })), 'rocket'),
  ...same(part(3.2, 11, leaf('#4f9a40', 24)), 'lambs-lettuce', 'watercress'),
  'mixed-salad-leaves': part(
    5,
    16,
    oneOf(frill('#82bb4c', '#dcedb0', 17), leaf('#4f963c', 32, { form: 'notched' }), frill('#8c3f4e', '#8fb45a', 15)),
  ),
  ...same(cabbage(['#eef0cc', '#dfe8b4', '#f7f6e0']), 'white-cabbage', 'coleslaw-mix', 'sauerkraut'),
  ...same(cabbage(['#cfe39a', '#b5d478', '#e6f0c4']), 'pointed-cabbage', 'chinese-cabbage'),
  'savoy-cabbage': cabbage(['#8fbf5a', '#6aa545', '#c6dd94']),
  ...same(cabbage(['#7c2f6e', '#9a4487', '#64245c']), 'red-cabbage', 'red-cabbage-frozen', 'red-cabbage-jar'),
  'pak-choi': part(12, 17, leaf('#43913c', 42, { vein: '#f0f6da' })),
  'brussels-sprouts': part(
    13,
    12,
    oneOf(
      slice(12, { flesh: '#d5e59a', skin: '#6fa345', rind: 0.14, pattern: 'rings', core: '#8fb95a', height: 4 }),
      ball('#78ab4a', 12, { mark: 'crease' }),
    ),
  ),
  ...same(part(13, 14, floret('#4d8f38', '#a5c86c', 15)), 'broccoli', 'tenderstem-broccoli', 'broccoli-frozen'),
  cauliflower: part(13, 14, floret('#f2e8c8', '#e6dfae', 15)),
  'cauliflower-rice': part(4, 8, heap(lump('#f3ead0', 2.6, { gloss: 0 }), 9, 10)),
  romanesco: part(13, 14, floret('#a7c94c', '#c9dc8c', 15)),
  ...same(
    part(
      11,
      12,
      oneOf(
        slice(12, { flesh: '#f0862a', skin: '#e0701a', rind: 0.07, pattern: 'rays', core: '#f8a44c', height: 4 }),
        strip('#ee8026', 36, 10, { wave: 0.1, height: 4 }),
        slice(11, {
          flesh: '#f0862a',
          skin: '#e0701a',
          rind: 0.07,
          pattern: 'rays',
          core: '#f8a44c',
          height: 4,
          long: 1.5,
        }),
      ),
    ),
    'carrot',
  ),
  parsnip: part(12, 13, wedge('#e6cf94', '#f6e9c0', 36, { width: 0.42 })),
  swede: part(9, 10, cube('#f2b95c', 16)),
  ...same(part(9, 10, cube('#f3ead2', 16)), 'celeriac', 'turnip', 'taro'),
  ...same(
    part(
      9,
      11,
      slice(12, { flesh: '#8c1f48', skin: '#741638', rind: 0.06, pattern: 'rings', core: '#b23f68', height: 3 }),
    ),
    'beetroot-cooked',
    'beetroot',
  ),
  ...same(part(13, 12, cube('#ee9330', 19, { skin: '#c46a18' })), 'pumpkin', 'butternut-squash'),
  'sweet-potato': part(13, 12, cube('#ec8136', 19)),
  fennel: part(8, 12, strip('#a9b96a', 34, 4.6, { inner: '#eef3d0', wave: 0.3, height: 1 })),
  celery: part(7, 10, strip('#b3d47c', 20, 9, { inner: '#d9ecb0', wave: 0.6 })),
  ...same(pepper('#d2271c', '#f0604a'), 'red-pepper', 'pointed-pepper', 'snack-peppers'),
  'roasted-peppers-jar': pepper('#c23a1c', '#e2683c'),
  'yellow-pepper': pepper('#f5b81e', '#fbd665'),
  'green-pepper': pepper('#4d9a34', '#9aca6a'),
  ...same(
    part(
      11,
      14,
      slice(15, { flesh: '#e8efc2', skin: '#3f7d34', rind: 0.1, pattern: 'seeds', core: '#f2f5d6', height: 3 }),
    ),
    'courgette',
  ),
  aubergine: part(
    16,
    16,
    slice(18, {
      flesh: '#e6d3a0',
      skin: '#45203f',
      rind: 0.08,
      pattern: 'seeds',
      core: '#eddcb0',
      seed: '#a98652',
      height: 4,
    }),
  ),
  ...same(
    part(
      8,
      14,
      slice(16, { flesh: '#dcebb0', skin: '#3c8038', rind: 0.1, pattern: 'seeds', core: '#ecf4cc', height: 2.4 }),
    ),
    'cucumber',
    'snack-cucumber',
  ),
  ...same(
    part(
      14,
      15,
      oneOf(
        slice(17, { flesh: '#e2402a', skin: '#c2251a', rind: 0.09, pattern: 'chambers', height: 3 }),
        wedge('#c9281c', '#ea5a3c', 34, { seeds: true }),
      ),
    ),
    'tomato',
    'beef-tomato',
  ),
  ...same(
    part(
      9,
      11,
      oneOf(
        slice(11.5, { flesh: '#e84a30', skin: '#cc2318', rind: 0.12, pattern: 'chambers', height: 4 }),
        ball('#dc2e1e', 11, { gloss: 0.85 }),
      ),
    ),
    'cherry-tomatoes',
    'snack-tomatoes',
  ),
  'sun-dried-tomatoes': part(5, 10, lump('#8f2418', 11, { wobble: 0.35, brown: '#5e140c' })),
  ...same(
    part(6, 13, strip('#5f9e3c', 40, 6, { wave: 0.35, height: 2 })),
    'green-beans',
    'runner-beans',
    'yardlong-beans',
  ),
  ...same(part(4, 13, leaf('#6bb03e', 40, { form: 'long', vein: '#3f7a24' })), 'sugar-snaps', 'mangetout'),
  ...same(bit(1.8, 6, ball('#6fae32', 5.4, { gloss: 0.7 })), 'peas-frozen', 'peas', 'marrowfat-peas'),
  ...same(bit(2.2, 7, bean('#74b036', 15, { seam: true })), 'edamame', 'broad-beans-frozen'),
  asparagus: part(12, 14, spear(shortened(GREEN_SPEAR, 0.56))),
  'white-asparagus': part(16, 14, spear(shortened(WHITE_SPEAR, 0.6))),
  ...same(bit(1.5, 5, bean('#f8cb35', 8.5, { bent: -0.1 })), 'sweetcorn-canned', 'sweetcorn-frozen'),
  'sweetcorn-cob': part(
    45,
    22,
    slice(19, { flesh: '#f7cf45', skin: '#eab42a', rind: 0.24, pattern: 'rays', core: '#f3e4a8', height: 9 }),
  ),
  ...same(mushroom, 'mushrooms', 'portobello', 'mixed-mushrooms', 'shiitake', 'dried-mushrooms'),
  'white-mushrooms': part(9, 13, mushroomSlice('#e6d8c2', 15)),
  'oyster-mushrooms': part(9, 14, leaf('#cbb89c', 34, { vein: '#efe4d0' })),
  beansprouts: part(4, 12, shreds(['#f7f2dc', '#efe6c2', '#fffbe8'], 28, 2.8, 4, 0.7)),
  ...same(
    bit(3, 9, shreds(['#ee8a32', '#d9e0a0', '#7fb04e', '#f0ead0'], 22, 3, 4)),
    'nasi-vegetables',
    'stir-fry-vegetables',
  ),
  ...same(
    bit(3, 8, oneOf(cube('#ee8630', 9), ball('#74b03a', 5), cube('#cfe09a', 8), bean('#f5c835', 8))),
    'mixed-veg-frozen',
    'soup-vegetables',
  ),
  'bamboo-shoots-canned': part(5, 11, strip('#efdfa4', 26, 7, { wave: 0.2 })),
  'water-chestnuts-canned': part(5, 9, slice(10, { flesh: '#f6efdc', skin: '#e2d3ae', rind: 0.1 })),
  'artichoke-hearts-canned': part(18, 16, wedge('#8f9a58', '#e9e4b6', 40, { width: 0.78, core: '#c9cf8c' })),
  radish: bit(4, 9, slice(9.5, { flesh: '#fdf5f4', skin: '#d7214f', rind: 0.12, height: 1.6 })),
  avocado: part(9, 15, carved('#e6e8a0', '#a3bf58', 44, 20, { lines: 0 })),
  ...same(
    bit(
      4,
      8,
      slice(8, { flesh: '#c3cf7c', skin: '#6a8a34', rind: 0.14, pattern: 'seeds', seed: '#eef0c0', height: 1.6 }),
    ),
    'gherkins',
  ),
  'olives-black': bit(4, 8, ball('#33222e', 7.6, { long: 1.2, mark: 'hole', gloss: 0.75 })),
  'olives-green': bit(4, 8, ball('#97a03c', 7.6, { long: 1.2, mark: 'hole', gloss: 0.75 })),
  capers: bit(1.2, 4, ball('#6f7f38', 3.8)),
  jalapenos: bit(
    3,
    8,
    slice(8, { flesh: '#cbe08c', skin: '#578e30', rind: 0.2, pattern: 'hole', core: '#e8f0c2', height: 1.6 }),
  ),
  'chilli-flakes': bit(0.12, 3, strip('#c8281a', 3.6, 2, { height: 0.6 })),
  ...same(
    bit(
      1.2,
      5,
      slice(4.6, { flesh: '#f2d8b4', skin: '#d3261a', rind: 0.34, pattern: 'hole', core: '#f6e2b8', height: 1 }),
    ),
    'chilli',
    'scotch-bonnet',
  ),
  'green-chilli': bit(
    1.2,
    5,
    slice(4.6, { flesh: '#e4ecb4', skin: '#4f9430', rind: 0.34, pattern: 'hole', height: 1 }),
  ),
  alfalfa: herb(1, 9, shreds(['#8dbb52', '#e6efc4'], 18, 1.2, 8, 0.8)),
  cress: herb(0.5, 8, sprig('#5da23c', 20, { leaves: 2, long: 0.6, wide: 0.5, stem: '#dcebb8' })),
  'popcorn-kernels': part(0.8, 8, popped(9)),
  'jackfruit-canned': part(10, 12, shreds(['#e6d3a4', '#d4b982'], 24, 5, 4)),
  nori: bit(0.7, 12, strip('#1f3327', 26, 8, { gloss: 0.4, height: 1 })),
  rhubarb: part(12, 12, strip('#d9566a', 25, 15, { inner: '#f0b4b6', wave: 0.05, height: 4 })),
  'konjac-noodles': part(10, 14, shreds(['#f4f0e6', '#e9e3d4'], 40, 4, 6, 0.9)),
  'tomato-salsa': part(9, 11, heap(oneOf(cube('#d93a24', 7), cube('#e8583c', 6), cube('#5da03c', 4)), 9, 9)),
  piccalilli: part(8, 10, heap(oneOf(cube('#e6bd2c', 7), cube('#d2a51e', 6)), 6, 8)),
  'sandwich-pickle': part(8, 10, heap(oneOf(cube('#6a3d1c', 7), cube('#8a5a2a', 6)), 6, 8)),
  'plantain-crisps': part(4, 12, fold('#eccb62', 24)),
};
