import type { WordsOfSubstitutes } from '../substitute-words.ts';

export const SEED_SUBSTITUTES: readonly WordsOfSubstitutes[] = [
  {
    foods: { en: ['sunflower seeds'], nl: ['zonnebloempitten'] },
    noun: { en: { one: 'sunflower seed', many: 'sunflower seeds' }, nl: 'zonnebloempitten' },
  },
  {
    foods: { en: ['pumpkin seeds'], nl: ['pompoenpitten'] },
    noun: { en: { one: 'pumpkin seed', many: 'pumpkin seeds' }, nl: 'pompoenpitten' },
  },
  {
    foods: { en: ['mixed seeds'], nl: ['gemengde pitten'] },
    noun: { en: 'mixed seeds', nl: 'gemengde pitten' },
  },
  {
    foods: { en: ['sunflower seed butter'], nl: ['zonnebloempittenpasta'] },
    noun: { en: 'sunflower seed butter', nl: 'zonnebloempittenpasta' },
  },
];
