import type { WordsOfSubstitutes } from '../substitute-words.ts';

export const FRUIT_AND_VEGETABLE_SUBSTITUTES: readonly WordsOfSubstitutes[] = [
  {
    foods: { en: ['dried currants'], nl: ['krenten'] },
    noun: { en: 'currants', nl: 'krenten' },
  },
  {
    foods: { en: ['dates'], nl: ['dadels'] },
    noun: { en: 'dates', nl: 'dadels' },
  },
  {
    foods: { en: ['fennel'], nl: ['venkel'] },
    noun: { en: 'fennel', nl: 'venkel' },
  },
  {
    foods: { en: ['parsnip'], nl: ['pastinaak'] },
    noun: { en: 'parsnip', nl: 'pastinaak' },
  },
  {
    foods: { en: ['courgette'], nl: ['courgette'] },
    noun: { en: { one: 'courgette', many: 'courgettes' }, nl: { one: 'courgette', many: 'courgettes' } },
  },
  {
    foods: { en: ['avocado'], nl: ['avocado'] },
    noun: { en: 'avocado', nl: 'avocado' },
  },
  {
    foods: { en: ['fresh parsley'], nl: ['verse peterselie'] },
    noun: { en: 'parsley', nl: 'peterselie' },
  },
  {
    foods: { en: ['red pepper'], nl: ['rode paprika'] },
    noun: { en: { one: 'pepper', many: 'peppers' }, nl: { one: 'paprika', many: "paprika's" } },
  },
  {
    foods: { en: ['sweet potato'], nl: ['zoete aardappel'] },
    noun: {
      en: { one: 'sweet potato', many: 'sweet potatoes' },
      nl: { one: 'zoete aardappel', many: 'zoete aardappelen' },
    },
    keeps: { en: ['mash'], nl: ['puree'] },
  },
  {
    foods: { en: ['sweet potato oven fries'], nl: ['zoeteaardappelfriet'] },
    noun: { en: 'sweet potato fries', nl: 'zoeteaardappelfriet' },
  },
  {
    foods: { en: ['broccoli'], nl: ['broccoli'] },
    noun: { en: 'broccoli', nl: 'broccoli' },
  },
];
