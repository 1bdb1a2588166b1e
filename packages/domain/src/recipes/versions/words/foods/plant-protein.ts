import type { WordsOfFoods } from '../food-words.ts';

export const PLANT_PROTEIN_WORDS: readonly WordsOfFoods[] = [
  {
    foods: { en: ['seitan'], nl: ['seitan'] },
    words: { en: ['seitan'], nl: [{ word: 'seitan', startsCompound: true }] },
  },
  {
    foods: { en: ['smoked tofu'], nl: ['gerookte tofu'] },
    words: { en: ['smoked tofu'], nl: ['gerookte tofu'] },
  },
];
