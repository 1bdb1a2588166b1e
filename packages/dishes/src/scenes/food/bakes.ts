import type { Colour } from '../../drawing/colour.ts';
import { bread, croissant } from '../../drawing/bread.ts';
import { puffedCake, rusk } from '../../drawing/crisp-breads.ts';
import { tile } from '../../drawing/flat-pieces.ts';
import { oneOf } from '../../drawing/piece.ts';
import { ball, bean, slice } from '../../drawing/round.ts';
import { biscuit, muffinForm, ring, rounded, scoop, slab, slicedWedge, waffleForm } from './forms.ts';
import { plate } from '../../drawing/vessels.ts';
import { bowlful, laid, type Looks, type Serving } from './servings.ts';

const lolly =
  (colour: Colour, tip: Colour): Serving =>
  (easel) => {
    const one = (x: number, turn: number) =>
      `<g transform="rotate(${turn} ${x} 150)"><rect x="${x - 7}" y="188" width="14" height="52" rx="7" fill="${easel.flat('#dfbf8c')}"/><rect x="${x - 32}" y="80" width="64" height="118" rx="30" fill="#1d0a02" opacity=".32" transform="translate(6 8)"/><rect x="${x - 32}" y="80" width="64" height="118" rx="30" fill="${easel.flat(colour)}"/><path d="M${x - 32} 122q32 18 64 -4v-8a32 30 0 0 0 -64 0z" fill="${tip}"/><path d="M${x - 14} 98v78M${x + 14} 98v78" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".35"/></g>`;
    return plate(easel, 122, '#dfe6ea').markup + one(162, -10) + one(238, 12);
  };

export const BAKES: Looks = {
  'bread-loaf': laid(bread(62, { crumb: '#efd9ac', crust: '#a8682c', spots: ['#8a5a2c'] }), {
    count: 2,
    turn: -0.2,
    on: 'board',
    apart: 0.9,
  }),
  roll: laid(rounded('#d59a4a', 132, 100, { cuts: 1, flour: true }), { count: 1, turn: -0.4, on: 'board' }),
  croissant: laid(croissant, { count: 1, turn: 0.1, size: 1.1 }),
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
  rusk: laid(rusk(52), { count: 3, apart: 1.05 }),
  'rice-cakes': laid(puffedCake('#f5ebd2', 52), { count: 3, apart: 1.02 }),
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
