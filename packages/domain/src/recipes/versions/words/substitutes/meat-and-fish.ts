import { MEAT_FREE, type WordsOfSubstitutes } from '../substitute-words.ts';

export const MEAT_AND_FISH_SUBSTITUTES: readonly WordsOfSubstitutes[] = [
  {
    foods: { en: ['vegan chicken', 'gluten-free vegan chicken'], nl: ['vegan kip', 'glutenvrije vegan kip'] },
    noun: { en: 'vegan chicken', nl: 'vegan kip' },
    adjective: MEAT_FREE,
  },
  {
    foods: { en: ['vegan mince', 'gluten-free vegan mince'], nl: ['vegan gehakt', 'glutenvrij vegan gehakt'] },
    noun: { en: 'vegan mince', nl: 'vegan gehakt' },
    adjective: MEAT_FREE,
  },
  {
    foods: { en: ['vegan sausage', 'gluten-free vegan sausage'], nl: ['vegan worst', 'glutenvrije vegan worst'] },
    noun: {
      en: { one: 'vegan sausage', many: 'vegan sausages' },
      nl: { one: 'vegan worst', many: 'vegan worsten' },
    },
    adjective: MEAT_FREE,
  },
  {
    foods: { en: ['vegan sandwich slices'], nl: ['vegan vleeswaren'] },
    wordBefore: { en: 'vegan', nl: 'vegan' },
    adjective: MEAT_FREE,
  },
  {
    foods: { en: ['vegan bacon'], nl: ['vegan bacon'] },
    noun: { en: 'vegan bacon', nl: 'vegan bacon' },
    adjective: MEAT_FREE,
  },
  {
    foods: { en: ['vegan chorizo'], nl: ['vegan chorizo'] },
    noun: { en: 'vegan chorizo', nl: 'vegan chorizo' },
    adjective: MEAT_FREE,
  },
  {
    foods: { en: ['smoked tofu', 'gluten-free smoked tofu'], nl: ['gerookte tofu', 'glutenvrije gerookte tofu'] },
    noun: { en: 'smoked tofu', nl: 'gerookte tofu' },
    adjective: MEAT_FREE,
  },
  {
    foods: { en: ['firm tofu'], nl: ['stevige tofu'] },
    noun: { en: 'tofu', nl: 'tofu' },
    adjective: MEAT_FREE,
  },
  {
    foods: { en: ['turkey bacon'], nl: ['kalkoenspek'] },
    noun: { en: 'turkey bacon', nl: 'kalkoenspek' },
    adjective: { en: 'turkey' },
  },
  {
    foods: { en: ['cooked turkey breast'], nl: ['kalkoenfilet'] },
    noun: { en: 'turkey', nl: 'kalkoen' },
    keeps: { en: ['croque monsieur'], nl: ['croque monsieur'] },
  },
  {
    foods: { en: ['turkey mince'], nl: ['kalkoengehakt'] },
    noun: { en: 'turkey mince', nl: 'kalkoengehakt' },
    adjective: { en: 'turkey' },
    keeps: {
      en: ['mince', 'burger', 'burgers'],
      nl: [
        'gehakt',
        'gehaktbal',
        'gehaktbrood',
        'gehaktkoek',
        'burger',
        'burgers',
        'cheeseburger',
        'hamburger',
        'hamburgers',
        'balletjes',
      ],
    },
  },
  {
    foods: { en: ['chicken mince'], nl: ['kipgehakt'] },
    noun: { en: 'chicken mince', nl: 'kipgehakt' },
    adjective: { en: 'chicken' },
    keeps: { en: ['mince'], nl: ['gehakt', 'gehaktbal', 'gehaktbrood', 'gehaktkoek'] },
  },
  {
    foods: { en: ['beef mince'], nl: ['rundergehakt'] },
    noun: { en: 'beef mince', nl: 'rundergehakt' },
    keeps: { en: ['mince', 'beef'], nl: ['gehakt', 'gehaktbal', 'gehaktbrood', 'gehaktkoek'] },
  },
  {
    foods: { en: ['seasoned chicken shawarma'], nl: ['kipshoarma'] },
    noun: { en: 'chicken gyros', nl: 'kipgyros' },
  },
  {
    foods: { en: ['chicken breast', 'chicken thigh'], nl: ['kipfilet', 'kippendijfilet'] },
    noun: { en: 'chicken', nl: 'kip' },
    adjective: { en: 'chicken', nl: { firstPart: 'kip' } },
    keeps: {
      en: ['chicken', 'croque monsieur'],
      nl: [
        'kip',
        'kippen',
        'kipfilet',
        'kipfilets',
        'kippendij',
        'kippendijen',
        'kippendijfilet',
        'kippendijfilets',
        'jägerschnitzel',
        'croque monsieur',
      ],
    },
  },
  {
    foods: { en: ['bresaola'], nl: ['bresaola'] },
    noun: { en: 'bresaola', nl: 'bresaola' },
  },
  {
    foods: { en: ['sucuk'], nl: ['sucuk'] },
    noun: { en: 'sucuk', nl: 'sucuk' },
  },
  {
    foods: { en: ['merguez'], nl: ['merguez'] },
    noun: { en: 'merguez', nl: 'merguez' },
  },
  {
    foods: { en: ['beef smoked sausage'], nl: ['runderrookworst'] },
    noun: {
      en: { one: 'beef smoked sausage', many: 'beef smoked sausages' },
      nl: { one: 'runderrookworst', many: 'runderrookworsten' },
    },
  },
  {
    foods: { en: ['hot-smoked salmon'], nl: ['warmgerookte zalm'] },
    noun: { en: 'hot-smoked salmon', nl: 'warmgerookte zalm' },
  },
];
