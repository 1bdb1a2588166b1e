import { lump } from '../../drawing/chunks.ts';
import type { Colour } from '../../drawing/colour.ts';
import { bread } from '../../drawing/bread.ts';
import { fillet } from '../../drawing/fillet.ts';
import { fold, tile, wedge } from '../../drawing/flat-pieces.ts';
import { oneOf } from '../../drawing/piece.ts';
import { ball, bean, friedEgg, slice } from '../../drawing/round.ts';
import { sausage, strip } from '../../drawing/strips.ts';
import { biscuit, muffinForm, ring, rounded, scoop, slab, slicedWedge, waffleForm, wholeEgg } from './forms.ts';
import { croissantForm, drumstick, orb, triangle, wholeFish } from './whole.ts';
import { bagOf, boxOf, potOf, tinOf } from './packs.ts';
import { plate } from '../../drawing/vessels.ts';
import { bowlful, heaped, laid, type Looks, type Serving } from './servings.ts';
import { jarOf } from './vessels-of-drinks.ts';

const lolly =
  (colour: Colour, tip: Colour): Serving =>
  (easel) => {
    const one = (x: number, turn: number) =>
      `<g transform="rotate(${turn} ${x} 150)"><rect x="${x - 7}" y="188" width="14" height="52" rx="7" fill="${easel.flat('#dfbf8c')}"/><rect x="${x - 32}" y="80" width="64" height="118" rx="30" fill="#1d0a02" opacity=".32" transform="translate(6 8)"/><rect x="${x - 32}" y="80" width="64" height="118" rx="30" fill="${easel.flat(colour)}"/><path d="M${x - 32} 122q32 18 64 -4v-8a32 30 0 0 0 -64 0z" fill="${tip}"/><path d="M${x - 14} 98v78M${x + 14} 98v78" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".35"/></g>`;
    return plate(easel, 122, '#dfe6ea').markup + one(162, -10) + one(238, 12);
  };

const croquette = rounded('#b8762c', 112, 40, { crumbs: true });
const COOKED = { length: 120, width: 78, height: 10 } as const;

export const JARS: Looks = {
  'peanut-butter-jar': jarOf('#c48a46'),
  'chocolate-spread': jarOf('#5a321c'),
  'caramel-jar': jarOf('#b5702c'),
  'jam-red': jarOf('#a31f34', { thick: false }),
  'jam-orange': jarOf('#e58a1c', { thick: false }),
  'honey-jar': jarOf('#e2a02c', { thick: false }),
  'jar-spread': jarOf('#d9a85c'),
  'jar-sauce': jarOf('#c25a2c', { thick: false }),
};

