import type { Colour } from './drawing/colour.ts';
import { allShowing, type Piece, type Pieces } from './drawing/piece.ts';
import { DAIRY, EGGS } from './pieces/dairy-and-eggs.ts';
import { FRUIT } from './pieces/fruit.ts';
import { HERBS } from './pieces/herbs.ts';
import { FISH } from './pieces/fish.ts';
import { MEAT, MEATLIKE, PLANT_PROTEIN } from './pieces/meat.ts';
import { STAPLES, WHEAT } from './pieces/staples.ts';
import { VEGETABLES } from './pieces/vegetables.ts';

export const PIECES: Pieces = {
  ...VEGETABLES,
  ...FRUIT,
  ...HERBS,
  ...PLANT_PROTEIN,
  ...STAPLES,
  ...FISH,
  ...allShowing('meat', MEAT),
  ...allShowing('meatlike', MEATLIKE),
  ...allShowing('dairy', DAIRY),
  ...allShowing('egg', EGGS),
  ...allShowing('wheat', WHEAT),
};

/** Foods that look like another food, such as most products for people who avoid something. */
const TWINS: Readonly<Record<string, string>> = {
  'chicken-breast-cooked': 'chicken-breast',
  'chicken-thigh-cooked': 'chicken-breast',
  'vegetarian-chicken-pieces': 'vegan-chicken-pieces',
  'vegetarian-mince': 'vegan-mince',
  'vegetarian-sausage': 'vegan-sausage',
  'vegetarian-bacon': 'vegan-bacon',
  'turkey-bacon': 'bacon',
  'beef-smoked-sausage': 'smoked-sausage',
  'cod-cooked': 'cod',
  'gluten-free-pasta': 'pasta',
  'gluten-free-roll': 'crusty-roll',
  'white-roll': 'crusty-roll',
  'hot-dog-bun': 'crusty-roll',
  'gluten-free-oats': 'oats',
  'gluten-free-breadcrumbs': 'breadcrumbs',
  'gluten-free-pitta': 'pitta',
  'gluten-free-crispbread': 'crispbread',
  'gluten-free-crackers': 'water-biscuits',
  'gluten-free-lasagne-sheets': 'lasagne-sheets',
  'gluten-free-flour': 'wheat-flour',
  'gluten-free-self-raising-flour': 'wheat-flour',
  'rice-noodles-cooked': 'rice-noodles',
  'quinoa-cooked': 'quinoa',
  tamari: 'soy-sauce',
  'coconut-aminos': 'soy-sauce',
  aioli: 'garlic-sauce',
  'sunflower-seed-butter': 'almond-butter',
  'cashew-butter': 'almond-butter',
  'hazelnut-butter': 'almond-butter',
  'dark-chocolate-without-nuts': 'dark-chocolate',
};

/** Suffixes of a food's id that do not change its look. */
const VARIANT = /-(?:any-brand|vegan|vegetarian|light|lactose-free|gluten-free|less-salt|salted|lean|low-fat|any)$/;

/** Returns the food whose look a food shares: `feta-vegetarian` looks like `feta`. */
export function looksLike(food: string): string {
  let name = food;
  while (!(name in PIECES) && !(name in TWINS) && VARIANT.test(name)) name = name.replace(VARIANT, '');
  return TWINS[name] ?? name;
}

export const pieceOf = (food: string): Piece | null => PIECES[looksLike(food)] ?? null;

