import { DAIRY_FREE, PLANT_BASED, type WordsOfSubstitutes } from '../substitute-words.ts';

export const DAIRY_SUBSTITUTES: readonly WordsOfSubstitutes[] = [
  {
    foods: {
      en: ['lactose-free semi-skimmed milk', 'lactose-free cooking cream', 'lactose-free crème fraîche'],
      nl: ['lactosevrije halfvolle melk', 'lactosevrije kookroom', 'lactosevrije crème fraîche'],
    },
    keepsAllWords: true,
  },
  {
    foods: { en: ['unsweetened soy drink'], nl: ['sojadrink ongezoet'] },
    noun: { en: 'soy drink', nl: 'sojadrink' },
    adjective: PLANT_BASED,
  },
  {
    foods: { en: ['gluten-free oat drink'], nl: ['glutenvrije haverdrink'] },
    noun: { en: 'oat drink', nl: 'haverdrink' },
    adjective: PLANT_BASED,
  },
  {
    foods: { en: ['lactose-free yoghurt'], nl: ['lactosevrije yoghurt'] },
    noun: { en: 'yoghurt', nl: 'yoghurt' },
    keeps: {
      en: ['yoghurt', 'greek yoghurt', 'full-fat greek yoghurt'],
      nl: ['yoghurt', 'griekse yoghurt', 'volle griekse yoghurt'],
    },
  },
  {
    foods: { en: ['lactose-free greek yoghurt'], nl: ['lactosevrije griekse yoghurt'] },
    noun: { en: 'Greek yoghurt', nl: 'Griekse yoghurt' },
    keeps: {
      en: ['yoghurt', 'greek yoghurt', 'full-fat greek yoghurt'],
      nl: ['yoghurt', 'griekse yoghurt', 'volle griekse yoghurt'],
    },
  },
  {
    foods: { en: ['greek yoghurt'], nl: ['griekse yoghurt'] },
    noun: { en: 'yoghurt', nl: 'yoghurt' },
  },
  {
    foods: { en: ['unsweetened soy yoghurt'], nl: ['sojayoghurt'] },
    noun: { en: 'soy yoghurt', nl: 'sojayoghurt' },
  },
  {
    foods: { en: ['low-fat quark', 'full-fat quark', 'skyr'], nl: ['magere kwark', 'volle kwark', 'skyr'] },
    keepsAllWords: true,
  },
  {
    foods: { en: ['lactose-free low-fat quark'], nl: ['lactosevrije magere kwark'] },
    noun: { en: 'quark', nl: 'kwark' },
    keeps: { en: ['quark', 'low-fat quark'], nl: ['kwark', 'magere kwark'] },
  },
  {
    foods: { en: ['soy alternative to quark'], nl: ['plantaardig alternatief voor kwark'] },
    noun: { en: 'soy quark', nl: 'sojakwark' },
  },
  {
    foods: { en: ['soy cooking cream'], nl: ['sojaroom'] },
    noun: { en: 'soy cream', nl: 'sojaroom' },
  },
  {
    foods: { en: ['oat cooking cream'], nl: ['haverroom'] },
    noun: { en: 'oat cream', nl: 'haverroom' },
  },
  {
    foods: { en: ['vegan crème fraîche'], nl: ['vegan crème fraîche'] },
    wordBefore: { en: 'vegan', nl: 'vegan' },
    adjective: DAIRY_FREE,
  },
  {
    foods: { en: ['butter', 'lactose-free butter'], nl: ['roomboter', 'lactosevrije roomboter'] },
    noun: { en: 'butter', nl: 'boter' },
    keeps: { en: ['butter', 'salted butter'], nl: ['boter', 'roomboter', 'gezouten roomboter'] },
  },
  {
    foods: { en: ['vegan margarine'], nl: ['plantaardige margarine'] },
    noun: { en: 'margarine', nl: 'margarine' },
    adjective: { nl: 'plantaardige' },
    keeps: { en: ['margarine'], nl: ['margarine'] },
  },
  {
    foods: { en: ['vegan low-fat spread'], nl: ['plantaardige halvarine'] },
    keepsAllWords: true,
  },
  {
    foods: { en: ['vanilla soy dessert'], nl: ['sojavla'] },
    noun: { en: 'vanilla soy dessert', nl: 'sojavla' },
  },
  {
    foods: { en: ['rice pudding'], nl: ['rijstepap'] },
    noun: { en: 'rice pudding', nl: 'rijstepap' },
  },
  {
    foods: { en: ['vegan protein powder'], nl: ['plantaardig eiwitpoeder'] },
    noun: { en: 'vegan protein powder', nl: 'plantaardig eiwitpoeder' },
    adjective: DAIRY_FREE,
  },
];
