import { cream, grains, liquid } from '../../drawing/bodies.ts';
import { heap, lump } from '../../drawing/chunks.ts';
import type { Colour } from '../../drawing/colour.ts';
import { tile } from '../../drawing/flat-pieces.ts';
import { leaf } from '../../drawing/leaves.ts';
import { oneOf } from '../../drawing/piece.ts';
import { ball, bean, slice } from '../../drawing/round.ts';
import { shreds, strip } from '../../drawing/strips.ts';
import { bowlful, bowlOf, creamy, type Looks, powder, runny, type Serving } from './servings.ts';

const SPICE = { coarse: 0.14, glazed: '#f3efe8' };

interface BowlOfGrains {
  readonly ground: Colour;
  readonly colours: readonly Colour[];
  /** The length of a grain, in pixels. */
  readonly length: number;
  readonly glazed: Colour;
}

/** A bowl filled with cooked grains up to the rim. */
const bowlOfGrains = ({ ground, colours, length, glazed }: BowlOfGrains): Serving =>
  bowlOf((easel, room) => {
    const heap = { ...room, rx: room.rx * 0.94, ry: room.ry * 0.94 };
    return `<rect x="60" y="20" width="280" height="260" fill="${ground}"/>${grains(easel, heap, colours, length)}`;
  }, glazed);

