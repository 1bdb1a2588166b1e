import type { WordsOfFoods } from '../food-words.ts';

export const NUT_AND_SEED_WORDS: readonly WordsOfFoods[] = [
  {
    foods: {
      en: ['walnuts', 'pecan nuts', 'pistachios', 'cashew nuts', 'macadamia nuts', 'brazil nuts'],
      nl: ['walnoten', 'pecannoten', 'pistachenoten', 'cashewnoten', 'macadamianoten', 'paranoten'],
    },
    words: {
      en: [
        { word: 'walnut', notIn: ['small walnut'] },
        { word: 'walnuts', notIn: ['small walnuts'] },
        'pecan',
        'pecans',
        'pecan nut',
        'pecan nuts',
        'pistachio',
        'pistachios',
        'cashew',
        'cashews',
        'cashew nut',
        'cashew nuts',
        'macadamia',
        'macadamias',
        'macadamia nut',
        'macadamia nuts',
        'brazil nut',
        'brazil nuts',
        { word: 'nut', notIn: ['nut butter'] },
        'nuts',
      ],
      nl: [
        { word: 'walnoten', startsCompound: true },
        { word: 'walnoot', notIn: ['kleine walnoot'] },
        'pecannoten',
        'pistachenoten',
        'cashewnoten',
        'macadamia',
        "macadamia's",
        'macadamianoten',
        'paranoten',
        'noten',
      ],
    },
  },
  {
    foods: {
      en: ['almonds', 'flaked almonds', 'hazelnuts'],
      nl: ['amandelen', 'amandelschaafsel', 'hazelnoten'],
    },
    words: {
      en: [
        'flaked almonds',
        { word: 'almond', notIn: ['almond butter', 'almond drink'] },
        'almonds',
        'hazelnut',
        'hazelnuts',
      ],
      nl: ['amandelschaafsel', 'amandelen', 'hazelnoten', 'noten'],
    },
  },
  {
    foods: { en: ['mixed nuts'], nl: ['gemengde noten', 'studentenhaver'] },
    words: {
      en: ['nuts and raisins', 'mixed nuts', 'nuts'],
      nl: ['studentenhaver', 'gemengde noten', 'noten'],
    },
  },
  {
    foods: { en: ['peanuts'], nl: ["pinda's"] },
    words: {
      en: [{ word: 'peanut', notIn: ['peanut butter', 'peanut sauce'] }, 'peanuts'],
      nl: ['pinda', "pinda's"],
    },
  },
  {
    foods: {
      en: ['peanut butter', 'almond butter', 'cashew butter', 'hazelnut butter'],
      nl: ['pindakaas', 'amandelpasta', 'cashewpasta', 'hazelnootpasta'],
    },
    words: {
      en: [
        'peanut butter',
        'almond butter',
        'cashew butter',
        'hazelnut butter',
        { word: 'peanut', notIn: ['peanut butter', 'peanut oil'] },
      ],
      nl: [{ word: 'pindakaas', startsCompound: true }, 'amandelpasta', 'cashewpasta', 'hazelnootpasta'],
    },
  },
  {
    foods: { en: ['tahini'], nl: ['tahin'] },
    words: { en: ['tahini'], nl: [{ word: 'tahin', startsCompound: true }] },
  },
  {
    foods: { en: ['sesame seeds', 'black sesame seeds'], nl: ['sesamzaad', 'zwart sesamzaad'] },
    words: {
      en: ['sesame seeds', 'black sesame seeds', { word: 'sesame', notIn: ['sesame oil'] }],
      nl: ['sesamzaad', 'zwart sesamzaad', { word: 'sesam', startsCompound: true, notIn: ['sesamolie', 'sesamzaad'] }],
    },
  },
  {
    foods: { en: ['toasted sesame oil'], nl: ['geroosterde sesamolie'] },
    words: { en: ['toasted sesame oil', 'sesame oil'], nl: ['geroosterde sesamolie', 'sesamolie'] },
  },
];
