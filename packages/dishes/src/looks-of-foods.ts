import type { GroceryCategory } from '@weekbord/domain/foods/grocery-categories';

/** The name of a look that the painter draws: a piece, the look of a single food, or one of the meals below. */
export type LookName = string;

/** Returns the names in a whitespace-separated list. */
export const split = (text: string): string[] => text.trim().split(/\s+/);

/** For each ingredient that some people do not eat, the looks that visibly contain it. */
const VISIBLE: Readonly<Record<string, string>> = {
  meat: `minced-meat meatballs steak stew-beef pork-chop schnitzel chicken-fillet chicken-drumstick
    duck-breast lamb-chop liver sausage ham salami bacon meat-slices pate stew-meal chilli-meal burger-meal wrap-meal
    lasagne-meat pizza-salami pizza-ham curry-chicken curry-green pasta-bolognese rice-with-chicken chicken-soup
    sausages-mash kebab-meal kapsalon meat-with-rice sandwich-meat full-english meatloaf pie-meat sate mince-bake
    aubergine-bake enchilada-meal roast-chicken pork-fillet roast-joint beef-burger
    corned-beef slavink pulled-pork chicken-slices chicken-shawarma meatloaf`,
  pork: 'pork-fillet pork-chop ham bacon pizza-salami pizza-ham full-english sandwich-meat sausages-mash',
  fish: `salmon tuna-in-water white-fish fish-fingers herring smoked-mackerel sardines-in-oil prawns mussels crab squid
    sushi-salmon salmon-bowl pizza-tuna fish-soup sandwich-fish fish-bake fish-roe fish-fillet-brown whole-fish tuna-steak seafood-mix surimi`,
  egg: 'egg eggs-boiled friedeggs omelette egg-yolk-bowl egg-white-bowl scrambled-eggs bread-with-eggs full-english',
  dairy: `grated-cheese feta cheese-hard cheese-orange cheese-red-wax cheese-block cheese-white-rind cheese-blue cheese-slices pizza lasagne lasagne-meat pizza-salami pizza-ham
    pizza-tuna sandwich-cheese greek-salad macaroni-cheese kapsalon enchilada-meal aubergine-bake`,
  nuts: 'nuts-bowl',
  peanut: 'sate',
};

export const SHOWS: ReadonlyMap<LookName, readonly string[]> = new Map(
  [...new Set(Object.values(VISIBLE).flatMap(split))].map((look) => [
    look,
    Object.keys(VISIBLE).filter((kind) => split(VISIBLE[kind]!).includes(look)),
  ]),
);

/** The look to use instead of another for a food that does not contain what the other shows. */
export const PLANT_LIKE: ReadonlyMap<LookName, LookName> = new Map(
  Object.entries({
    'minced-meat': 'vegan-mince',
    meatballs: 'falafel',
    'beef-burger': 'vegan-burger',
    'burger-meal': 'vegan-burger',
    steak: 'seitan',
    'stew-beef': 'seitan',
    'pork-chop': 'seitan',
    schnitzel: 'breaded',
    'chicken-fillet': 'vegan-chicken-pieces',
    'chicken-drumstick': 'vegan-chicken-pieces',
    sausage: 'vegan-sausage',
    ham: 'plant-slices',
    salami: 'plant-slices',
    bacon: 'plant-slices',
    'meat-slices': 'plant-slices',
    pate: 'plant-pate',
    'fish-fingers': 'breaded',
    'cheese-block': 'cheese-plain',
    'cheese-white-rind': 'cheese-plain',
    'cheese-blue': 'cheese-plain',
    'cheese-slices': 'cheese-plain',
    'cheese-hard': 'cheese-plain',
    'grated-cheese': 'vegan-cheese',
    feta: 'vegan-feta',
    'cheese-orange': 'cheese-plain',
    pizza: 'pizza-vegetable',
    lasagne: 'lasagne-vegetable',
    'macaroni-cheese': 'penne',
    omelette: 'tofu',
    'stew-meal': 'vegetable-stew',
    'wrap-meal': 'vegetable-wrap',
    'curry-chicken': 'curry-meal',
    'pie-meat': 'savoury-pastry',
  }),
);

/** The look of a food if only its category is known: without meat, fish, dairy, egg or gluten. */
export const CALM: Readonly<Record<GroceryCategory, LookName>> = {
  ASIAN: 'bowl-asian',
  BAKING: 'bag',
  BREAD: 'bag-bread',
  CHIPS: 'bag-snacks',
  CHOCOLATE: 'box-sweet',
  COFFEE: 'coffee',
  CRACKER: 'bag-snacks',
  DAIRY: 'pot-white',
  DELI: 'pot-deli',
  DRINK: 'lemonade',
  FREEZER: 'box-cold',
  FRUIT: 'fruit-salad',
  HERB: 'parsley',
  MEAT: 'pot-meat',
  MEXICAN: 'bowl-mexican',
  NUT: 'bag-snacks',
  OAT: 'bag',
  OIL: 'oil',
  ONLINE: 'bag',
  PASTA: 'bag',
  PRESERVED: 'tin',
  READY: 'box-meal',
  REFRIGERATED: 'pot-deli',
  RICE: 'bag',
  SAUCE: 'jar-sauce',
  SEED: 'seeds-bowl',
  SOUP: 'bowl-soup',
  SPICE: 'brown-spice',
  SPREAD: 'jar-spread',
  VEGETABLE: 'mixed-veg-frozen',
  WHEAT: 'bag',
  WINE: 'white-wine',
  WRAP: 'bag-bread',
  OTHER: 'bowl',
};
