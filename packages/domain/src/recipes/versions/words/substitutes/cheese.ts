import { DAIRY_FREE, type WordsOfSubstitutes } from '../substitute-words.ts';

export const CHEESE_SUBSTITUTES: readonly WordsOfSubstitutes[] = [
  {
    foods: { en: ['vegan feta'], nl: ['vegan feta'] },
    noun: { en: 'vegan feta', nl: 'vegan feta' },
    adjective: DAIRY_FREE,
  },
  {
    foods: {
      en: ['white salad cheese', 'lactose-free white salad cheese'],
      nl: ['witte kaas', 'lactosevrije witte kaas'],
    },
    noun: { en: 'white cheese', nl: 'witte kaas' },
  },
  {
    foods: { en: ["soft goat's cheese"], nl: ['zachte geitenkaas'] },
    keepsAllWords: true,
  },
  {
    foods: { en: ['vegan alternative to parmesan'], nl: ['plantaardig alternatief voor parmezaan'] },
    wordBefore: { en: 'vegan', nl: 'vegan' },
    adjective: DAIRY_FREE,
  },
  {
    foods: { en: ['italian-style hard cheese'], nl: ['italiaanse harde kaas'] },
    noun: { en: 'Italian hard cheese', nl: 'Italiaanse harde kaas' },
  },
  {
    foods: {
      en: ['mozzarella', 'lactose-free mozzarella', 'halloumi', 'brie', 'lactose-free brie'],
      nl: ['mozzarella', 'lactosevrije mozzarella', 'halloumi', 'brie', 'lactosevrije brie'],
    },
    keepsAllWords: true,
  },
  {
    foods: {
      en: ['vegan grated cheese', 'vegan cheese slices'],
      nl: ['vegan geraspte kaas', 'vegan kaasplakken'],
    },
    noun: { en: 'vegan cheese', nl: 'vegan kaas' },
    adjective: DAIRY_FREE,
  },
  {
    foods: { en: ['cheddar'], nl: ['cheddar'] },
    noun: { en: 'cheddar', nl: 'cheddar' },
    keeps: {
      en: [
        'cheddar',
        'young cheddar',
        'mature cheddar',
        'aged cheddar',
        'cheese',
        'mature cheese',
        'cheeseburger',
        'cauliflower cheese',
        'macaroni cheese',
        'welsh rarebit',
      ],
      nl: ['cheddar', 'kaas', 'cheeseburger', 'welsh rarebit'],
    },
  },
  {
    foods: {
      en: ['mature gouda', 'young gouda', 'reduced-fat gouda'],
      nl: ['belegen kaas', 'jonge kaas', '30+ kaas'],
    },
    noun: { en: 'Gouda', nl: 'kaas' },
    keeps: {
      en: ['gouda', 'cheese', 'cheeseburger', 'cauliflower cheese', 'macaroni cheese'],
      nl: ['kaas', 'cheeseburger'],
    },
  },
  {
    foods: { en: ['grated cheese'], nl: ['geraspte kaas'] },
    keepsAllWords: true,
  },
  {
    foods: { en: ['cottage cheese', 'lactose-free cottage cheese'], nl: ['hüttenkäse', 'lactosevrije hüttenkäse'] },
    noun: { en: 'cottage cheese', nl: 'hüttenkäse' },
    keeps: { en: ['cottage cheese'], nl: ['hüttenkäse'] },
  },
  {
    foods: { en: ['ricotta', 'lactose-free ricotta'], nl: ['ricotta', 'lactosevrije ricotta'] },
    noun: { en: 'ricotta', nl: 'ricotta' },
    keeps: { en: ['ricotta'], nl: ['ricotta'] },
  },
  {
    foods: { en: ['lactose-free cream cheese'], nl: ['lactosevrije roomkaas'] },
    noun: { en: 'cream cheese', nl: 'roomkaas' },
    keeps: { en: ['cream cheese'], nl: ['roomkaas'] },
  },
  {
    foods: { en: ['vegan cream cheese'], nl: ['vegan roomkaas'] },
    noun: { en: 'vegan cream cheese', nl: 'vegan roomkaas' },
    adjective: DAIRY_FREE,
  },
];
