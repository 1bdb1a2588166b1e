/** Typical searches, by kind. */
export const SEARCHES: readonly Readonly<{ kind: string; typed: readonly string[] }>[] = [
  {
    kind: 'letter by letter',
    typed: ['yoghurt', 'chocolade', 'kipfilet', 'halfvolle melk', 'peanut butter', 'broccoli'].flatMap((word) =>
      Array.from({ length: word.length }, (_, index) => word.slice(0, index + 1)),
    ),
  },
  {
    kind: 'whole words',
    typed: split(`kaas melk brood havermout pindakaas kipfilet ham salami koekjes chocolade chips rijst pasta broccoli
      spinazie uien wortelen tonijn garnalen worst spek eieren roomboter mayonaise ketchup hummus tofu muesli granola
      kwark vla koffie thee honing hagelslag appelmoes met ui ei`),
  },
  {
    kind: 'English words',
    typed:
      split(`cheese milk bread oats ham biscuits chocolate crisps rice spinach onions carrots tuna shrimp bacon eggs
      butter mustard crackers cake custard quark coffee tea honey jam olives wraps fries potatoes avocado almonds with`),
  },
  {
    kind: 'two or three words',
    typed: [
      'volle yoghurt',
      'magere kwark',
      'halfvolle melk',
      'volkoren brood',
      'oude kaas',
      'gerookte zalmfilet',
      'zoete aardappel',
      'verse spinazie',
      'pinda kaas',
      'kip filet',
      'chocolade met nootjes',
      'yoghurt met aardbei',
      'chips paprika',
      'magere yoghurt vanille',
      'whole milk',
      'peanut butter',
      'greek yoghurt',
      'low-fat cheese',
      'tomato soup',
      'rice cakes',
      'chicken breast',
      'gluten-free bread',
      'met kaas',
      'brood m',
      'glutenvrije koekjes met chocolade',
    ],
  },
  {
    kind: 'misspelt',
    typed: split(`brocoli yogurt spageti mayonaisse kaasz pindekaas kipfillet sinaasapelsap havermoud chocolaade koekjs
      yoghrut garnallen broood spinazi avacado mozarela peanutbutter chese biscits chiken tomatto letuce salmn qqxzjhk
      zzzzzz kkaas`),
  },
  {
    kind: 'an amount, a brand',
    typed: [
      'glas melk',
      'sneetje brood',
      '100 g kwark',
      'twee eieren',
      'glass of red wine',
      'pizza slice',
      'AH melk',
      'calvé pindakaas',
      'unox rookworst',
      'magnum almond',
    ],
  },
  { kind: 'a rare word', typed: split('balofe dorela kamipri vewila stamoza rolefi galine hasopa zelora tabero') },
];

function split(words: string): readonly string[] {
  return words.trim().split(/\s+/);
}