/** The colour that a food gives to a liquid, and how strongly for its weight. */
const SAUCES: Readonly<Record<string, readonly [colour: Colour, strength: number]>> = {
  'chopped-tomatoes': ['#b32a0f', 1],
  'peeled-tomatoes': ['#b32a0f', 1],
  passata: ['#b0280e', 1],
  'pizza-sauce': ['#c23a20', 1],
  'tomato-puree': ['#a8240e', 4],
  ketchup: ['#b5301a', 2],
  tomato: ['#cf4a2a', 0.5],
  'coconut-milk': ['#f0cc84', 0.6],
  'coconut-cream': ['#f2d698', 0.8],
  'cream-cooking': ['#f4e2bd', 1.2],
  'soy-cream': ['#f0dfbc', 1.2],
  'creme-fraiche': ['#f8efd8', 1],
  milk: ['#f5ead2', 0.8],
  'soy-drink': ['#efe2c4', 0.8],
  'oat-drink': ['#eddfc2', 0.8],
  'almond-drink': ['#f0e6d2', 0.8],
  buttermilk: ['#f8f0dc', 0.8],
  kefir: ['#f8f0dc', 0.8],
  'carrot-juice': ['#e8811c', 1],
  'orange-juice': ['#f4a82a', 1],
  coffee: ['#4a2816', 1.4],
  espresso: ['#3a1e10', 3],
  'cream-cheese': ['#fbf3de', 1],
  'beef-stock': ['#8a5426', 0.35],
  'chicken-stock': ['#dfae54', 0.35],
  'vegetable-stock': ['#d6a04a', 0.35],
  'curry-powder': ['#d29a1c', 16],
  turmeric: ['#e2a010', 24],
  'red-curry-paste': ['#cf5626', 6],
  'green-curry-paste': ['#8fa042', 6],
  'tikka-paste': ['#cf5a22', 5],
  'tom-yum-paste': ['#cf5a22', 5],
  'garam-masala': ['#a8692c', 10],
  saffron: ['#e8a818', 300],
  paprika: ['#c4541a', 8],
  'smoked-paprika': ['#b8481a', 8],
  'ras-el-hanout': ['#b56a24', 8],
  cumin: ['#a87434', 5],
  harissa: ['#b8351a', 5],
  'soy-sauce': ['#4e2810', 2.2],
  'ketjap-manis': ['#33180a', 3],
  'oyster-sauce': ['#3f2010', 3],
  'hoisin-sauce': ['#4a1f10', 3],
  'teriyaki-sauce': ['#5a2c10', 3],
  'fish-sauce': ['#b5773a', 1],
  'black-bean-sauce': ['#2e180e', 3],
  gochujang: ['#b02a14', 5],
  'sambal-oelek': ['#c2301a', 4],
  'sweet-chilli-sauce': ['#d4562c', 2],
  'miso-paste': ['#c08e4a', 3],
  'peanut-butter': ['#c08744', 3],
  'peanut-sauce': ['#b97a3a', 2],
  'pesto-fresh': ['#7f9440', 3],
  'red-pesto': ['#b5482a', 3],
  mustard: ['#d8b03c', 2],
  'wholegrain-mustard': ['#c79f44', 2],
  'red-wine': ['#6a2030', 0.6],
  'white-wine': ['#ecd58c', 0.3],
  beer: ['#a5682a', 0.5],
  gravy: ['#6a3a18', 1.4],
  'barbecue-sauce': ['#6a240f', 3],
  'chipotle-paste': ['#8a2c14', 5],
  cocoa: ['#4e2a18', 9],
  'vegan-protein-chocolate': ['#6a422c', 3],
  'dark-chocolate': ['#4a2716', 4],
  beer_bock: ['#5a3014', 0.5],
  'brown-sauce': ['#4c2410', 2],
  'tamarind-paste': ['#5a3016', 3],
};

/**
 * The colour of a food that is mashed, blended or cooked to a pulp, if it differs from the food's colour in a sauce.
 */
