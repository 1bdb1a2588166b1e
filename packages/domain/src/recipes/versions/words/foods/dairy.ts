import type { WordsOfFoods } from '../food-words.ts';

export const DAIRY_WORDS: readonly WordsOfFoods[] = [
  {
    foods: {
      en: ['semi-skimmed milk', 'whole milk', 'skimmed milk', "whole goat's milk", 'lactose-free semi-skimmed milk'],
      nl: ['halfvolle melk', 'volle melk', 'magere melk', 'volle geitenmelk', 'lactosevrije halfvolle melk'],
    },
    words: {
      en: [{ word: 'milk', notIn: ['coconut milk', 'soy milk', 'oat milk', 'almond milk', 'milk chocolate'] }],
      nl: ['melk'],
    },
    dishes: { en: [], nl: ['chocolademelk'] },
  },
  {
    foods: { en: ['unsweetened soy drink'], nl: ['sojadrink ongezoet'] },
    words: {
      en: ['soy drink', 'soy milk', { word: 'milk', notIn: ['coconut milk', 'almond milk', 'oat milk'] }],
      nl: ['sojadrink', 'sojamelk'],
    },
  },
  {
    foods: { en: ['buttermilk', 'kefir'], nl: ['karnemelk', 'kefir'] },
    words: {
      en: ['buttermilk', 'kefir'],
      nl: [
        { word: 'karnemelk', startsCompound: true },
        { word: 'kefir', startsCompound: true },
      ],
    },
  },
  {
    foods: { en: ['vanilla custard'], nl: ['vanillevla'] },
    words: { en: ['vanilla custard', 'custard'], nl: ['vanillevla', 'vla'] },
  },
  {
    foods: {
      en: [
        'greek yoghurt',
        'lactose-free greek yoghurt',
        'whole-milk yoghurt',
        'low-fat yoghurt',
        'fat-free yoghurt',
        'lactose-free yoghurt',
        'plant-based yoghurt',
      ],
      nl: [
        'griekse yoghurt',
        'lactosevrije griekse yoghurt',
        'volle yoghurt',
        'halfvolle yoghurt',
        'magere yoghurt',
        'lactosevrije yoghurt',
        'plantaardige yoghurt',
      ],
    },
    words: {
      en: [
        'full-fat greek yoghurt',
        'greek yoghurt',
        { word: 'yoghurt', notIn: ['soy yoghurt', 'coconut yoghurt', 'vegan yoghurt'] },
      ],
      nl: [
        'volle griekse yoghurt',
        'griekse yoghurt',
        { word: 'yoghurt', startsCompound: true, endsCompound: true, notIn: ['sojayoghurt', 'kokosyoghurt'] },
      ],
    },
  },
  {
    foods: {
      en: ['low-fat quark', 'full-fat quark', 'lactose-free low-fat quark'],
      nl: ['magere kwark', 'volle kwark', 'lactosevrije magere kwark'],
    },
    words: {
      en: ['full-fat quark', 'low-fat quark', { word: 'quark', notIn: ['soy quark'] }],
      nl: [
        { word: 'volle kwark', startsCompound: true },
        { word: 'magere kwark', startsCompound: true },
        { word: 'kwark', startsCompound: true, endsCompound: true, notIn: ['sojakwark'] },
      ],
    },
  },
  {
    foods: { en: ['skyr'], nl: ['skyr'] },
    words: { en: ['skyr'], nl: ['skyr'] },
  },
  {
    foods: { en: ['tzatziki'], nl: ['tzatziki'] },
    words: { en: ['tzatziki'], nl: ['tzatziki'] },
  },
  {
    foods: { en: ['sour cream'], nl: ['zure room'] },
    words: { en: ['sour cream'], nl: ['zure room'] },
  },
  {
    foods: {
      en: ['crème fraîche', 'half-fat crème fraîche', 'lactose-free crème fraîche'],
      nl: ['crème fraîche', 'lactosevrije crème fraîche'],
    },
    words: { en: ['crème fraîche'], nl: ['crème fraîche'] },
  },
  {
    foods: {
      en: [
        'cooking cream',
        'single cream',
        'lactose-free cooking cream',
        'soy cooking cream',
        'plant-based cooking cream',
      ],
      nl: ['kookroom', 'koffieroom', 'lactosevrije kookroom', 'sojaroom', 'plantaardige kookroom'],
    },
    words: {
      en: ['soy cream', { word: 'cream', notIn: ['sour cream', 'ice cream', 'oat cream', 'cream cheese'] }],
      nl: ['sojaroom', 'kookroom', 'room'],
    },
  },
  {
    foods: {
      en: [
        'butter',
        'salted butter',
        'lactose-free butter',
        'ghee',
        'margarine',
        'liquid margarine',
        'low-fat vegetable spread',
      ],
      nl: [
        'roomboter',
        'gezouten roomboter',
        'lactosevrije roomboter',
        'ghee',
        'margarine',
        'vloeibare margarine',
        'halvarine',
      ],
    },
    words: {
      en: [
        'salted butter',
        {
          word: 'butter',
          notIn: [
            'peanut butter',
            'almond butter',
            'cashew butter',
            'hazelnut butter',
            'seed butter',
            'nut butter',
            'cocoa butter',
            'butter bean',
            'butter lettuce',
            'butter chicken',
            'butter masala',
          ],
        },
        'ghee',
        'margarine',
        'low-fat spread',
      ],
      nl: [
        'gezouten roomboter',
        'roomboter',
        {
          word: 'boter',
          startsCompound: true,
          endsCompound: true,
          notIn: ['boterham', 'boterbonen', 'boterboon', 'pindaboter', 'roomboter'],
        },
        'ghee',
        'margarine',
        'halvarine',
      ],
    },
    dishes: { en: [], nl: [{ word: 'boterkoek', startsCompound: true }] },
  },
  {
    foods: { en: ['whey protein'], nl: ['wei-eiwit'] },
    words: {
      en: ['whey', 'whey protein', 'whey powder', 'whey protein powder'],
      nl: [{ word: 'wei-eiwit', startsCompound: true }],
    },
  },
];
