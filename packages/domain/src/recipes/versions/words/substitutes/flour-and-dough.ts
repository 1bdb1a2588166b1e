import { GLUTEN_FREE, type WordsOfSubstitutes } from '../substitute-words.ts';

export const FLOUR_AND_DOUGH_SUBSTITUTES: readonly WordsOfSubstitutes[] = [
  {
    foods: { en: ['gluten-free puff pastry'], nl: ['glutenvrij bladerdeeg'] },
    keepsAllWords: true,
    adjective: GLUTEN_FREE,
    alwaysSaysAdjective: true,
  },
  {
    foods: {
      en: ['gluten-free flour', 'gluten-free self-raising flour'],
      nl: ['glutenvrije bloem', 'glutenvrij zelfrijzend bakmeel'],
    },
    noun: { en: 'gluten-free flour', nl: 'glutenvrije bloem' },
    adjective: GLUTEN_FREE,
  },
  {
    foods: { en: ['puff pastry'], nl: ['bladerdeeg'] },
    keepsAllWords: true,
  },
];
