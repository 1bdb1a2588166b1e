import { DAIRY_FREE, EGG_FREE, type WordsOfSubstitutes } from '../substitute-words.ts';

export const SAUCE_AND_SEASONING_SUBSTITUTES: readonly WordsOfSubstitutes[] = [
  {
    foods: { en: ['vegan mayonnaise'], nl: ['vegan mayonaise'] },
    wordBefore: { en: 'vegan', nl: 'vegan' },
    adjective: EGG_FREE,
  },
  {
    foods: { en: ['aioli'], nl: ['aioli'] },
    noun: { en: 'aioli', nl: 'aioli' },
  },
  {
    foods: { en: ['vegan basil pesto'], nl: ['plantaardige basilicumpesto'] },
    noun: { en: 'vegan pesto', nl: 'vegan pesto' },
    adjective: DAIRY_FREE,
  },
  {
    foods: { en: ['vegan red pesto'], nl: ['vegan rode pesto'] },
    wordBefore: { en: 'vegan', nl: 'vegan' },
    adjective: DAIRY_FREE,
  },
  {
    foods: { en: ['coconut aminos'], nl: ['kokosaminos'] },
    noun: { en: 'coconut aminos', nl: 'kokosaminos' },
  },
  {
    foods: { en: ['gluten-free tamari'], nl: ['glutenvrije tamari'] },
    noun: { en: 'tamari', nl: 'tamari' },
  },
  {
    foods: { en: ['piccalilli'], nl: ['piccalilly'] },
    noun: { en: 'piccalilli', nl: 'piccalilly' },
  },
  {
    foods: { en: ['vegetable stock', 'vegetable bouillon powder'], nl: ['groentebouillon'] },
    noun: { en: 'vegetable stock', nl: 'groentebouillon' },
  },
  {
    foods: { en: ['chicken stock', 'beef stock'], nl: ['kippenbouillon', 'runderbouillon'] },
    keepsAllWords: true,
  },
  {
    foods: { en: ['maple syrup'], nl: ['ahornsiroop'] },
    noun: { en: 'maple syrup', nl: 'ahornsiroop' },
  },
  {
    foods: { en: ['vanilla sugar'], nl: ['vanillesuiker'] },
    noun: { en: 'vanilla sugar', nl: 'vanillesuiker' },
  },
  {
    foods: { en: ['sunflower oil'], nl: ['zonnebloemolie'] },
    noun: { en: 'sunflower oil', nl: 'zonnebloemolie' },
  },
];
