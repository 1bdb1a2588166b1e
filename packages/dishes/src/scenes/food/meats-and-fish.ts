import { lump } from '../../drawing/chunks.ts';
import { drumstick } from '../../drawing/drumstick.ts';
import { wholeFish } from '../../drawing/whole-fish.ts';
import { fillet } from '../../drawing/fillet.ts';
import { fold } from '../../drawing/flat-pieces.ts';
import { oneOf } from '../../drawing/piece.ts';
import { ball, friedEgg, slice } from '../../drawing/round.ts';
import { sausage, strip } from '../../drawing/strips.ts';
import { rounded, slab, wholeEgg } from './forms.ts';
import { heaped, laid, type Looks } from './servings.ts';

const COOKED = { length: 120, width: 78, height: 10 } as const;

export const MEATS: Looks = {
  'roast-chicken': laid(drumstick, { count: 2, turn: -0.6, apart: 0.9, size: 0.95 }),
  'chicken-drumstick': laid(drumstick, { count: 1, turn: -0.5, size: 1.2 }),
  'pork-chop': laid(fillet('#cf9a68', { ...COOKED, marks: 'grill', mark: '#8a5426', gloss: 0.15 }), {
    count: 1,
    turn: -0.4,
    size: 1.25,
    on: 'board',
  }),
  'pork-fillet': laid(
    fillet('#d8937c', { length: 150, width: 52, marks: 'lines', mark: '#b56a56', taper: 0.6, height: 12, gloss: 0.3 }),
    { count: 1, turn: -0.4, on: 'board', size: 1.15 },
  ),
  'roast-joint': laid(rounded('#7a3f26', 134, 92, { cuts: 4, gloss: 0.3 }), {
    count: 1,
    turn: -0.4,
    on: 'board',
    size: 1.1,
  }),
  'beef-burger': laid(
    fillet('#7a4426', { length: 92, width: 88, marks: 'sear', mark: '#44200e', taper: 0.05, height: 10 }),
    { count: 1, size: 1.5 },
  ),
  'vegan-burger': laid(
    fillet('#9a6236', { length: 92, width: 88, marks: 'crust', mark: '#5f7a34', taper: 0.05, height: 10 }),
    { count: 1, size: 1.5 },
  ),
  meatloaf: laid(slab('#8a5230', 96, 72, { thick: 16, specks: ['#a3683f', '#6b3c20', '#7a8a3c'] }), {
    count: 2,
    turn: -0.3,
    apart: 0.95,
    size: 1.05,
  }),
  'vegan-sausage': laid(sausage('#bf7a44', 112, 28), { count: 3, turn: -0.5, apart: 0.8 }),
  salmon: laid(
    fillet('#f0905c', { length: 140, width: 66, marks: 'flakes', mark: '#fbd2b6', height: 10, gloss: 0.2 }),
    { count: 1, turn: -0.4, size: 1.2 },
  ),
  'tuna-steak': laid(
    fillet('#b5484a', { length: 124, width: 84, marks: 'flakes', mark: '#d98484', height: 11, gloss: 0.25 }),
    { count: 1, turn: -0.4, size: 1.15 },
  ),
  'fish-fillet-brown': laid(
    fillet('#b5853f', { length: 146, width: 52, marks: 'lines', mark: '#7a5426', taper: 0.6, gloss: 0.3 }),
    { count: 2, turn: -0.5, apart: 0.75 },
  ),
  'whole-fish': laid(wholeFish('#7f97a3', '#e9ecea'), { count: 1, turn: -0.35, size: 1.02 }),
  'fish-fingers': laid(slab('#d39a3e', 104, 34, { thick: 12, specks: ['#b5741f', '#e6bd6a', '#a8641a'] }), {
    count: 3,
    turn: -0.5,
    apart: 0.86,
  }),
  egg: laid(wholeEgg('#d9a878'), { count: 3, size: 1.1 }),
  'minced-meat': heaped(strip('#9c4a34', 24, 7, { wave: 0.8 }), 9, { size: 1.5, ground: '#5a2416' }),
  meatballs: laid(ball('#7d4526', 34, { wobble: 0.1, gloss: 0.35 }), { count: 4, apart: 0.95 }),
  steak: laid(fillet('#84432a', { ...COOKED, marks: 'grill', mark: '#3c1a0c' }), {
    count: 1,
    turn: -0.4,
    size: 1.25,
    on: 'board',
  }),
  'stew-beef': heaped(lump('#84432a', 20, { brown: '#4a1f10' }), 20, { ground: '#4a2010', coverage: 1.5 }),
  schnitzel: laid(fillet('#d79a3e', { length: 138, width: 96, marks: 'crust', mark: '#94540f', height: 8 }), {
    count: 1,
    turn: -0.4,
    size: 1.1,
  }),
  'chicken-fillet': laid(fillet('#dba860', { ...COOKED, marks: 'grill', mark: '#8a4e1c', taper: 0.55 }), {
    count: 1,
    turn: -0.4,
    size: 1.25,
  }),
  liver: laid(
    fillet('#6b2f26', { length: 108, width: 70, marks: 'sear', mark: '#3a1510', taper: 0.5, height: 7, gloss: 0.4 }),
    { count: 1, turn: -0.3, size: 1.3 },
  ),
  sausage: laid(sausage('#a8522c', 112, 30), { count: 3, turn: -0.5, apart: 0.8 }),
  'meat-slices': laid(fold('#b5523f', 96, { wide: 0.7 }), { count: 3, size: 1.05, apart: 0.8 }),
  'plant-slices': laid(slice(44, { flesh: '#e0a184', skin: '#d18a6c', rind: 0.04, height: 1.6 }), {
    count: 3,
    apart: 0.75,
  }),
  pate: laid(slab('#b07a58', 106, 74, { thick: 18, specks: ['#c99474', '#8f5a3c'] }), {
    count: 1,
    turn: -0.3,
    size: 1.2,
  }),
  'plant-pate': laid(slab('#c2a06a', 106, 74, { thick: 18, specks: ['#7d9a4a', '#c9713a'] }), {
    count: 1,
    turn: -0.3,
    size: 1.2,
  }),
  'white-fish': laid(fillet('#f2e4c4', { length: 132, width: 62, marks: 'flakes', mark: '#c9a468', height: 9 }), {
    count: 1,
    turn: -0.4,
    size: 1.25,
  }),
  crab: heaped(
    oneOf(strip('#f4d8cc', 34, 12, { inner: '#e2583c' }), strip('#f8e6da', 30, 12, { inner: '#e8694a' })),
    14,
    { size: 1.4, ground: '#c98a72' },
  ),
  'eggs-boiled': laid(wholeEgg('#f8f0e2'), { count: 3, size: 1.05 }),
  friedeggs: laid(friedEgg(62), { count: 1, size: 1.3 }),
  omelette: laid(fillet('#f2c754', { length: 140, width: 74, marks: 'sear', mark: '#c98a2a', taper: 0.1, height: 9 }), {
    count: 1,
    turn: -0.2,
    size: 1.15,
  }),
  'scrambled-eggs': heaped(lump('#fbdc78', 15, { wobble: 0.42, gloss: 0.25 }), 13, { size: 1.3, ground: '#d9a83c' }),
};