/** Foods that are eaten by the spoonful, or sprinkled: sauces, creams, powders. */
export const BOWLS: Looks = {
  yoghurt: creamy('#fbf7ee', null, '#8fa3ad'),
  custard: creamy('#f6dc8c', null, '#8fa3ad'),
  'cream-cheese': creamy('#fbf3e0', '#fffaf0', '#7d8f9c'),
  'thick-cream': creamy('#fbf6ea', null, '#6f8468'),
  'herb-dip': creamy('#f3f3e2', '#7fa050', '#8fa3ad'),
  'cottage-cheese': bowlful(lump('#fbf6e8', 8, { wobble: 0.25, gloss: 0.4 }), 8, {
    ground: '#e6dcc4',
    size: 1.5,
    glazed: '#8fa3ad',
  }),
  'red-sauce': creamy('#b5301a', '#e2703c', '#f3efe8'),
  'green-sauce': creamy('#6f9a3c', '#4f7424', '#f3efe8'),
  'red-pesto-bowl': creamy('#a8401f', '#d9803c', '#f3efe8'),
  'pink-sauce': creamy('#efb08a', null, '#8fa3ad'),
  'apple-sauce-bowl': creamy('#ecd48a', '#d9b860', '#8fa3ad'),
  'cranberry-bowl': bowlful(ball('#a31f34', 9, { gloss: 0.8, wobble: 0.1 }), 9, { ground: '#6b1020', size: 1.5 }),
  kimchi: bowlful(shreds(['#e2703c', '#f0a868', '#d9502c', '#f4dcb0'], 30, 7, 4), 13, {
    ground: '#a8401c',
    size: 1.6,
    glazed: '#4d5a63',
  }),
  'white-rice': bowlOfGrains({
    ground: '#cfc4a8',
    colours: ['#fbf5e4', '#f2e8cc', '#fffdf2'],
    length: 8,
    glazed: '#4d6a83',
  }),
  'brown-rice': bowlOfGrains({
    ground: '#7a552c',
    colours: ['#cfa873', '#b98d56', '#dcbb8a'],
    length: 8,
    glazed: '#f3efe8',
  }),
  couscous: bowlOfGrains({
    ground: '#b58c3c',
    colours: ['#efcf86', '#e6bf6c', '#f8e2ac'],
    length: 1,
    glazed: '#8fa3ad',
  }),
  quinoa: bowlOfGrains({
    ground: '#9c7a40',
    colours: ['#e3cf9a', '#cdb074', '#b98c5c'],
    length: 1.4,
    glazed: '#f3efe8',
  }),
  'pearl-barley': bowlOfGrains({
    ground: '#9c7a40',
    colours: ['#e6cf9c', '#d2b274', '#f0dfb4'],
    length: 4,
    glazed: '#c98f72',
  }),
  breadcrumbs: powder('#dca552', { coarse: 0.34, specks: '#b9802f', glazed: '#f3efe8' }),
  oats: bowlful(slice(9, { flesh: '#ecd9ae', skin: '#d9bd84', rind: 0.1, long: 1.35, height: 1.4 }), 8, {
    ground: '#b5925a',
    size: 1.4,
    glazed: '#8fa3ad',
  }),
  'fried-potato': bowlful(slice(17, { flesh: '#efc86a', skin: '#c98f34', rind: 0.09, height: 3 }), 15, {
    ground: '#8f5f20',
    size: 1.5,
  }),
  'carrot-cut': bowlful(
    slice(12, { flesh: '#f0862a', skin: '#e0701a', rind: 0.07, pattern: 'rays', core: '#f8a44c', height: 3 }),
    11,
    { ground: '#a8541a', size: 1.6 },
  ),
  'fruit-yoghurt': creamy('#f6d3d8', '#c8405c', '#8fa3ad'),
  'chocolate-pudding': creamy('#6b4028'),
  cream: runny('#fbf3df', 0, '#8fa3ad'),
  'whipped-cream': creamy('#fffaf0', null, '#8fa3ad'),
  'ketchup-bowl': creamy('#b5281a', null, '#f3efe8'),
  'barbecue-bowl': creamy('#4e2012', null, '#f3efe8'),
  'mayonnaise-bowl': creamy('#f7e8b6', null, '#7d8f9c'),
  'mustard-bowl': creamy('#d9ad34', '#b58a1e', '#f3efe8'),
  'horseradish-bowl': creamy('#f3ecd8', '#d8ccac', '#7d8f9c'),
  'tomato-sauce': creamy('#bd3216', '#d4502c', '#f3efe8'),
  'bolognese-bowl': creamy('#a8381c', '#7a2c16', '#f3efe8'),
  'pesto-bowl': creamy('#7f9440', '#4f7424', '#f3efe8'),
  'curry-paste': creamy('#b8401c', '#7a2412', '#f3efe8'),
  'green-paste': creamy('#8a9a44', '#5f7a2c', '#f3efe8'),
  'brown-paste': creamy('#a87840', '#7d5426', '#f3efe8'),
  'curry-sauce': creamy('#d99a34', null, '#f3efe8'),
  'gravy-bowl': runny('#8a5022', 40, '#f3efe8'),
  'white-sauce': creamy('#f6e8c6', null, '#8fa3ad'),
  sauce: creamy('#c9793a', null, '#f3efe8'),
  'hummus-bowl': creamy('#e3c78e', '#c7a264', '#8fa3ad'),
  'guacamole-bowl': creamy('#a3b74c', '#6f8f30', '#f3efe8'),
  'baba-bowl': creamy('#cdb98e', '#8d7750', '#8fa3ad'),
  'red-dip': creamy('#cf6a3c', '#9c3a1c', '#f3efe8'),
  'creamy-spread': creamy('#f6dcc0', '#e2a582', '#8fa3ad'),
  'sandwich-spread': creamy('#f0dca0', '#c9713a', '#8fa3ad'),
  chutney: bowlful(heap(lump('#d9a648', 8, { gloss: 0.7 }), 2, 6), 9, { ground: '#b57f2c', size: 1.5 }),
  'creamed-spinach': creamy('#5f8a44', '#3f6a2c', '#f3efe8'),
  'coconut-milk-bowl': runny('#fbf6ea', 0, '#6f8468'),
  'potato-mash-bowl': creamy('#f0d894', '#e2c270', '#8fa3ad'),
  'sourdough-bowl': creamy('#efe2c4', '#d9c698', '#8fa3ad'),
  porridge: creamy('#ead9b4', '#cfae72', '#8fa3ad'),
  'mustard-soup': runny('#e6c878', 20, '#f3efe8'),
  'egg-white-bowl': runny('#f6f1de', 0, '#7d8f9c'),
  'egg-yolk-bowl': bowlOf((easel, room) => {
    const white = liquid(easel, room, '#fbf3dc', { drops: 0 });
    const yolks = [
      [178, 136],
      [226, 140],
      [200, 182],
    ];
    return (
      white + yolks.map(([x, y]) => ball('#f5a31a', 30, { gloss: 0.8, wobble: 0.02 })(easel, x!, y!, 0, 1)).join('')
    );
  }, '#7d8f9c'),
  flour: powder('#f8f2e4', { glazed: '#7d8f9c' }),
  'flour-brown': powder('#dcc199', { specks: '#a87c48', glazed: '#f3efe8' }),
  'flour-yellow': powder('#f0d688', { glazed: '#f3efe8' }),
  sugar: powder('#fdfbf4', { coarse: 0.3, glazed: '#8fa3ad' }),
  'brown-sugar': powder('#b5793c', { coarse: 0.3, glazed: '#f3efe8' }),
  'protein-powder': powder('#eddcb8', { glazed: '#4d5a63' }),
  'cocoa-powder': powder('#5a3018', { glazed: '#f3efe8' }),
  'instant-coffee-powder': powder('#5a3318', { coarse: 0.3, specks: '#3a1e0e', glazed: '#f3efe8' }),
  'salt-bowl': powder('#fdfdfb', { coarse: 0.34, glazed: '#5d7480' }),
  'brown-spice': powder('#a5662c', SPICE),
  'red-spice': powder('#b8321a', SPICE),
  'yellow-spice': powder('#dc9d18', SPICE),
  'white-spice': powder('#ecdcb4', SPICE),
  'green-spice': powder('#76843c', { ...SPICE, specks: '#586a26' }),
  'black-pepper-bowl': bowlful(ball('#2e231c', 5, { wobble: 0.16, gloss: 0.35 }), 5, {
    ground: '#1c140e',
    size: 1.7,
    glazed: '#f3efe8',
  }),
  'dry-yeast': powder('#d0a562', { coarse: 0.3, specks: '#a87c3c' }),
  'seeds-bowl': bowlful(oneOf(bean('#3c3630', 7), bean('#6a5236', 7), bean('#4a3d30', 6)), 4.4, {
    ground: '#2a221a',
    size: 1.7,
    glazed: '#f3efe8',
  }),
  'sugar-cubes': bowlful(tile('#fdfbf4', 16, 16, { thick: 8 }), 11, {
    ground: '#c9c2b2',
    size: 1.7,
    glazed: '#8fa3ad',
  }),
  'chocolate-chips': bowlful(lump('#4a2716', 6, { gloss: 0.5 }), 6, { ground: '#2e160a', size: 1.7 }),
  'sprinkles-chocolate': bowlful(strip('#4e2814', 15, 4, { wave: 0.1, gloss: 0.5 }), 6, {
    ground: '#2e160a',
    size: 1.5,
    glazed: '#f3efe8',
  }),
  'sprinkles-fruit': bowlful(
    oneOf(
      strip('#e8577a', 15, 4, { wave: 0.1 }),
      strip('#f4c33a', 15, 4, { wave: 0.1 }),
      strip('#f2efe6', 15, 4, { wave: 0.1 }),
      strip('#ee8a3a', 15, 4, { wave: 0.1 }),
    ),
    6,
    { ground: '#c9607a', size: 1.5 },
  ),
  'sprinkles-white': bowlful(strip('#fbf4e4', 15, 4, { wave: 0.1 }), 6, {
    ground: '#cfc2a4',
    size: 1.5,
    glazed: '#8fa3ad',
  }),
  cereal: bowlful(
    oneOf(
      lump('#e2a23c', 10, { wobble: 0.35 }),
      lump('#c9822a', 9, { wobble: 0.35 }),
      lump('#f0c168', 10, { wobble: 0.4 }),
    ),
    9,
    { ground: '#8f5f20', size: 1.5 },
  ),
  'black-rice-bowl': bowlOf(
    (easel, room) =>
      `<rect x="60" y="20" width="280" height="260" fill="#231a1e"/>${grains(easel, { ...room, rx: room.rx * 0.92, ry: room.ry * 0.92 }, ['#3a2c34', '#2c2026', '#54414a'], 8)}`,
    '#f3efe8',
  ),
  'nuts-bowl': bowlful(
    oneOf(
      bean('#c98e4c', 19, { bent: 0 }),
      bean('#efd9a8', 20, { bent: 0.9 }),
      ball('#a86a34', 8),
      lump('#b07a42', 10, { wobble: 0.35 }),
    ),
    9,
    { ground: '#5a3616', size: 1.5 },
  ),
  'coated-nuts': bowlful(ball('#d9a55a', 9, { wobble: 0.1 }), 9, { ground: '#8a5a24', size: 1.4 }),
  'roasted-chickpeas': bowlful(ball('#d0a256', 8, { wobble: 0.12, mark: 'crease', gloss: 0.2 }), 8, {
    ground: '#8a5f28',
    size: 1.4,
  }),
  'rice-cracker-bowl': bowlful(
    oneOf(
      bean('#b5641e', 22, { bent: 0.6 }),
      tile('#e9cf98', 20, 12, { thick: 3 }),
      ball('#3f6a34', 7),
      bean('#d99a3a', 20),
    ),
    10,
    { ground: '#6a3d16', size: 1.4 },
  ),
  chestnuts: bowlful(ball('#7a3e1c', 13, { gloss: 0.6, mark: 'crease', wobble: 0.08 }), 13, {
    ground: '#3a1c0c',
    size: 1.5,
  }),
  'leaf-heap': bowlful(leaf('#5f7f3a', 38), 14, { ground: '#3c5222', size: 1.4 }),
  'mixed-berries': bowlful(oneOf(ball('#3f4a7c', 9, { mark: 'crown' }), ball('#b5203c', 9), ball('#6a2048', 9)), 9, {
    ground: '#3c1424',
    size: 1.7,
  }),
  'tropical-fruit': bowlful(
    oneOf(
      tile('#f6a821', 20, 18, { thick: 7, gloss: 0.4 }),
      tile('#f7dc6a', 20, 16, { thick: 6, gloss: 0.4 }),
      tile('#f0674a', 18, 16, { thick: 6, gloss: 0.4 }),
      slice(12, { flesh: '#fbf6f0', skin: '#e45a9a', rind: 0.12, pattern: 'seeds', seed: '#2c2420' }),
    ),
    12,
    { ground: '#c27a1c', size: 1.5 },
  ),
  'dried-fruit': bowlful(
    oneOf(
      tile('#e08a24', 26, 12, { thick: 3, gloss: 0.2 }),
      lump('#d9772a', 12, { wobble: 0.3 }),
      slice(13, { flesh: '#ead9a8', skin: '#c99a54', rind: 0.08, pattern: 'hole' }),
      lump('#7a3a24', 11, { wobble: 0.3 }),
    ),
    12,
    { ground: '#8a4a16', size: 1.5 },
  ),
  'pickled-ginger-heap': bowlful(shreds(['#f6c9b8', '#f9ddcc', '#efb09c'], 26, 7, 4), 12, {
    ground: '#c98a78',
    size: 1.6,
    glazed: '#4d5a63',
  }),
  'ginger-in-syrup-bowl': bowlful(ball('#dba53c', 14, { gloss: 0.9 }), 14, { ground: '#a86a1c', size: 1.4 }),
  'fish-roe': bowlful(ball('#26242c', 5, { gloss: 0.9 }), 5, { ground: '#121016', size: 1.6, glazed: '#f3efe8' }),
  'bread-stuffing': bowlful(
    oneOf(lump('#c99a52', 12, { wobble: 0.35 }), lump('#a8743a', 11, { wobble: 0.35 }), leaf('#6f8f3a', 14)),
    10,
    { ground: '#6f4a20', size: 1.5 },
  ),
  bowl: bowlOf((easel, room) => cream(easel, room, '#ecd9ae'), '#8fa3ad'),
  'bowl-asian': bowlOf(
    (easel, room) =>
      `<rect x="60" y="20" width="280" height="260" fill="#d8ccb0"/>${grains(easel, { ...room, rx: room.rx * 0.9, ry: room.ry * 0.9 }, ['#fbf5e4', '#f2e8cc'], 7.5)}`,
    '#4d5a63',
  ),
  'bowl-mexican': bowlful(
    oneOf(
      bean('#3f2c2c', 13),
      bean('#f5c835', 10),
      tile('#d93a24', 10, 10, { thick: 4 }),
      tile('#6fae4a', 9, 9, { thick: 4 }),
    ),
    7,
    { ground: '#4a2c20', size: 1.5, glazed: '#c98f72' },
  ),
  'bowl-soup': runny('#d9a24a', 40),
};
