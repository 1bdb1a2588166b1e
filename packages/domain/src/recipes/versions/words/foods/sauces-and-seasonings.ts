import type { WordsOfFoods } from '../food-words.ts';

export const SAUCE_AND_SEASONING_WORDS: readonly WordsOfFoods[] = [
  {
    foods: {
      en: ['mayonnaise', 'light mayonnaise', 'vegan mayonnaise'],
      nl: ['mayonaise', 'halvanaise', 'vegan mayonaise'],
    },
    words: {
      en: ['vegan mayonnaise', 'light mayonnaise', 'mayonnaise', 'mayo'],
      nl: [
        'vegan mayonaise',
        { word: 'mayonaise', endsCompound: true },
        'halvanaise',
        { word: 'mayo', endsCompound: true },
      ],
    },
  },
  {
    foods: {
      en: ['basil pesto', 'red pesto', 'vegan red pesto'],
      nl: ['basilicumpesto', 'rode pesto', 'vegan rode pesto'],
    },
    words: { en: ['green pesto', 'red pesto', 'pesto'], nl: ['groene pesto', 'rode pesto', 'pesto'] },
  },
  {
    foods: { en: ['soy sauce', 'reduced-salt soy sauce', 'tamari'], nl: ['sojasaus', 'tamari'] },
    words: { en: [{ word: 'soy sauce', notIn: ['sweet soy sauce'] }, 'tamari'], nl: ['sojasaus', 'tamari'] },
  },
  {
    foods: { en: ['sweet soy sauce'], nl: ['ketjap manis'] },
    words: {
      en: ['sweet soy sauce', 'sweet soy'],
      nl: ['ketjap manis', { word: 'ketjap', startsCompound: true }],
    },
  },
  {
    foods: { en: ['oyster sauce'], nl: ['oestersaus'] },
    words: { en: ['oyster sauce'], nl: ['oestersaus'] },
  },
  {
    foods: { en: ['garlic sauce'], nl: ['knoflooksaus'] },
    words: { en: ['garlic sauce'], nl: ['knoflooksaus'] },
  },
  {
    foods: { en: ['sandwich pickle'], nl: ['branston pickle'] },
    words: { en: ['pickle'], nl: ['branston pickle', 'pickle'] },
  },
  {
    foods: { en: ['chicken stock', 'beef stock'], nl: ['kippenbouillon', 'runderbouillon'] },
    words: {
      en: ['chicken stock', 'chicken broth', 'beef stock', 'beef broth'],
      nl: [
        { word: 'kippenbouillon', startsCompound: true },
        { word: 'runderbouillon', startsCompound: true },
      ],
    },
  },
  {
    foods: { en: ['dashi'], nl: ['dashi'] },
    words: { en: ['dashi'], nl: ['dashi'] },
  },
  {
    foods: { en: ['honey'], nl: ['honing'] },
    otherFoods: { en: ['honey mustard'], nl: ['honing-mosterd'] },
    words: { en: ['honey'], nl: [{ word: 'honing', startsCompound: true }] },
  },
  {
    foods: { en: ['vanilla extract'], nl: ['vanille-extract'] },
    words: { en: ['vanilla extract'], nl: ['vanille-extract'] },
  },
];
