import { tile } from '../../drawing/flat-pieces.ts';
import { slab, slicedWedge } from './forms.ts';
import { orb } from './whole-fruit.ts';
import { laid, type Looks } from './servings.ts';

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