export const BAKES: Looks = {
  'bread-loaf': laid(bread(62, { crumb: '#efd9ac', crust: '#a8682c', spots: ['#8a5a2c'] }), {
    count: 2,
    turn: -0.2,
    on: 'board',
    apart: 0.9,
  }),
  roll: laid(rounded('#d59a4a', 132, 100, { cuts: 1, flour: true }), { count: 1, turn: -0.4, on: 'board' }),
  croissant: laid(croissantForm, { count: 1, turn: 0.1, size: 1.1 }),
  baguette: laid(rounded('#cf9242', 190, 54, { cuts: 5 }), { count: 1, turn: -0.5, on: 'board' }),
  'seeded-bun': laid(rounded('#d08f3e', 124, 116, { seeds: '#f6e8c4', gloss: 0.4 }), { count: 1 }),
  'sesame-ring': laid(ring('#cf9242', null, ['#f6e8c4']), { count: 1, size: 1.2 }),
  'flat-loaf': laid(rounded('#dba653', 150, 96, { seeds: '#4a3d30' }), { count: 1, turn: -0.3, on: 'board' }),
  'currant-roll': laid(rounded('#c98a3c', 112, 106, { seeds: '#3a2018', gloss: 0.5 }), { count: 1 }),
  'spiced-cake': laid(tile('#9a5a2c', 118, 84, { thick: 20, dots: '#7a4220', holes: true }), {
    count: 1,
    size: 1.15,
    turn: -0.25,
  }),
  'round-holes': laid(biscuit('#e2b868', 62, { holes: true }), { count: 1, size: 1.15 }),
  rusk: laid(biscuit('#dba552', 52), { count: 3, apart: 1.05 }),
  'rice-cakes': laid(
    slice(50, {
      flesh: '#f6efdc',
      skin: '#e6d9b8',
      rind: 0.06,
      pattern: 'seeds',
      seed: '#fffdf4',
      core: '#fbf6e8',
      height: 10,
    }),
    { count: 3, apart: 1.02 },
  ),
  crispbread: laid(slab('#b98a4c', 112, 62, { thick: 6, specks: ['#8f6430', '#a3763c', '#d9b47c'] }), {
    count: 2,
    turn: -0.35,
    apart: 1,
    size: 1.05,
  }),
  'dark-chocolate': laid(slab('#3f2113', 112, 76, { thick: 9, lines: 2, across: 3, line: '#241007', gloss: 0.3 }), {
    count: 1,
    size: 1.3,
    turn: -0.35,
  }),
  'garlic-baguette': laid(
    bread(44, { crumb: '#f4e2a8', crust: '#c98f45', form: 'oval', spots: ['#5d8a34', '#f4efc0'] }),
    { count: 3, turn: 0.5, on: 'board' },
  ),
  doughnut: laid(ring('#d59a4a', '#f0a8b4', ['#fff', '#f4d03a', '#6aa8d9']), { count: 1, size: 1.2 }),
  muffin: laid(muffinForm('#d9a656', '#4a4a80'), { count: 1, size: 1.22 }),
  'muffin-dark': laid(muffinForm('#5f3420', '#3a1c0e'), { count: 1, size: 1.22 }),
  pastry: laid(
    slice(60, { flesh: '#e2b062', skin: '#b8762c', rind: 0.06, pattern: 'rings', core: '#8a4a1c', height: 10 }),
    { count: 1, size: 1.15 },
  ),
  waffle: laid(waffleForm('#dda24a', false), { count: 1, size: 1.15, turn: -0.3 }),
  stroopwafel: laid(waffleForm('#c98a3c', true), { count: 2, size: 0.9, apart: 1.05 }),
  pancakes: laid(slice(64, { flesh: '#dba24c', skin: '#f2d79a', rind: 0.09, height: 6 }), {
    count: 3,
    size: 0.92,
    apart: 0.5,
  }),
  'cake-slice': laid(tile('#eac47e', 118, 84, { thick: 20, dots: '#c9964c', holes: true }), {
    count: 1,
    size: 1.15,
    turn: -0.25,
  }),
  tart: laid(
    slicedWedge('#e0a84c', ['#f0cf86', '#e2b25c', '#c98d45'], { rind: '#c08036', bits: ['#e6bd6a', '#d99a3c'] }),
    { count: 1, size: 1.1 },
  ),
  'cream-cake': laid(slicedWedge('#fdf6e6', ['#fdf6e6', '#ecc982', '#fdf6e6', '#ecc982'], { bits: ['#c8203c'] }), {
    count: 1,
    size: 1.1,
  }),
  brownie: laid(slab('#4e2a18', 92, 84, { thick: 24, specks: ['#6b4028', '#3a1c0e', '#7a5034'] }), {
    count: 2,
    size: 0.95,
    turn: -0.2,
    apart: 1.1,
  }),
  baklava: laid(slab('#d9a042', 66, 50, { thick: 16, lines: 3, specks: ['#7d9a3c', '#9cb858'] }), {
    count: 3,
    size: 1.05,
    turn: -0.3,
  }),
  biscuits: laid(biscuit('#d5a05a', 46, { holes: true }), { count: 3, size: 0.95, apart: 1.05 }),
  'biscuit-fingers': laid(slab('#e6bf7c', 108, 30, { thick: 9, across: 5 }), {
    count: 3,
    size: 1,
    turn: -0.5,
    apart: 0.9,
  }),
  bar: laid(slab('#c08a44', 128, 44, { thick: 18, specks: ['#e2bd7a', '#8f5f2c', '#5a2c16', '#efd9a8'] }), {
    count: 2,
    size: 1.05,
    turn: -0.35,
    apart: 1.05,
  }),
  chocolate: laid(slab('#6b4026', 112, 76, { thick: 9, lines: 2, across: 3, gloss: 0.3 }), {
    count: 1,
    size: 1.3,
    turn: -0.35,
  }),
  'white-chocolate': laid(slab('#f4e6c2', 112, 76, { thick: 9, lines: 2, across: 3, line: '#cbb184' }), {
    count: 1,
    size: 1.3,
    turn: -0.35,
  }),
  'chocolate-bar': laid(slab('#5f3620', 128, 40, { thick: 16, across: 4, gloss: 0.3 }), {
    count: 2,
    size: 1.05,
    turn: -0.35,
    apart: 1.05,
  }),
  'chocolate-balls': bowlful(ball('#4e2a16', 13, { gloss: 0.7 }), 13, { ground: '#2a1409', size: 1.4 }),
  meringues: laid(scoop('#fbf5e8', 40), { count: 3 }),
  sweets: bowlful(
    oneOf(
      ball('#d9304a', 13, { gloss: 0.9 }),
      ball('#f4b81e', 13, { gloss: 0.9 }),
      ball('#5da83c', 13, { gloss: 0.9 }),
      ball('#ee7a2c', 13, { gloss: 0.9 }),
      ball('#8a4a9c', 13, { gloss: 0.9 }),
    ),
    13,
    { ground: '#a86a5a', size: 1.35 },
  ),
  'jelly-sweets': bowlful(
    oneOf(
      bean('#d9304a', 34, { gloss: 0.8 }),
      bean('#f4c81e', 32, { gloss: 0.8 }),
      bean('#5da83c', 32, { gloss: 0.8 }),
      bean('#ee7a2c', 34, { gloss: 0.8 }),
    ),
    14,
    { ground: '#a8502c', size: 1.3 },
  ),
  'sweets-black': bowlful(
    oneOf(tile('#231c1a', 26, 22, { thick: 8, gloss: 0.6 }), ball('#2a2220', 13, { gloss: 0.8 })),
    14,
    { ground: '#120c0a', size: 1.3, glazed: '#f3efe8' },
  ),
  'sweets-white': bowlful(oneOf(rounded('#fbf1ea', 32, 28), rounded('#f8d3da', 32, 28)), 15, {
    ground: '#d9bcae',
    size: 1.3,
    glazed: '#8fa3ad',
  }),
  'sweets-brown': bowlful(tile('#c08a44', 28, 22, { thick: 10, gloss: 0.5 }), 15, { ground: '#7a4c1c', size: 1.3 }),
  'marzipan-block': laid(slab('#f0dca0', 112, 62, { thick: 26 }), { count: 1, size: 1.15, turn: -0.3, on: 'board' }),
  'chocolate-rice-cakes': laid(biscuit('#efe4c8', 48, { coat: '#55301a' }), { count: 3, apart: 1.05 }),
  crackers: laid(slab('#e6c07c', 66, 62, { thick: 6, specks: ['#b98440', '#c99a54'] }), {
    count: 4,
    apart: 1,
    size: 1,
    turn: 0.2,
  }),
  breadsticks: laid(rounded('#d5a052', 150, 15), { count: 5, turn: -0.7, apart: 0.62 }),
  'puff-pastry': laid(slab('#f4e4bc', 128, 92, { thick: 14, specks: ['#fbf3dc', '#e9d49c'] }), {
    count: 1,
    turn: -0.3,
    on: 'board',
    size: 1.15,
  }),
  'rice-paper-sheets': laid(
    slice(72, { flesh: '#f8f4ea', skin: '#ece4d0', rind: 0.04, height: 1.6, pattern: 'rings', core: '#e3dac4' }),
    { count: 2, apart: 0.5 },
  ),
  'gelatine-sheets': laid(tile('#f4e9c4', 104, 56, { thick: 2, gloss: 0.5 }), { count: 3, apart: 0.5 }),
  'fresh-yeast-block': laid(slab('#dcc8a0', 84, 66, { thick: 28 }), { count: 1, size: 1.3, turn: -0.3, on: 'board' }),
  'stock-cubes': laid(slab('#b5853c', 50, 50, { thick: 26, specks: ['#6f7f38', '#d9b064'] }), {
    count: 3,
    size: 1.05,
    turn: 0.3,
  }),
  'ice-lolly': lolly('#ee8a3a', '#f6e2b4'),
  'ice-cream': laid(scoop('#f9edcc', 46), { count: 3, apart: 0.85 }),
  'chocolate-ice-cream': laid(scoop('#6b4028', 46), { count: 3, apart: 0.85 }),
  'strawberry-ice-cream': laid(scoop('#f2b3b8', 46), { count: 3, apart: 0.85 }),
};

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

