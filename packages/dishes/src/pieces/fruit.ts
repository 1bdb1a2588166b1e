import { cube, heap, lump } from '../drawing/chunks.ts';
import { melonWedge, watermelonSlice } from '../drawing/melon.ts';
import { strip } from '../drawing/strips.ts';
import { wedge } from '../drawing/flat-pieces.ts';
import { bit, oneOf, part, type Pieces, same } from '../drawing/piece.ts';
import { appleSlice, cherry, strawberry } from '../drawing/berries.ts';
import { ball, drupe, halfFruit, slice } from '../drawing/round.ts';

const melon = (rind: string, flesh: string) => part(24, 24, melonWedge(rind, flesh, 56));
const citrus = (skin: string, flesh: string, radius: number, each: number) =>
  part(each, radius * 0.85, slice(radius, { flesh, skin, rind: 0.12, pattern: 'segments', height: 3 }));
const jam = (colour: string) => part(7, 10, heap(lump(colour, 7, { wobble: 0.3, gloss: 0.8 }), 4, 7));

/** Fruit, whole if it is small, otherwise cut as it is usually eaten. */
export const FRUIT: Pieces = {
  apple: part(18, 21, appleSlice('#b8423a', '#fbf1c9', 50)),
  pear: part(15, 20, appleSlice('#a9b344', '#f9f2d0', 52, { tall: 0.62 })),
  banana: part(8, 12, slice(13.5, { flesh: '#f8e7b0', skin: '#f1d88c', rind: 0.07, pattern: 'banana', height: 3.4 })),
  ...same(
    part(13, 14, oneOf(strawberry(14.5), strawberry(14.5), strawberry(14.5, { isHalf: true }))),
    'strawberries',
    'strawberries-frozen',
  ),
  ...same(bit(3.8, 9, drupe('#d9345a', 10)), 'raspberries', 'raspberries-frozen'),
  blackberries: bit(4.4, 9, drupe('#43224e', 10)),
  ...same(bit(2.2, 8, ball('#40508e', 8.4, { mark: 'crown', gloss: 0.35 })), 'blueberries', 'blueberries-frozen'),
  'mixed-berries-frozen': bit(
    3.2,
    8,
    oneOf(drupe('#c92f55', 8), ball('#3c4a86', 6.4, { mark: 'crown' }), drupe('#3d1f47', 8.4), ball('#b61f2e', 5.6)),
  ),
  redcurrants: bit(0.8, 4, ball('#d3202a', 4.4)),
  ...same(part(7, 11, cherry(10.5, '#9c1230')), 'cherries', 'cherries-frozen'),
  grapes: part(
    6,
    11,
    oneOf(ball('#a3c25a', 11.5, { long: 1.18, gloss: 0.8 }), ball('#8fb548', 11, { long: 1.24, gloss: 0.8 })),
  ),
  kiwi: part(13, 15, slice(17, { flesh: '#86b638', skin: '#7c6136', rind: 0.07, pattern: 'kiwi', height: 3.4 })),
  orange: citrus('#ee8a1c', '#f7a234', 18, 16),
  ...same(part(9, 12, wedge('#f28a1a', '#f9a93c', 32, { width: 0.55 })), 'mandarin', 'clementine'),
  lemon: citrus('#e9bb1e', '#f9e784', 17, 13),
  lime: citrus('#5f9e34', '#b9d878', 14, 10),
  ...same(part(10, 12, cube('#f6a821', 18)), 'mango', 'mango-frozen'),
  ...same(part(10, 12, wedge('#eec03c', '#f7dd6c', 34, { width: 0.6 })), 'pineapple', 'pineapple-canned'),
  ...same(
    part(15, 17, wedge('#d4583c', '#f9bf62', 44, { width: 0.72, core: '#dc5a3a' })),
    'peach',
    'nectarine',
    'peaches-canned',
  ),
  apricot: part(
    20,
    16,
    oneOf(
      halfFruit('#e98f34', '#f8bc62', 16, { stone: '#8a5222' }),
      ball('#f0a03e', 16, { mark: 'crease', gloss: 0.35 }),
      wedge('#e98a30', '#f9c670', 38, { width: 0.62 }),
    ),
  ),
  plum: part(
    17,
    16,
    oneOf(
      wedge('#57204a', '#e9a850', 42, { width: 0.6, core: '#d0704a' }),
      wedge('#6a2a56', '#e4b45a', 38, { width: 0.7 }),
    ),
  ),
  fig: part(17, 14, halfFruit('#54305a', '#c9506a', 14, { pointed: true, pale: '#e9a08c', seeds: true })),
  ...same(melon('#c3ad6c', '#f7a150'), 'melon', 'cantaloupe'),
  'galia-melon': melon('#d9b95a', '#dfe6a2'),
  watermelon: part(40, 28, watermelonSlice(66)),
  'pomegranate-seeds': bit(0.7, 4, ball('#c41f3e', 3.9, { long: 1.2, gloss: 0.85 })),
  'passion-fruit': part(
    16,
    12,
    slice(13, {
      flesh: '#f0b52a',
      skin: '#6a2f4a',
      rind: 0.16,
      pattern: 'seeds',
      core: '#f3c235',
      seed: '#2a1c14',
      height: 4,
    }),
  ),
  ...same(bit(0.9, 5, lump('#4d2a2c', 5, { wobble: 0.25, gloss: 0.4 })), 'raisins', 'currants'),
  dates: part(8, 11, ball('#6f3c1c', 9, { long: 1.7, mark: 'crease', gloss: 0.7 })),
  'dried-apricots': part(7, 10, lump('#e6852a', 11, { wobble: 0.12, gloss: 0.5 })),
  prunes: part(8, 10, lump('#33202e', 11, { wobble: 0.2, gloss: 0.6 })),
  'apple-sauce-unsweetened': part(10, 11, heap(lump('#e6cf86', 8, { wobble: 0.3, gloss: 0.4 }), 4, 8)),
  ...same(jam('#b2203a'), 'jam', 'jam-less-sugar', 'raspberry-jam', 'forest-fruit-jam', 'cranberry-sauce'),
  ...same(jam('#e08a24'), 'apricot-jam', 'mango-chutney'),
  'fig-jam': jam('#7a3040'),
  'coconut-flakes': bit(0.5, 6, strip('#fbf6ea', 14, 5, { wave: 0.8, height: 1 })),
  'desiccated-coconut': bit(0.5, 4, strip('#fffaf0', 6, 1.8, { height: 0.7 })),
};
