import { GLUTEN_FREE, type WordsOfSubstitutes } from '../substitute-words.ts';

export const BREAD_SUBSTITUTES: readonly WordsOfSubstitutes[] = [
  {
    foods: { en: ['gluten-free bread'], nl: ['glutenvrij brood'] },
    noun: { en: 'gluten-free bread', nl: 'glutenvrij brood' },
    adjective: GLUTEN_FREE,
    alwaysSaysAdjective: true,
    keeps: { en: ['bread', 'toast'], nl: ['brood', 'geroosterd brood', 'boterham', 'boterhammen', 'toast'] },
  },
  {
    foods: { en: ['gluten-free roll'], nl: ['glutenvrij broodje'] },
    noun: {
      en: { one: 'gluten-free roll', many: 'gluten-free rolls' },
      nl: { one: 'glutenvrij broodje', many: 'glutenvrije broodjes' },
    },
    adjective: GLUTEN_FREE,
    alwaysSaysAdjective: true,
    keeps: {
      en: ['roll', 'rolls', 'bun', 'buns', 'bread', 'panini'],
      nl: ['broodje', 'broodjes', 'bolletje', 'bolletjes', 'brood', 'panini'],
    },
  },
  {
    foods: { en: ['gluten-free pitta'], nl: ['glutenvrij pitabroodje'] },
    noun: {
      en: { one: 'gluten-free flatbread', many: 'gluten-free flatbreads' },
      nl: 'glutenvrij platbrood',
    },
    adjective: GLUTEN_FREE,
    alwaysSaysAdjective: true,
    keeps: {
      en: ['pitta', 'pittas', 'flatbread', 'flatbreads'],
      nl: ['pita', 'pitabrood', 'pitabroodje', 'pitabroodjes', 'platbrood'],
    },
  },
  {
    foods: {
      en: ['gluten-free wrap', 'gluten-free corn tortilla'],
      nl: ['glutenvrije wrap', 'glutenvrije maïstortilla'],
    },
    noun: {
      en: { one: 'gluten-free wrap', many: 'gluten-free wraps' },
      nl: { one: 'glutenvrije wrap', many: 'glutenvrije wraps' },
    },
    adjective: GLUTEN_FREE,
    alwaysSaysAdjective: true,
    keeps: {
      en: ['wrap', 'wraps', 'tortilla', 'tortillas'],
      nl: ['wrap', 'wraps', 'tarwewrap', 'tarwewraps', 'volkorenwrap', 'volkorenwraps', 'tortilla', "tortilla's"],
    },
  },
  {
    foods: { en: ['gluten-free crispbread'], nl: ['glutenvrij knäckebröd'] },
    noun: { en: 'gluten-free crispbread', nl: 'glutenvrij knäckebröd' },
    adjective: GLUTEN_FREE,
    alwaysSaysAdjective: true,
    keeps: {
      en: ['crispbread', 'crispbreads', 'cracker', 'crackers'],
      nl: ['knäckebröd', 'cracker', 'crackers'],
    },
  },
  {
    foods: { en: ['gluten-free seeded crackers'], nl: ['glutenvrije meerzadencrackers'] },
    noun: { en: 'gluten-free crackers', nl: 'glutenvrije crackers' },
    adjective: GLUTEN_FREE,
    alwaysSaysAdjective: true,
    keeps: { en: ['cracker', 'crackers'], nl: ['cracker', 'crackers'] },
  },
  {
    foods: {
      en: ['gluten-free croissant', 'gluten-free currant bun', 'gluten-free currant bread'],
      nl: ['glutenvrije croissant', 'glutenvrije krentenbol', 'glutenvrij krentenbrood'],
    },
    keepsAllWords: true,
    adjective: GLUTEN_FREE,
    alwaysSaysAdjective: true,
  },
  {
    foods: { en: ['gluten-free breadcrumbs'], nl: ['glutenvrij paneermeel'] },
    noun: { en: 'gluten-free breadcrumbs', nl: 'glutenvrij paneermeel' },
  },
  {
    foods: { en: ['sourdough bread'], nl: ['zuurdesembrood'] },
    noun: { en: 'sourdough bread', nl: 'zuurdesembrood' },
    keeps: {
      en: ['bread', 'sourdough bread', 'toast', 'sourdough toast'],
      nl: ['brood', 'geroosterd brood', 'boterham', 'boterhammen', 'toast'],
    },
  },
  {
    foods: { en: ['brown bread'], nl: ['bruinbrood'] },
    noun: { en: 'brown bread', nl: 'bruinbrood' },
    keeps: { en: ['bread', 'toast'], nl: ['brood', 'geroosterd brood', 'boterham', 'boterhammen', 'toast'] },
  },
  {
    foods: {
      en: ['croissant', 'currant bun', 'currant bread'],
      nl: ['croissant', 'krentenbol', 'krentenbrood'],
    },
    keepsAllWords: true,
  },
  {
    foods: { en: ['flatbread'], nl: ['platbrood'] },
    noun: { en: { one: 'flatbread', many: 'flatbreads' }, nl: 'platbrood' },
    keeps: { en: ['flatbread', 'flatbreads'], nl: ['platbrood'] },
  },
  {
    foods: { en: ['crusty white roll'], nl: ['kaiserbroodje'] },
    noun: { en: { one: 'roll', many: 'rolls' }, nl: { one: 'broodje', many: 'broodjes' } },
    keeps: { en: ['roll', 'rolls', 'bread'], nl: ['broodje', 'broodjes', 'kaiserbroodje', 'brood'] },
  },
  {
    foods: { en: ['ciabatta'], nl: ['ciabatta'] },
    noun: { en: 'ciabatta', nl: 'ciabatta' },
    keeps: { en: ['bread', 'roll', 'rolls'], nl: ['brood', 'broodje', 'broodjes'] },
  },
  {
    foods: { en: ['wholegrain rye crispbread'], nl: ['volkoren knäckebröd'] },
    noun: { en: 'crispbread', nl: 'knäckebröd' },
    keeps: {
      en: ['crispbread', 'crispbreads', 'cracker', 'crackers'],
      nl: ['knäckebröd', 'cracker', 'crackers'],
    },
  },
  {
    foods: { en: ['water biscuits'], nl: ['waterbiscuits'] },
    noun: { en: 'crackers', nl: 'crackers' },
    keeps: { en: ['cracker', 'crackers'], nl: ['cracker', 'crackers', 'toastjes'] },
  },
];
