import type { WordsOfFoods } from '../food-words.ts';

export const PASTA_AND_GRAIN_WORDS: readonly WordsOfFoods[] = [
  {
    foods: {
      en: ['pasta', 'spaghetti', 'penne', 'macaroni', 'orzo', 'wholewheat pasta', 'vermicelli'],
      nl: ['pasta', 'spaghetti', 'penne', 'macaroni', 'orzo', 'volkorenpasta', 'vermicelli'],
    },
    words: {
      en: [
        'wholewheat pasta',
        'spaghetti',
        'penne',
        'macaroni',
        'orzo',
        'vermicelli',
        { word: 'pasta', notIn: ['lentil pasta', 'curry pasta'] },
      ],
      nl: [
        { word: 'volkorenpasta', startsCompound: true },
        'spaghetti',
        'penne',
        { word: 'macaroni', startsCompound: true },
        'orzo',
        'vermicelli',
        { word: 'pasta', startsCompound: true },
      ],
    },
    dishes: {
      en: ['spaghetti bolognese', 'spaghetti carbonara', 'macaroni cheese'],
      nl: ['spaghetti bolognese', 'spaghetti carbonara'],
    },
  },
  {
    foods: { en: ['tagliatelle'], nl: ['tagliatelle'] },
    words: { en: ['tagliatelle'], nl: ['tagliatelle'] },
  },
  {
    foods: { en: ['lasagne sheets', 'fresh lasagne sheets'], nl: ['lasagnebladen', 'verse lasagnevellen'] },
    words: { en: ['lasagne'], nl: [{ word: 'lasagne', startsCompound: true }] },
  },
  {
    foods: { en: ['potato gnocchi'], nl: ['gnocchi'] },
    words: { en: ['gnocchi'], nl: ['gnocchi'] },
  },
  {
    foods: {
      en: ['egg noodles', 'wheat noodles', 'soba noodles', 'ramen noodles', 'udon noodles'],
      nl: ['mie', 'tarwenoedels', 'sobanoedels', 'ramennoedels', 'udonnoedels'],
    },
    words: {
      en: [
        'egg noodles',
        'wheat noodles',
        'soba noodles',
        'ramen noodles',
        'udon noodles',
        { word: 'noodle', notIn: ['rice noodle', 'konjac noodle'] },
        { word: 'noodles', notIn: ['rice noodles', 'konjac noodles'] },
      ],
      nl: ['mie', 'sobanoedels', 'ramennoedels', 'udonnoedels', 'noedels'],
    },
  },
  {
    foods: { en: ['couscous', 'pearl couscous'], nl: ['couscous', 'parelcouscous'] },
    words: {
      en: ['pearl couscous', 'couscous'],
      nl: ['parelcouscous', { word: 'couscous', startsCompound: true }],
    },
  },
  {
    foods: { en: ['bulgur', 'freekeh'], nl: ['bulgur', 'freekeh'] },
    words: {
      en: ['bulgur', 'bulgur wheat', 'freekeh'],
      nl: [
        { word: 'bulgur', startsCompound: true },
        { word: 'freekeh', startsCompound: true },
      ],
    },
  },
  {
    foods: { en: ['pearl barley'], nl: ['parelgort'] },
    words: { en: ['pearl barley', 'barley'], nl: ['parelgort', 'gort'] },
  },
  {
    foods: { en: ['semolina'], nl: ['griesmeel'] },
    words: { en: ['semolina'], nl: [{ word: 'griesmeel', startsCompound: true }] },
  },
  {
    foods: { en: ['semolina pudding'], nl: ['griesmeelpap'] },
    words: { en: ['semolina pudding'], nl: ['griesmeelpap'] },
  },
];
