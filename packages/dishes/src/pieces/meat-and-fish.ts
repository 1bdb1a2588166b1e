import { cube, heap, lump, prawn } from '../drawing/chunks.ts';
import { fillet } from '../drawing/fillet.ts';
import { rasher, sausage, shreds, strip } from '../drawing/strips.ts';
import { fold, tile } from '../drawing/flat-pieces.ts';
import { leaf } from '../drawing/leaves.ts';
import { bit, oneOf, part, type Pieces, same, whole } from '../drawing/piece.ts';
import { ball, bean, slice } from '../drawing/round.ts';

const chicken = part(13, 14, lump('#e6b878', 15, { brown: '#a9632a', wobble: 0.34 }));
const redMeat = part(14, 14, lump('#83482a', 15, { brown: '#4a2412', wobble: 0.32 }));
const strips = (colour: string, brown: string) => part(11, 14, strip(colour, 36, 11, { inner: brown, height: 3 }));
const mince = (colour: string, dark: string) =>
  part(5, 9, heap(oneOf(lump(colour, 4.6, { wobble: 0.35 }), lump(dark, 4.2, { wobble: 0.35 })), 6, 8));
const ham = (colour: string, edge: string) => part(15, 24, fold(colour, 56, { edge }));
const whiteFish = part(
  26,
  20,
  fillet('#f2e4c4', { length: 46, width: 30, marks: 'flakes', mark: '#c9a468', gloss: 0.2 }),
);
const oily = part(20, 17, fillet('#c99a5c', { length: 42, width: 26, marks: 'lines', mark: '#8a5a2c' }));
const tuna = part(8, 11, heap(lump('#dcb796', 7, { wobble: 0.3, gloss: 0.1 }), 4, 8));
const salmonFold = part(16, 22, fold('#f08a5c', 52, { edge: '#f9b494', stripes: '#fbd3bc' }));
const sausageSlice = part(
  9,
  12,
  slice(12, {
    flesh: '#d98a72',
    skin: '#8e3a22',
    rind: 0.12,
    pattern: 'seeds',
    core: '#e09a80',
    seed: '#f3c8b4',
    height: 5,
  }),
);
const tofu = part(12, 13, cube('#f3e6c4', 19, { skin: '#d6a652' }));
const veganStrip = part(11, 13, lump('#cf9a5a', 14, { brown: '#9a5f2a' }));

