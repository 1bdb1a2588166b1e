import { bagOf, boxOf, potOf, tinOf } from './packs.ts';
import type { Looks } from './servings.ts';
import { jarOf } from './vessels-of-drinks.ts';

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

/** Packs, for foods if only their category is known. */
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
