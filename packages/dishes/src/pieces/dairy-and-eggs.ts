import { softWedge } from '../drawing/cheese.ts';
import { cube, heap, lump } from '../drawing/chunks.ts';
import { fillet } from '../drawing/fillet.ts';
import { shreds } from '../drawing/strips.ts';
import { dollop, tile, fold } from '../drawing/flat-pieces.ts';
import { bit, oneOf, part, type Pieces, same } from '../drawing/piece.ts';
import { ball, halfEgg, slice } from '../drawing/round.ts';

const block = (colour: string) => part(9, 11, cube(colour, 16));
const shaved = (colours: readonly string[]) => bit(4, 9, shreds(colours, 15, 2.6, 7, 0.5));
const spoon = (colour: string, radius = 15) => part(18, radius, dollop(colour, radius));
const white = { edge: '#d8cdb4' };
const crumble = part(8, 11, heap(oneOf(cube('#fffcf2', 11, white), cube('#fdf8ea', 8, white)), 4, 10));

export const EGGS: Pieces = {
  egg: part(25, 17, halfEgg()),
  'egg-wrap': part(25, 24, fold('#f2cf6c', 60)),
};

/** Cheeses and spoonfuls of dairy, or of its substitutes. */
export const DAIRY: Pieces = {
  ...same(shaved(['#f8dc86', '#f2cd66', '#fcebb0']), 'grated-cheese', 'mozzarella-grated'),
  ...same(
    bit(2.4, 8, shreds(['#f9ebc0', '#f3dea2', '#fff6dc'], 13, 2.4, 6, 0.5)),
    'parmesan',
    'grana-padano',
    'pecorino',
    'italian-hard-cheese',
    'nutritional-cheese',
  ),
  ...same(
    block('#f3c95c'),
    'cheese-gouda-young',
    'cheese-30',
    'cheese-gouda-mature',
    'cheese-gouda-old',
    'cheese-cumin',
    'edam',
    'cheese-gouda',
    'mini-cheese',
  ),
  ...same(shaved(['#f5bf52', '#efac3a', '#fbd98c']), 'cheddar'),
  ...same(shaved(['#f7e6a6', '#f0d884', '#fdf3cc']), 'emmental', 'gruyere', 'vegan-cheese'),
  ...same(crumble, 'feta', 'white-cheese', 'goats-cheese-soft', 'vegan-feta', 'goats-cheese-hard'),
  'blue-cheese': part(6, 9, heap(lump('#eef0e2', 5, { wobble: 0.3 }), 5, 8)),
  gorgonzola: part(6, 9, heap(lump('#eeeedd', 5, { wobble: 0.3 }), 5, 8)),
  ...same(
    part(14, 15, slice(17, { flesh: '#fdf8ea', skin: '#f6eedb', rind: 0.08, height: 4 })),
    'mozzarella',
    'burrata',
  ),
  ...same(part(16, 24, tile('#f3d478', 50, 46, { thick: 2.4, gloss: 0.2 })), 'vegan-cheese-slices'),
  halloumi: part(
    16,
    17,
    fillet('#f2dfae', { length: 38, width: 24, marks: 'grill', mark: '#a9692a', taper: 0.05, height: 5 }),
  ),
  paneer: part(11, 13, cube('#f8eccb', 19, { skin: '#dba24c' })),
  brie: part(15, 20, softWedge),
  ...same(
    spoon('#fdf9ee'),
    'yoghurt-whole',
    'yoghurt-low-fat',
    'yoghurt-semi-skimmed',
    'greek-yoghurt',
    'yoghurt',
    'soy-yoghurt',
    'skyr',
    'quark-low-fat',
    'quark-full-fat',
    'quark',
    'soy-quark',
    'labneh',
    'sour-cream',
    'creme-fraiche',
    'mascarpone',
    'ricotta',
    'soy-dessert',
    'rice-pudding',
    'custard',
  ),
  ...same(part(16, 15, heap(lump('#fffdf4', 5.6, { wobble: 0.2, gloss: 0.3 }), 13, 13)), 'cottage-cheese'),
  ...same(part(14, 14, dollop('#fcf6e6', 14)), 'cream-cheese'),
  'herb-cheese': part(14, 14, dollop('#f6f3dc', 14, { grain: '#5f9a40' })),
  tzatziki: part(18, 16, dollop('#f4f6e4', 16, { grain: '#6fa04c' })),
  ...same(part(7, 9, tile('#f7dd7c', 17, 15, { thick: 5, gloss: 0.3 })), 'butter'),
  ...same(
    part(30, 21, ball('#fbf0cf', 21, { wobble: 0.08, gloss: 0.3 })),
    'vanilla-ice-cream',
    'soy-vanilla-ice-cream',
  ),
};