/** Meat, fish and what takes their place, cooked, in pieces that one eats from a fork. */
export const MEAT_AND_FISH: Pieces = {
  ...same(
    chicken,
    'chicken-breast',
    'chicken-thigh',
    'turkey-breast',
    'chicken-shawarma',
    'chicken-whole-raw',
    'chicken-leg',
    'smoked-chicken',
  ),
  'duck-breast': part(15, 16, fillet('#b4695a', { length: 38, width: 18, marks: 'sear', mark: '#6e3420', height: 4 })),
  'chicken-drumstick': whole(
    95,
    34,
    fillet('#c98a3e', { length: 78, width: 42, marks: 'sear', mark: '#8a4a1a', taper: 0.7, height: 9 }),
  ),
  'chicken-schnitzel': whole(110, 40, fillet('#d79a3e', { length: 92, width: 66, marks: 'crust', mark: '#9a5c1a' })),
  ...same(
    part(14, 15, strip('#d99a7c', 40, 13, { inner: '#c27a5a', height: 3 })),
    'pork-tenderloin',
    'pork-leg-steak',
    'roast-pork-slices',
  ),
  ...same(
    strips('#c08a5e', '#8e5530'),
    'pork-schnitzel',
    'gyros-meat',
    'pulled-pork',
    'pork-shoulder',
    'pork-belly',
    'pork-belly-lean',
  ),
  ...same(whole(120, 42, fillet('#c58a58', { length: 92, width: 58, marks: 'grill', mark: '#6a3416' })), 'pork-chop'),
  ...same(redMeat, 'stewing-beef', 'lamb-leg', 'beef-brisket'),
  ...same(strips('#8a4a2e', '#5a2a16'), 'beef-strips'),
  ...same(
    part(15, 16, strip('#a94a40', 44, 15, { inner: '#c96a58', height: 3 })),
    'beef-steak',
    'ribeye',
    'tuna-steak',
    'beef-roasting-joint',
  ),
  ...same(
    whole(65, 26, fillet('#9a5634', { length: 62, width: 44, marks: 'grill', mark: '#4a200e', taper: 0.6 })),
    'lamb-chop',
  ),
  ...same(
    mince('#8a5030', '#6a3a20'),
    'beef-mince-lean',
    'beef-mince',
    'lamb-mince',
    'mixed-mince',
    'vegan-mince',
    'soy-mince-dried',
  ),
  ...same(mince('#c08a5c', '#a06a3e'), 'pork-mince', 'chicken-mince', 'turkey-mince', 'slavink'),
  ...same(
    part(15, 24, fold('#c2605a', 56, { edge: '#d98a80' })),
    'roast-beef',
    'smoked-beef',
    'salted-beef',
    'corned-beef',
  ),
  ...same(ham('#eaa59a', '#f8d3c8'), 'ham'),
  ...same(ham('#f0d8bc', '#fbecd8'), 'turkey-slices', 'chicken-slices'),
  ...same(
    part(10, 22, fold('#b83a3c', 54, { edge: '#dd7468', stripes: '#f6dccb', wide: 0.5 })),
    'parma-ham',
    'serrano-ham',
  ),
  ...same(part(12, 24, rasher('#a8442c', '#efc79c', 58, 14)), 'bacon'),
  'bacon-lardons': bit(
    3,
    7,
    oneOf(
      strip('#b04a30', 13, 7, { inner: '#efc39a', height: 2.4 }),
      strip('#c25a3c', 12, 7, { inner: '#f2d2ae', height: 2.4 }),
    ),
  ),
  ...same(
    part(
      6,
      11,
      slice(11, {
        flesh: '#a92f1e',
        skin: '#7a1c12',
        rind: 0.1,
        pattern: 'seeds',
        core: '#b23a26',
        seed: '#eab08e',
        height: 2.4,
      }),
    ),
    'chorizo',
    'salami',
    'sucuk',
  ),
  ...same(sausageSlice, 'smoked-sausage'),
  ...same(whole(65, 32, sausage('#a85a30', 70, 19)), 'pork-sausage', 'merguez', 'vegan-sausage', 'chipolata-chicken'),
  ...same(
    whole(110, 34, fillet('#7a4426', { length: 66, width: 64, marks: 'sear', mark: '#3f1d0c', taper: 0.1 })),
    'beef-burger',
    'vegan-burger',
    'veggie-burger',
  ),
  'beef-croquette-oven': whole(
    70,
    32,
    fillet('#c98634', { length: 66, width: 26, marks: 'crust', mark: '#8f5216', taper: 0.1 }),
  ),
  'filet-americain': part(14, 13, heap(lump('#c8442e', 9, { wobble: 0.3, gloss: 0.3 }), 5, 9)),
  salmon: part(26, 21, fillet('#f0925e', { length: 50, width: 32, marks: 'flakes', mark: '#f9cdb0' })),
  ...same(
    part(24, 20, fillet('#ee8a5a', { length: 44, width: 28, marks: 'flakes', mark: '#f9cdb0' })),
    'hot-smoked-salmon',
  ),
  'salmon-canned': part(9, 11, heap(lump('#ee9a74', 7, { wobble: 0.3 }), 4, 8)),
  'smoked-salmon': salmonFold,
  ...same(
    whiteFish,
    'cod',
    'pollock',
    'pangasius',
    'haddock',
    'alaska-pollock',
    'tilapia',
    'hake',
    'salt-cod',
    'sea-bass',
    'sea-bream',
    'plaice',
    'kibbeling',
  ),
  'smoked-haddock': part(
    26,
    20,
    fillet('#f2cf7c', { length: 46, width: 30, marks: 'flakes', mark: '#cf9c3c', gloss: 0.3 }),
  ),
  ...same(oily, 'smoked-mackerel', 'mackerel', 'smoked-trout', 'trout', 'kipper', 'mackerel-in-tomato'),
  ...same(
    part(24, 19, fillet('#b9c0c4', { length: 50, width: 22, marks: 'lines', mark: '#6f7c86', gloss: 0.6 })),
    'herring',
    'herring-fresh',
    'sardines-fresh',
  ),
  'sardines-in-oil': part(
    14,
    18,
    fillet('#b7b3a2', { length: 44, width: 15, marks: 'lines', mark: '#77766c', gloss: 0.6, height: 4 }),
  ),
  anchovies: bit(3, 12, strip('#9a6f58', 30, 5, { wave: 0.4 })),
  ...same(tuna, 'tuna-in-water', 'tuna-in-oil'),
  ...same(part(11, 13, prawn(14)), 'prawns', 'cooked-prawns', 'crayfish'),
  'dutch-shrimps': bit(1.5, 6, prawn(6, { colour: '#e6b09a' })),
  'seafood-mix': part(
    8,
    12,
    oneOf(
      prawn(12),
      bean('#f0a84c', 22),
      slice(10, { flesh: '#f6ede2', skin: '#dfc9c4', rind: 0.14, pattern: 'hole', core: '#c89a86' }),
    ),
  ),
  squid: part(
    8,
    11,
    slice(12, { flesh: '#f8f1e8', skin: '#e2cdc6', rind: 0.2, pattern: 'hole', core: '#c7a08c', height: 3 }),
  ),
  mussels: part(8, 11, bean('#f0a245', 22, { gloss: 0.6 })),
  ...same(part(18, 17, leaf('#27303e', 38, { vein: '#f0a245', height: 4 })), 'mussels-in-shell', 'cockles'),
  'spare-ribs': whole(
    125,
    44,
    fillet('#8f4420', { length: 100, width: 52, marks: 'lines', mark: '#4a1c0a', taper: 0.05, height: 9, gloss: 0.25 }),
  ),
  'fish-fingers': part(
    28,
    24,
    fillet('#de9e3c', { length: 58, width: 20, marks: 'crust', mark: '#a8641a', taper: 0.02 }),
  ),
  surimi: part(12, 14, strip('#f9efe8', 34, 10, { inner: '#e8553c', wave: 0.1 })),
  ...same(tofu, 'tofu', 'silken-tofu'),
  'smoked-tofu': part(12, 13, cube('#d9b376', 18, { skin: '#a3702f' })),
  tempeh: part(14, 15, tile('#d2aa66', 27, 20, { thick: 5, dots: '#f2e0b2' })),
  ...same(veganStrip, 'seitan', 'vegan-chicken-pieces', 'mycoprotein-pieces', 'soy-chunks-dried', 'soy-protein'),
  falafel: part(20, 15, ball('#8f5f2a', 15, { wobble: 0.14, gloss: 0.2 })),
  meatball: part(24, 15, ball('#7d4526', 15, { wobble: 0.14, gloss: 0.4 })),
  'prawn-crackers': part(3, 15, fold('#f7e3d2', 34, { wide: 0.8 })),
  'chicken-shreds': part(9, 12, shreds(['#ecd0a0', '#dcb47c', '#f4e2bc'], 26, 5, 4)),
};
