import type { WordsOfFoods } from '../food-words.ts';

export const FLOUR_AND_DOUGH_WORDS: readonly WordsOfFoods[] = [
  {
    foods: { en: ['plain flour', 'wholemeal flour', 'spelt flour'], nl: ['bloem', 'volkorenmeel', 'speltmeel'] },
    words: { en: ['wholemeal flour', 'spelt flour'], nl: ['volkorenmeel', 'speltmeel'] },
    adjectives: {
      en: [
        { word: 'wholemeal', onlyIn: ['wholemeal pancake'] },
        { word: 'spelt', onlyIn: ['spelt pancake'] },
      ],
      nl: [
        { word: 'volkoren', onlyIn: ['volkorenpannenkoek'] },
        { word: 'spelt', onlyIn: ['speltpannenkoek'] },
      ],
    },
  },
  {
    foods: { en: ['puff pastry', 'shortcrust pastry'], nl: ['bladerdeeg', 'hartig taartdeeg'] },
    words: { en: ['puff pastry'], nl: ['bladerdeeg'] },
  },
];
