import { GLUTEN_FREE, type WordsOfSubstitutes } from '../substitute-words.ts';

export const PASTA_AND_GRAIN_SUBSTITUTES: readonly WordsOfSubstitutes[] = [
  {
    foods: { en: ['gluten-free pasta'], nl: ['glutenvrije pasta'] },
    // Plain "pasta", because gluten-free pasta may not be sold in the shape that the recipe names.
    noun: { en: 'gluten-free pasta', nl: 'glutenvrije pasta' },
    adjective: GLUTEN_FREE,
    alwaysSaysAdjective: true,
    keeps: { en: ['pasta'], nl: ['pasta'] },
  },
  {
    foods: {
      en: ['gluten-free lasagne sheets', 'gluten-free potato gnocchi'],
      nl: ['glutenvrije lasagnebladen', 'glutenvrije gnocchi'],
    },
    keepsAllWords: true,
    adjective: GLUTEN_FREE,
    alwaysSaysAdjective: true,
  },
  {
    foods: { en: ['gluten-free couscous'], nl: ['glutenvrije couscous'] },
    noun: { en: 'gluten-free couscous', nl: 'glutenvrije couscous' },
    adjective: GLUTEN_FREE,
    alwaysSaysAdjective: true,
    keeps: { en: ['couscous'], nl: ['couscous'] },
  },
  {
    foods: { en: ['spaghetti'], nl: ['spaghetti'] },
    noun: { en: 'spaghetti', nl: 'spaghetti' },
  },
  {
    foods: {
      en: ['lasagne sheets', 'potato gnocchi'],
      nl: ['lasagnebladen', 'gnocchi'],
    },
    keepsAllWords: true,
  },
  {
    foods: { en: ['rice noodles'], nl: ['rijstnoedels'] },
    noun: { en: 'rice noodles', nl: 'rijstnoedels' },
    keeps: { en: ['noodle', 'noodles'], nl: ['noedels'] },
  },
  {
    foods: { en: ['wheat noodles'], nl: ['tarwenoedels'] },
    noun: { en: 'noodles', nl: 'noedels' },
    keeps: { en: ['noodle', 'noodles'], nl: ['noedels'] },
  },
  {
    foods: { en: ['quinoa'], nl: ['quinoa'] },
    noun: { en: 'quinoa', nl: 'quinoa' },
  },
  {
    foods: { en: ['brown rice'], nl: ['zilvervliesrijst'] },
    noun: { en: 'brown rice', nl: 'zilvervliesrijst' },
  },
  {
    foods: { en: ['polenta'], nl: ['polenta'] },
    noun: { en: 'polenta', nl: 'polenta' },
  },
];
