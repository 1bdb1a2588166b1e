import type { WordsOfFoods } from '../food-words.ts';

export const FRUIT_AND_VEGETABLE_WORDS: readonly WordsOfFoods[] = [
  {
    foods: { en: ['raisins', 'sultanas'], nl: ['rozijnen', 'sultanarozijnen'] },
    words: { en: ['raisin', 'raisins', 'sultanas'], nl: [{ word: 'rozijnen', startsCompound: true }] },
  },
  {
    foods: {
      en: ['dried apricots', 'dried figs', 'prunes'],
      nl: ['gedroogde abrikozen', 'gedroogde vijgen', 'gedroogde pruimen'],
    },
    words: {
      en: ['dried apricots', 'apricot', 'apricots', 'dried figs', 'fig', 'figs', 'prunes'],
      nl: ['gedroogde abrikozen', 'abrikozen', 'gedroogde vijgen', 'vijgen', 'gedroogde pruimen', 'pruimen'],
    },
  },
  {
    foods: { en: ['celery'], nl: ['bleekselderij'] },
    words: {
      en: [{ word: 'celery', notIn: ['celery leaf', 'celery salt'] }],
      nl: ['bleekselderij', 'selderij'],
    },
  },
  {
    foods: { en: ['celeriac'], nl: ['knolselderij'] },
    words: { en: ['celeriac'], nl: [{ word: 'knolselderij', startsCompound: true }] },
  },
  {
    foods: { en: ['aubergine'], nl: ['aubergine'] },
    words: {
      en: ['aubergine', 'aubergines'],
      nl: [
        { word: 'aubergine', startsCompound: true },
        { word: 'aubergines', startsCompound: true },
      ],
    },
  },
  {
    foods: { en: ['guacamole'], nl: ['guacamole'] },
    words: { en: ['guacamole'], nl: ['guacamole'] },
  },
  {
    foods: { en: ['fresh coriander'], nl: ['verse koriander'] },
    words: {
      en: [{ word: 'coriander', notIn: ['coriander seed', 'coriander ground', 'coriander, ground'] }],
      nl: ['koriander'],
    },
  },
  {
    foods: {
      en: ['chestnut mushrooms', 'white mushrooms', 'mixed mushrooms', 'oyster mushrooms', 'shiitake mushrooms'],
      nl: ['kastanjechampignons', 'witte champignons', 'paddenstoelenmix', 'oesterzwammen', 'shiitake'],
    },
    words: {
      en: [
        'mushroom',
        'mushrooms',
        'chestnut mushroom',
        'chestnut mushrooms',
        'oyster mushroom',
        'oyster mushrooms',
        'shiitake',
      ],
      nl: [
        'kastanjechampignons',
        { word: 'champignon', startsCompound: true },
        { word: 'champignons', startsCompound: true },
        { word: 'paddenstoelen', startsCompound: true },
        'oesterzwammen',
        'shiitake',
      ],
    },
  },
  {
    foods: { en: ['tomato', 'cherry tomatoes', 'beef tomato'], nl: ['tomaat', 'cherrytomaatjes', 'vleestomaat'] },
    words: {
      en: [
        'cherry tomato',
        'cherry tomatoes',
        'beef tomato',
        'beef tomatoes',
        {
          word: 'tomato',
          notIn: ['tomato soup', 'tomato sauce', 'tomato salsa', 'tomato purée', 'tomato puree'],
        },
        'tomatoes',
      ],
      nl: [
        'cherrytomaat',
        'cherrytomaatjes',
        'tomaatje',
        'tomaatjes',
        { word: 'tomaat', startsCompound: true },
        {
          word: 'tomaten',
          startsCompound: true,
          notIn: ['tomatensoep', 'tomatensaus', 'tomatensalsa', 'tomatensalade', 'tomatenpuree'],
        },
      ],
    },
  },
  {
    foods: {
      en: ['potato', 'baby potatoes', 'boiled potatoes'],
      nl: ['aardappel', 'krieltjes', 'gekookte aardappelen'],
    },
    words: {
      en: [
        'baby potato',
        'baby potatoes',
        'new potato',
        'new potatoes',
        'jacket potato',
        'jacket potatoes',
        'boiled potato',
        'boiled potatoes',
        'mashed potato',
        'mashed potatoes',
        { word: 'potato', notIn: ['sweet potato'] },
        { word: 'potatoes', notIn: ['sweet potatoes'] },
      ],
      nl: [
        { word: 'aardappel', startsCompound: true, notIn: ['zoete aardappel', 'aardappelzetmeel'] },
        { word: 'aardappelen', notIn: ['zoete aardappelen'] },
        { word: 'aardappels', notIn: ['zoete aardappels'] },
        { word: 'aardappeltjes', notIn: ['zoete aardappeltjes'] },
        'krieltjes',
      ],
    },
    dishes: { en: ['mash'], nl: ['puree'] },
  },
  {
    foods: { en: ['oven chips'], nl: ['ovenfriet'] },
    words: {
      en: [{ word: 'chips', notIn: ['potato chips'] }, 'fries'],
      nl: ['ovenfriet', 'friet', 'frites'],
    },
  },
  {
    foods: { en: ['brussels sprouts'], nl: ['spruitjes'] },
    words: {
      en: ['brussels sprout', 'brussels sprouts', 'sprout', { word: 'sprouts', notIn: ['bean sprouts'] }],
      nl: [{ word: 'spruitjes', startsCompound: true }],
    },
  },
];
