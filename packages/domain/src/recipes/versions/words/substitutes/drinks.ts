import type { WordsOfSubstitutes } from '../substitute-words.ts';

export const DRINK_SUBSTITUTES: readonly WordsOfSubstitutes[] = [
  {
    foods: { en: ['apple juice'], nl: ['appelsap'] },
    noun: { en: 'apple juice', nl: 'appelsap' },
  },
  {
    foods: { en: ['gluten-free lager'], nl: ['glutenvrij pils'] },
    noun: { en: 'beer', nl: 'bier' },
    keeps: { en: ['beer'], nl: ['bier'] },
  },
  {
    foods: { en: ['dry white wine', 'red wine'], nl: ['droge witte wijn', 'rode wijn'] },
    keepsAllWords: true,
  },
];
