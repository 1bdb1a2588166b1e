/** As in the catalogue's measures.yaml. */
export const SMALL_MEASURES = {
  g: { en: ['g', 'g'], nl: ['g', 'g'] },
  ml: { en: ['ml', 'ml'], nl: ['ml', 'ml'] },
  tbsp: { en: ['tablespoon', 'tablespoons'], nl: ['eetlepel', 'eetlepels'] },
  piece: { en: ['piece', 'pieces'], nl: ['stuk', 'stuks'] },
} as const;

type Extra = Readonly<{
  origin?: string;
  contains?: string;
  perishable?: true;
  dislikes?: readonly string[];
  servings?: Readonly<Record<string, number>>;
  plural?: Readonly<{ en: string; nl: string }>;
}>;
type Figures = readonly [kcal: number, protein: number, fat: number, carbohydrates: number, fiber: number];

/** Returns a food as in a catalogue file. Its English name is its id. */
function food(id: string, nl: string, role: string, figures: Figures, extra: Extra = {}): object {
  const [kcal, protein, fat, carbohydrates, fiber] = figures;
  const { origin = 'plant', contains, ...rest } = extra;
  return {
    id,
    en: id.replaceAll('-', ' '),
    nl,
    role,
    per100: [kcal, protein, fat, 0, carbohydrates, 0, fiber, 0],
    origin: [origin],
    contains: contains === undefined ? [] : [contains],
    ...rest,
  };
}

const perishable = true;
const dairy = { origin: 'dairy', contains: 'milk', perishable } as const;
const fish = { origin: 'fish', contains: 'fish', perishable } as const;
const gluten = { contains: 'gluten' } as const;
const nuts = { contains: 'nuts' } as const;
const piece = (grams: number, en: string, nl: string) => ({ servings: { piece: grams }, plural: { en, nl } });