export const CHEESES: Looks = {
  'cheese-block': laid(slicedWedge('#f4cd62', ['#f0c454'], { rind: '#e2a22c', holes: true }), {
    count: 1,
    size: 1.1,
    on: 'board',
  }),
  'cheese-white-rind': laid(slicedWedge('#f8f0dc', ['#f8e6b4'], { rind: '#f4efe2', deep: 36 }), {
    count: 1,
    size: 1.1,
    on: 'board',
  }),
  'cheese-blue': laid(slicedWedge('#f8efd6', ['#f6ecd0'], { rind: '#e2d6b6', veins: '#5f7f8a' }), {
    count: 1,
    size: 1.1,
    on: 'board',
  }),
  'cheese-hard': laid(slicedWedge('#f3dc9a', ['#f0d68c'], { rind: '#c99a4c', deep: 54 }), {
    count: 1,
    size: 1.1,
    on: 'board',
  }),
  'cheese-orange': laid(slicedWedge('#f0a03a', ['#ec9630'], { deep: 54 }), { count: 1, size: 1.1, on: 'board' }),
  'cheese-red-wax': laid(slicedWedge('#f4cd62', ['#f0c454'], { rind: '#b5281c', deep: 50 }), {
    count: 1,
    size: 1.1,
    on: 'board',
  }),
  mozzarella: laid(orb('#fbf7ec', { radius: 50, gloss: 0.6 }), { count: 2, turn: 0, apart: 1 }),
  butter: laid(slab('#f6dc84', 124, 64, { thick: 28, gloss: 0.25 }), { count: 1, turn: -0.3, size: 1.15 }),
  'cheese-slices': laid(tile('#f5cf62', 96, 92, { thick: 3, gloss: 0.25 }), { count: 3, turn: 0.2, apart: 0.55 }),
  'cheese-plain': laid(slab('#f4dc92', 112, 72, { thick: 24 }), { count: 1, turn: -0.3, size: 1.15, on: 'board' }),
};

/** Packs, for foods of which only the category is known. */
export const PACKS: Looks = {
  bag: bagOf('#d9b98a', '#8fa86a'),
  'bag-bread': bagOf('#dcc09a', '#b5713a'),
  'bag-snacks': bagOf('#e2a23c', '#b5432a'),
  'box-sweet': boxOf('#c25a6a', '#f4e2c4'),
  'box-cold': boxOf('#6f9cb8', '#eaf2f4'),
  'box-meal': boxOf('#c9803c', '#f6efdf'),
  'pot-white': potOf('#f6f2ea', '#7fa3bd'),
  'pot-deli': potOf('#f1e9da', '#8fae6a'),
  'pot-meat': potOf('#f1e9da', '#b5604a'),
  tin: tinOf('#b5603a'),
};
