import type { WordsOfFoods } from '../food-words.ts';

export const BREAKFAST_CEREAL_WORDS: readonly WordsOfFoods[] = [
  {
    foods: { en: ['rolled oats'], nl: ['havermout'] },
    words: {
      en: ['oat', 'oats'],
      nl: [
        { word: 'havermout', startsCompound: true },
        { word: 'haver', startsCompound: true, notIn: ['havermout'] },
      ],
    },
  },
  {
    foods: { en: ['muesli', 'granola', 'low-sugar granola'], nl: ['muesli', 'granola'] },
    words: { en: ['muesli', 'granola'], nl: ['muesli', 'granola'] },
  },
  {
    foods: { en: ['crunchy muesli'], nl: ['krokante muesli'] },
    words: { en: ['crunchy muesli', 'muesli'], nl: ['krokante muesli', 'muesli'] },
  },
  {
    foods: { en: ['bran flakes'], nl: ['branflakes'] },
    words: { en: ['bran flakes'], nl: ['bran flakes', 'branflakes'] },
  },
  {
    foods: { en: ['instant wholewheat porridge flakes'], nl: ['volkorentarwevlokken'] },
    words: { en: ['wholegrain breakfast flakes', 'flakes'], nl: ['graanontbijt', 'vlokken'] },
  },
];
