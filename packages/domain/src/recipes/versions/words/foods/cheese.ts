import type { WordsOfFoods } from '../food-words.ts';

export const CHEESE_WORDS: readonly WordsOfFoods[] = [
  {
    foods: { en: ["soft goat's cheese"], nl: ['zachte geitenkaas'] },
    words: {
      en: ["soft goat's cheese", "goat's cheese"],
      nl: ['zachte geitenkaas', { word: 'geitenkaas', startsCompound: true }],
    },
  },
  {
    foods: { en: ['feta', 'white salad cheese'], nl: ['feta', 'witte kaas'] },
    words: { en: ['feta'], nl: [{ word: 'feta', startsCompound: true }] },
  },
  {
    foods: { en: ['parmesan', 'pecorino', 'grana'], nl: ['parmezaan', 'pecorino', 'grana'] },
    words: { en: ['parmesan', 'pecorino'], nl: ['parmezaan', 'parmezaanse kaas', 'pecorino'] },
  },
  {
    foods: {
      en: ['mozzarella', 'light mozzarella', 'grated mozzarella'],
      nl: ['mozzarella', 'geraspte mozzarella'],
    },
    words: { en: ['mozzarella'], nl: [{ word: 'mozzarella', startsCompound: true }] },
  },
  {
    foods: { en: ['halloumi'], nl: ['halloumi'] },
    words: { en: ['halloumi'], nl: [{ word: 'halloumi', startsCompound: true }] },
  },
  {
    foods: { en: ['paneer'], nl: ['paneer'] },
    words: { en: ['paneer'], nl: [{ word: 'paneer', startsCompound: true, notIn: ['paneermeel'] }] },
  },
  {
    foods: { en: ['brie'], nl: ['brie'] },
    words: { en: ['brie'], nl: ['brie'] },
  },
  {
    foods: { en: ['cottage cheese', 'ricotta'], nl: ['hüttenkäse', 'ricotta'] },
    words: {
      en: ['cottage cheese', 'ricotta'],
      nl: [
        { word: 'hüttenkäse', startsCompound: true },
        { word: 'ricotta', startsCompound: true },
      ],
    },
  },
  {
    foods: {
      en: [
        'cream cheese',
        'light cream cheese',
        'lactose-free cream cheese',
        'vegan cream cheese',
        'soft cheese with garlic and herbs',
        'mascarpone',
        'labneh',
      ],
      nl: ['roomkaas', 'lactosevrije roomkaas', 'vegan roomkaas', 'kruidenroomkaas', 'mascarpone', 'labneh'],
    },
    words: {
      en: ['soft herb cheese', 'herb cream cheese', 'herb cheese', 'cream cheese', 'mascarpone', 'labneh'],
      nl: ['kruidenroomkaas', { word: 'roomkaas', startsCompound: true, endsCompound: true }, 'mascarpone', 'labneh'],
    },
  },
  {
    foods: {
      en: [
        'cheddar',
        'mature cheddar',
        'gouda',
        'young gouda',
        'mature gouda',
        'aged gouda',
        'reduced-fat gouda',
        'grated cheese',
        'emmental',
        'gruyère',
        'edam cheese',
        'mini cheese',
        'vegan cheese',
      ],
      nl: [
        'cheddar',
        'jonge kaas',
        'belegen kaas',
        'oude kaas',
        'komijnekaas',
        '30+ kaas',
        'geraspte kaas',
        'emmentaler',
        'gruyère',
        'edammer',
        'minikaasje',
        'vegan kaas',
      ],
    },
    words: {
      en: [
        'young gouda',
        'mature gouda',
        'aged gouda',
        'young cheese',
        'mature cheese',
        'aged cheese',
        'young cheddar',
        'mature cheddar',
        'aged cheddar',
        'cumin cheese',
        'gouda',
        'cheddar',
        'gruyère',
        'emmental',
        'edam',
        'mini cheese',
        {
          word: 'cheese',
          notIn: [
            "goat's cheese",
            'cottage cheese',
            'cream cheese',
            'herb cheese',
            'blue cheese',
            'white cheese',
            'hard cheese',
            'soft cheese',
            'vegan cheese',
          ],
        },
      ],
      nl: [
        'jonge kaas',
        'belegen kaas',
        'oude kaas',
        'komijnekaas',
        { word: 'cheddar', startsCompound: true },
        { word: 'gruyère', startsCompound: true },
        'emmentaler',
        'edammer kaas',
        'minikaasje',
        'minikaasjes',
        { word: 'kaas', startsCompound: true, notIn: ['witte kaas', 'harde kaas', 'parmezaanse kaas'] },
      ],
    },
    dishes: {
      en: ['cauliflower cheese', 'macaroni cheese', 'cheeseburger', 'welsh rarebit'],
      nl: ['cheeseburger', 'welsh rarebit'],
    },
  },
];
