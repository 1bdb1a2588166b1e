import { laid, type Looks } from './servings.ts';
import { avocadoHalf, bananas, orb, pearForm } from './whole-fruit.ts';
import { aubergineForm, bulb, carrotForm, cucumberForm, gingerForm, headForm, pepperForm } from './whole-vegetables.ts';

const STEM = '#6b4a22';
const round = { count: 3, turn: 0, apart: 1.02, size: 0.92 } as const;
const ends = { count: 2, turn: -0.5, apart: 0.92 } as const;
const board = { on: 'board' } as const;

/** Fruit and vegetables that are more recognisable whole, as they are bought, than in slices. */
export const FRUIT_AND_VEGETABLES: Looks = {
  apple: laid(orb('#c9281f', { blush: '#e8a83a', stem: STEM, leaf: true, radius: 60 }), {
    count: 1,
    turn: 0,
    size: 1.12,
  }),
  pear: laid(pearForm('#b9b84a'), { count: 2, turn: 0.12, apart: 1.05, size: 0.92 }),
  banana: laid(bananas, { count: 1, turn: -0.2, size: 1.12 }),
  orange: laid(orb('#f0891c', { pores: true, star: '#5f8f3c', radius: 40 }), round),
  mandarin: laid(orb('#f39a24', { pores: true, leaf: true, long: 1.1, radius: 40 }), round),
  lemon: laid(orb('#f3d43a', { pores: true, tips: true, radius: 36 }), { count: 3, apart: 1, turn: -0.5 }),
  lime: laid(orb('#7fae3a', { pores: true, tips: true, radius: 35 }), { count: 3, apart: 1, turn: -0.5 }),
  peach: laid(orb('#f2ab58', { blush: '#d9482c', crease: true, leaf: true, radius: 42, gloss: 0.15 }), round),
  plum: laid(orb('#5a2a5c', { crease: true, stem: STEM, radius: 38, long: 1.12 }), round),
  apricot: laid(orb('#f0a03c', { blush: '#d9662c', crease: true, radius: 38, gloss: 0.15 }), round),
  mango: laid(orb('#e8a03a', { blush: '#c9402c', long: 1.35, radius: 52, stem: STEM }), {
    count: 1,
    turn: -0.5,
    size: 1.1,
  }),
  avocado: laid(avocadoHalf, { count: 2, turn: 0.35, apart: 1.08, size: 0.95 }),
  tomato: laid(orb('#d62f1e', { star: '#5a8f3a', radius: 42, gloss: 0.8 }), round),
  'cherry-tomatoes': laid(orb('#dc2e1e', { star: '#5a8f3a', radius: 29, gloss: 0.85 }), {
    count: 5,
    turn: 0,
    apart: 1,
  }),
  potato: laid(orb('#d2aa64', { eyes: '#8a6a34', long: 1.28, radius: 36, gloss: 0.12, wobble: 0.06 }), {
    ...round,
    turn: 0.5,
  }),
  'sweet-potato': laid(orb('#b5603c', { eyes: '#7a3a20', long: 1.75, radius: 31, gloss: 0.12, wobble: 0.05 }), {
    ...ends,
    count: 2,
  }),
  onion: laid(bulb('#d29a48'), { count: 2, turn: 0.1, apart: 1.12, size: 0.92 }),
  'red-onion': laid(bulb('#8c2f5e'), { count: 2, turn: 0.1, apart: 1.12, size: 0.92 }),
  'garlic-heads': laid(bulb('#f4ecdc', true), { count: 2, turn: 0.1, apart: 1.12, size: 0.92, ...board }),
  'ginger-root': laid(gingerForm, { count: 1, turn: -0.2, size: 1.05, ...board }),
  carrot: laid(carrotForm, { count: 3, turn: -0.6, apart: 0.72 }),
  cucumber: laid(cucumberForm('#3f7f34'), { count: 2, turn: -0.5, apart: 0.72 }),
  courgette: laid(cucumberForm('#5a8f3c', 0.9), { count: 2, turn: -0.5, apart: 0.72 }),
  aubergine: laid(aubergineForm, { count: 1, turn: -0.5, size: 1.08 }),
  'red-pepper': laid(pepperForm('#cf2418'), { count: 1, turn: 0.15, size: 1.3 }),
  'yellow-pepper': laid(pepperForm('#f3b81e'), { count: 1, turn: 0.15, size: 1.3 }),
  'green-pepper': laid(pepperForm('#4d9434'), { count: 1, turn: 0.15, size: 1.3 }),
  lettuce: laid(headForm('#8cc25a', '#e4f2c4'), { count: 1, size: 1.12 }),
  'white-cabbage': laid(headForm('#d3e2a4', '#f6f8e4'), { count: 1, size: 1.12 }),
  'red-cabbage': laid(headForm('#7c3a72', '#c9a0c4'), { count: 1, size: 1.12 }),
  beetroot: laid(orb('#7a1a40', { star: '#4f7f34', radius: 42, gloss: 0.15 }), round),
};