/** Foods by category, as in the catalogue's files. */
export const SMALL_FOODS: Readonly<Record<string, readonly object[]>> = {
  oat: [
    food('oats', 'havermout', 'starch', [374, 13, 7, 60, 10], gluten),
    food('gluten-free-oats', 'glutenvrije havermout', 'starch', [374, 13, 7, 60, 10]),
  ],
  bread: [food('wholewheat-bread', 'volkorenbrood', 'starch', [240, 10.5, 2.5, 40, 6.8], gluten)],
  drink: [
    food('soy-drink', 'sojadrink', 'protein', [35, 3.3, 1.8, 1, 0.6], { contains: 'soy', servings: { ml: 1.03 } }),
  ],
  dairy: [
    food('greek-yoghurt-light', 'lichte Griekse yoghurt', 'protein', [57, 10, 0, 4, 0], dairy),
    food('quark-low-fat', 'magere kwark', 'protein', [59, 10, 0.2, 4, 0], dairy),
    food('egg', 'ei', 'protein', [128, 12.3, 8.7, 0.2, 0], {
      ...piece(50, 'eggs', 'eieren'),
      origin: 'egg',
      contains: 'egg',
    }),
  ],
  fruit: [
    food('banana', 'banaan', 'other', [93, 1.2, 0.2, 20.5, 2], piece(120, 'bananas', 'bananen')),
    food('apple', 'appel', 'other', [58, 0.3, 0.2, 12.5, 2.2], piece(150, 'apples', 'appels')),
    food('avocado', 'avocado', 'fat', [200, 1.9, 19.5, 2, 4.7], piece(140, 'avocados', "avocado's")),
    food('strawberries', 'aardbeien', 'other', [31, 0.7, 0.3, 5.5, 1.7], { perishable }),
    food('raisins', 'rozijnen', 'other', [312, 2.8, 0.6, 71, 3.8]),
  ],
  nut: [
    food('walnuts', 'walnoten', 'fat', [700, 15, 67, 5.5, 6], nuts),
    food('almonds', 'amandelen', 'fat', [617, 22, 53, 7, 12], nuts),
  ],
  refrigerated: [
    food('hummus', 'hummus', 'fat', [270, 7, 21, 10.5, 5.5], { contains: 'sesame', perishable }),
    food('tofu', 'tofu', 'protein', [133, 13.5, 8, 1, 1], { contains: 'soy', perishable }),
    food('salmon', 'zalm', 'protein', [204, 20, 13.8, 0, 0], fish),
  ],
  preserved: [food('tuna-in-water', 'tonijn', 'protein', [108, 25, 0.9, 0, 0], fish)],
  meat: [
    food('chicken-breast', 'kipfilet', 'protein', [107, 23.3, 1.5, 0, 0], { origin: 'poultry', perishable }),
    food('beef-mince-lean', 'mager rundergehakt', 'protein', [152, 21, 7.5, 0, 0], {
      origin: 'meat',
      perishable,
      dislikes: ['BEEF'],
    }),
  ],
  rice: [
    food('basmati-rice', 'basmatirijst', 'starch', [351, 8.5, 0.8, 76.5, 1.4]),
    food('quinoa', 'quinoa', 'starch', [359, 14, 6, 58.5, 7.5]),
  ],
  pasta: [
    food('spaghetti', 'spaghetti', 'starch', [356, 12.5, 1.5, 71.5, 3], gluten),
    food('wholewheat-pasta', 'volkoren pasta', 'starch', [350, 13, 2.5, 64, 8], gluten),
  ],
  vegetable: [
    food('onion', 'ui', 'vegetable', [38, 1.1, 0.1, 7, 1.7], piece(110, 'onions', 'uien')),
    food('tomato', 'tomaat', 'vegetable', [20, 0.8, 0.3, 3, 1.3], {
      ...piece(100, 'tomatoes', 'tomaten'),
      perishable,
      dislikes: ['TOMATO'],
    }),
    food('cucumber', 'komkommer', 'vegetable', [13, 0.7, 0.2, 1.8, 0.7], piece(350, 'cucumbers', 'komkommers')),
    food('broccoli', 'broccoli', 'vegetable', [31, 3.4, 0.4, 2, 3], { perishable }),
    food('spinach', 'spinazie', 'vegetable', [21, 2.7, 0.4, 1, 2.2], { perishable }),
    food('carrot', 'wortel', 'vegetable', [35, 0.8, 0.2, 6.5, 2.6]),
    food('potato', 'aardappel', 'starch', [81, 2, 0.1, 17, 1.8], { dislikes: ['POTATO'] }),
  ],
  chocolate: [food('dark-chocolate', 'pure chocolade', 'other', [567, 7.5, 40, 41, 9])],
  oil: [food('olive-oil', 'olijfolie', 'fat', [900, 0, 100, 0, 0], { servings: { tbsp: 12, ml: 0.91 } })],
};

/** Foods that a cook uses interchangeably, as in the catalogue's kitchen-kinds.yaml. */
export const SMALL_KINDS = {
  OILY_FISH: { foods: ['salmon'] },
  POULTRY: { foods: ['chicken-breast'] },
  TOFU: { foods: ['tofu'] },
  RICE: { foods: ['basmati-rice'] },
  GRAIN: { foods: ['quinoa'] },
  PASTA: { foods: ['spaghetti', 'wholewheat-pasta'] },
  POTATO: { foods: ['potato'] },
  ONION: { foods: ['onion'] },
  BROCCOLI: { foods: ['broccoli'] },
  CARROT: { foods: ['carrot'] },
  OATS: { foods: ['oats'], on_need: ['gluten-free-oats'] },
} as const;

/** How the foods are sold and which of them most kitchens have, as in the catalogue's packs.yaml. */
export const SMALL_PACKS = {
  packs: [
    { sold: 'bag 250, 500', foods: ['spinach'] },
    { sold: 'bottle 500 ml', foods: ['olive-oil'] },
  ],
  at_home: ['olive-oil'],
} as const;

/** Where some foods are sold, as in the catalogue's sold-in.yaml. */
export const SMALL_SOLD_IN = [
  { in: ['NETHERLANDS', 'BELGIUM', 'UNITED_KINGDOM', 'IRELAND'], foods: ['quark-low-fat'] },
] as const;