const BLENDED: Readonly<Record<string, Colour>> = {
  banana: '#f2e2ae',
  strawberries: '#e26a72',
  raspberries: '#cf3e66',
  blueberries: '#6a5490',
  blackberries: '#6f2f5c',
  'mixed-berries': '#9c3466',
  cherries: '#8c1f3c',
  mango: '#f6b23a',
  pineapple: '#f5d86c',
  peach: '#f3b46c',
  spinach: '#5f9a3c',
  kale: '#5f8f3c',
  avocado: '#b5c96a',
  carrot: '#ec8a30',
  pumpkin: '#e88a24',
  'butternut-squash': '#e9902c',
  'sweet-potato': '#e6863a',
  'red-pepper': '#cf4a26',
  'roasted-peppers-jar': '#c8452a',
  'beetroot-cooked': '#9a2350',
  broccoli: '#7fa24a',
  peas: '#86b344',
  courgette: '#a9bd6a',
  leek: '#c9d490',
  cauliflower: '#efe4c0',
  potato: '#ecd48a',
  celeriac: '#efe3c0',
  parsnip: '#ecdcaa',
  mushrooms: '#a98a66',
  'red-lentils': '#d9822e',
  'split-peas': '#8f9a3c',
  oats: '#e0c898',
  onion: '#e6cf9a',
  tomato: '#cf4426',
  'chickpeas-canned': '#dfc084',
  'white-beans-canned': '#ecdfbc',
  'green-lentils': '#8a6a3c',
  'lentils-canned': '#8a6236',
  fennel: '#dfe6b8',
  cucumber: '#b9d48c',
  apple: '#ecdca0',
  pear: '#eee2b4',
  kiwi: '#a9c24c',
  dates: '#7a4a24',
  edamame: '#a9c866',
  'broad-beans': '#a3c25c',
  aubergine: '#c0a878',
  'black-beans-canned': '#5a4440',
  'brown-beans-canned': '#875840',
  'kidney-beans-canned': '#8a4438',
  egg: '#f4cc62',
  'yellow-pepper': '#f0b83a',
  asparagus: '#9fb865',
  watercress: '#6a963e',
  swede: '#efb860',
  turnip: '#f0e8d0',
  yoghurt: '#fbf6e8',
  custard: '#f7dc84',
};

const strip = (food: string): string =>
  looksLike(food).replace(/-(?:frozen|whole|semi-skimmed|skimmed|low-fat|full-fat)$/, '');

export function sauceOf(food: string): Readonly<{ colour: Colour; strength: number }> | null {
  const found =
    SAUCES[food] ??
    SAUCES[food.replace(VARIANT, '')] ??
    SAUCES[strip(food)] ??
    SAUCES[strip(food).replace(VARIANT, '')] ??
    SAUCES[
      food.replace(/-(?:any-brand|semi-skimmed|whole|skimmed|lactose-free|less-salt|light|cube|bock|vegan).*$/, '')
    ];
  return found ? { colour: found[0], strength: found[1] } : null;
}

export const blendedColour = (food: string): Colour | null =>
  BLENDED[strip(food)] ?? BLENDED[strip(food).replace(/-(?:frozen|canned)$/, '')] ?? sauceOf(food)?.colour ?? null;

/** Foods that are not visible in the finished dish: dissolved, absorbed or sprinkled as a powder. */
const UNSEEN =
  /(?:^|-)(?:oil|salt|pepper-ground|vinegar|sugar|stock|water|flour|starch|powder|juice|extract|syrup|seasoning|sauce|paste|wine|cream|soda|yeast|erythritol|psyllium|margarine|mirin|dashi|beer|gravy|stevia|paprika|espresso|coffee|milk|drink|passata|buttermilk|kefir)(?:$|-)/;
const UNSEEN_FOODS = new Set(
  'black-pepper white-pepper garlic ginger lemon-juice lime-juice cinnamon nutmeg cumin turmeric oregano curry-powder smoked-paprika coriander-ground ground-coriander italian-herbs dried-thyme garam-masala ras-el-hanout cayenne allspice caraway-seeds cumin-seeds cloves-whole clove-spice mixed-spice zaatar sumac cardamom saffron five-spice mustard wholegrain-mustard mustard-yellow butter ghee horseradish nutritional-yeast tomato-puree honey treacle sambal-oelek sriracha ketjap-manis worcestershire-sauce chipotle-paste dried-mint dried-basil dried-rosemary dried-dill herbes-de-provence fennel-seeds mustard-seeds fenugreek lemongrass bay-leaf harissa gochujang tabasco chopped-tomatoes peeled-tomatoes coconut-milk coconut-milk-light coconut-cream soy-cream erythritol ketchup corn-starch breadcrumbs panko panko-vegan pea-protein vegan-protein-vanilla vegan-protein-chocolate whey-protein-vanilla cocoa balsamic-glaze tom-yum-paste nasi-spice-paste peanut-sauce vanilla-extract lime-leaves cinnamon-stick star-anise ground-ginger'.split(
    ' ',
  ),
);

/** Whether a food is never visible in a dish, except in what the dish is made into. */
export const isUnseen = (food: string): boolean =>
  UNSEEN_FOODS.has(looksLike(food)) || (pieceOf(food) === null && UNSEEN.test(looksLike(food)));
