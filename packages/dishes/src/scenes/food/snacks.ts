import { lump } from '../../drawing/chunks.ts';
import { fillet } from '../../drawing/fillet.ts';
import { fold, triangle, wedge } from '../../drawing/flat-pieces.ts';
import { oneOf } from '../../drawing/piece.ts';
import { slice } from '../../drawing/round.ts';
import { strip } from '../../drawing/strips.ts';
import { ring, rounded, slicedWedge } from './forms.ts';
import { bowlful, heaped, laid, type Looks } from './servings.ts';

const croquette = rounded('#b8762c', 112, 40, { crumbs: true });

export const SNACKS: Looks = {
  'tortilla-chips': heaped(triangle('#e6b85a', 30), 22, { size: 1.1, ground: '#a8701e' }),
  crisps: heaped(fold('#eebf52', 46, { wide: 0.7 }), 18, { size: 1.25, ground: '#a8701e' }),
  'onion-rings': laid(ring('#c98a34', null), { count: 3, size: 0.66, apart: 1 }),
  pretzels: bowlful(
    oneOf(
      slice(15, { flesh: '#a8602a', rind: 0.1, pattern: 'hole', core: '#e9cfa0', height: 3 }),
      slice(13, { flesh: '#b56c30', pattern: 'hole', core: '#e9cfa0', height: 3 }),
    ),
    14,
    { ground: '#5a2e10', size: 1.3 },
  ),
  popcorn: bowlful(lump('#fbf0cc', 12, { wobble: 0.42, brown: '#e2b04a' }), 11, {
    ground: '#c99a3c',
    size: 1.35,
    glazed: '#c94a3c',
  }),
  fries: heaped(strip('#f0c04e', 66, 11, { wave: 0.08, height: 4, gloss: 0.2 }), 20, { size: 1.2, ground: '#a8721c' }),
  croquettes: laid(croquette, { count: 3, turn: -0.6, apart: 0.86 }),
  bitterballen: laid(rounded('#b8762c', 58, 56, { crumbs: true }), { count: 4, apart: 0.9 }),
  nuggets: laid(fillet('#d39a42', { length: 68, width: 52, marks: 'crust', mark: '#94540f', height: 8 }), {
    count: 4,
    apart: 0.98,
  }),
  breaded: laid(fillet('#d79a3e', { length: 134, width: 92, marks: 'crust', mark: '#94540f', height: 9 }), {
    count: 1,
    turn: -0.4,
  }),
  'spring-rolls': laid(rounded('#c98a34', 118, 32, { gloss: 0.3 }), { count: 3, turn: -0.5, apart: 0.86 }),
  dumplings: laid(wedge('#f0e0b8', '#f8efd4', 82, { width: 0.75 }), { count: 4, apart: 0.95 }),
  'savoury-pastry': laid(rounded('#d08f3c', 138, 66, { cuts: 4, gloss: 0.35 }), { count: 1, turn: -0.35, size: 1.15 }),
  'pie-meat': laid(slicedWedge('#d39a48', ['#d9a656', '#a86a34', '#c08a44'], { rind: '#b8762c' }), {
    count: 1,
    size: 1.1,
  }),
  'vine-rolls': laid(rounded('#5f6f34', 84, 30, { gloss: 0.5 }), { count: 4, turn: -0.5, apart: 0.8 }),
  sushi: laid(
    slice(34, { flesh: '#fbf5e6', skin: '#1f2a22', rind: 0.1, pattern: 'hole', core: '#7fae4a', height: 14 }),
    { count: 4, apart: 1 },
  ),
  'sushi-salmon': laid(
    slice(34, { flesh: '#fbf5e6', skin: '#1f2a22', rind: 0.1, pattern: 'hole', core: '#f08a5c', height: 14 }),
    { count: 4, apart: 1 },
  ),
};
