import type { WordsOfFoods } from '../food-words.ts';

export const ALCOHOLIC_DRINK_WORDS: readonly WordsOfFoods[] = [
  {
    foods: { en: ['bock beer', 'lager'], nl: ['bokbier', 'pils'] },
    words: { en: ['beer'], nl: ['bier'] },
  },
  {
    foods: { en: ['dry white wine'], nl: ['droge witte wijn'] },
    words: { en: ['white wine', { word: 'wine', notIn: ['wine vinegar'] }], nl: ['witte wijn', 'wijn'] },
  },
  {
    foods: { en: ['red wine'], nl: ['rode wijn'] },
    otherFoods: { en: ['red wine vinegar'], nl: [] },
    words: {
      en: [
        { word: 'red wine', notIn: ['red wine vinegar'] },
        { word: 'wine', notIn: ['wine vinegar'] },
      ],
      nl: ['rode wijn', 'wijn'],
    },
  },
  {
    foods: { en: ['mirin'], nl: ['mirin'] },
    words: { en: ['mirin'], nl: ['mirin'] },
  },
];
