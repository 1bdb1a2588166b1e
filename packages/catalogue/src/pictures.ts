import type { CatalogueRecipe } from './format.ts';

/** Which foods an illustration stands for, by its name in the Noto Emoji set. */
const FOODS_OF_PICTURE: Readonly<Record<string, string>> = {
  avocado: 'avocado guacamole',
  bacon: 'bacon bacon-lardons pork-belly',
  bagel: 'bagel',
  'baguette-bread': 'baguette ciabatta',
  banana: 'banana',
  beans:
    'kidney-beans-canned black-beans-canned white-beans-canned butter-beans-canned baked-beans brown-beans-canned refried-beans chickpeas-canned lentils-canned red-lentils green-lentils edamame',
  'bell-pepper': 'red-pepper yellow-pepper green-pepper pointed-pepper roasted-peppers-jar',
  blueberries: 'blueberries blackberries mixed-berries-frozen redcurrants',
  'bowl-with-spoon': 'oats gluten-free-oats oat-bran muesli granola cornflakes wheat-biscuits',
  bread:
    'wholewheat-bread white-bread brown-bread sourdough-bread rye-bread spelt-bread gluten-free-bread low-carb-bread ontbijtkoek wholewheat-roll english-muffin currant-bun',
  broccoli: 'broccoli tenderstem-broccoli broccoli-frozen cauliflower cauliflower-rice romanesco',
  'brown-mushroom': 'mushrooms portobello oyster-mushrooms shiitake dried-mushrooms',
  butter: 'butter ghee margarine-vegan',
  carrot: 'carrot parsnip',
  'cheese-wedge':
    'cheese-gouda-young cheese-gouda-old cheese-30 cheddar mozzarella mozzarella-light mozzarella-lactose-free grated-cheese parmesan italian-hard-cheese-vegetarian feta white-cheese-vegetarian goats-cheese-soft halloumi paneer brie blue-cheese vegan-cheese vegan-feta cheese-gouda-vegetarian cheese-30-vegetarian grated-cheese-vegetarian cheddar-vegetarian mozzarella-vegetarian halloumi-vegetarian goats-cheese-soft-vegetarian edam emmental gruyere grana-padano pecorino white-cheese-light burrata goats-cheese-hard cheese-gouda-mature',
  cherries: 'cherries',
  chestnut: 'walnuts hazelnuts pecans brazil-nuts macadamias mixed-nuts almonds cashews almond-butter',
  'chocolate-bar': 'dark-chocolate dark-chocolate-85 milk-chocolate cocoa cacao-nibs chocolate-hazelnut-spread',
  coconut:
    'coconut-milk coconut-milk-light coconut-cream desiccated-coconut coconut-drink coconut-yoghurt coconut-water coconut-flour',
  'cooked-rice': 'white-rice basmati-rice brown-rice risotto-rice wild-rice-mix rice-cooked sushi-rice',
  crab: 'surimi',
  croissant: 'croissant',
  cucumber: 'cucumber courgette',
  custard: 'custard mascarpone',
  'cut-of-meat':
    'beef-steak ribeye stewing-beef beef-strips beef-mince-lean beef-mince mixed-mince roast-beef lamb-mince pork-tenderloin pork-chop pork-schnitzel pulled-pork',
  'ear-of-corn': 'sweetcorn-canned sweetcorn-cob polenta corn-cakes',
  egg: 'egg egg-white egg-yolk',
  eggplant: 'aubergine',
  falafel: 'falafel',
  fish: 'salmon smoked-salmon hot-smoked-salmon cod pollock pangasius sea-bass trout smoked-trout smoked-mackerel herring salmon-canned sardines-in-oil mackerel-in-tomato anchovies fish-fingers',
  flatbread: 'pitta naan flatbread wheat-wrap wholewheat-wrap gluten-free-wrap corn-tortilla egg-wrap',
  'french-fries': 'oven-chips',
  garlic: 'garlic',
  'ginger-root': 'ginger',
  'glass-of-milk':
    'quark-low-fat quark-full-fat quark-lactose-free soy-quark skyr ricotta ricotta-vegetarian milk-semi-skimmed milk-whole milk-skimmed milk-lactose-free buttermilk kefir soy-drink oat-drink almond-drink rice-drink oat-drink-gluten-free yoghurt-whole yoghurt-low-fat yoghurt-semi-skimmed greek-yoghurt greek-yoghurt-light yoghurt-lactose-free soy-yoghurt cottage-cheese cottage-cheese-vegetarian cottage-cheese-lactose-free',
  grapes: 'grapes raisins',
  'green-apple': 'apple-sauce-unsweetened',
  'green-salad': 'iceberg little-gem romaine lettuce rocket lambs-lettuce watercress',
  hamburger: 'burger-bun beef-burger veggie-burger vegan-burger',
  herb: 'basil parsley coriander chives dill mint rosemary thyme sage tarragon cress',
  'honey-pot': 'honey maple-syrup',
  'hot-beverage': 'coffee espresso instant-coffee',
  'hot-dog': 'smoked-sausage pork-sausage chipolata-chicken vegan-sausage',
  'hot-pepper': 'chilli jalapenos',
  'ice-cream': 'vanilla-ice-cream soy-vanilla-ice-cream',
  'kiwi-fruit': 'kiwi',
  'leafy-green':
    'spinach spinach-frozen kale endive chicory chard white-cabbage pointed-cabbage savoy-cabbage chinese-cabbage pak-choi brussels-sprouts celery fennel',
  lemon: 'lemon',
  lime: 'lime',
  mango: 'mango mango-frozen papaya mango-chutney',
  'meat-on-bone': 'lamb-chop ham parma-ham salami chorizo',
  melon: 'melon',
  olive: 'olives-green olives-black',
  onion: 'onion red-onion shallot spring-onion leek',
  'pea-pod': 'peas-frozen peas-canned mangetout sugar-snaps green-beans runner-beans broad-beans split-peas',
  peach: 'peach nectarine apricot dried-apricots peaches-canned plum',
  peanuts: 'peanuts peanut-butter peanut-sauce',
  pear: 'pear',
  pickle: 'gherkins',
  pineapple: 'pineapple pineapple-canned',
  pizza: 'pizza-dough',
  popcorn: 'popcorn-kernels',
  potato: 'potato baby-potatoes gnocchi',
  'poultry-leg':
    'chicken-breast chicken-thigh chicken-drumstick chicken-mince turkey-breast turkey-mince duck-breast chicken-slices smoked-chicken turkey-slices vegan-chicken-pieces',
  'red-apple': 'apple',
  'rice-ball': 'nori',
  'roasted-sweet-potato': 'sweet-potato pumpkin butternut-squash',
  'root-vegetable': 'beetroot-cooked radish celeriac swede turnip kohlrabi',
  'sheaf-of-rice': 'quinoa bulgur couscous pearl-couscous pearl-barley spelt-grains freekeh millet buckwheat',
  shrimp: 'prawns dutch-shrimps',
  oyster: 'mussels scallops',
  spaghetti:
    'pasta spaghetti penne wholewheat-pasta tagliatelle macaroni orzo gluten-free-pasta lentil-pasta lasagne-sheets fresh-ravioli',
  squid: 'squid',
  'steaming-bowl':
    'rice-noodles glass-noodles egg-noodles wheat-noodles udon-noodles soba-noodles konjac-noodles miso-paste',
  strawberry: 'strawberries raspberries jam jam-less-sugar',
  taco: 'taco-shells tortilla-chips',
  tangerine: 'orange mandarin grapefruit orange-juice',
  tomato:
    'tomato cherry-tomatoes chopped-tomatoes peeled-tomatoes passata sun-dried-tomatoes tomato-basil-sauce tomato-salsa',
  'tropical-fish': 'tuna-in-water tuna-in-oil tuna-steak',
  watermelon: 'watermelon',
  'wine-glass': 'white-wine red-wine',
};

/** What a cover falls back on where too few ingredients have an illustration, by a tag of the recipe or its meal. */
const PICTURE_OF_KIND: Readonly<Record<string, string>> = {
  SOUP: 'pot-of-food',
  SALAD: 'green-salad',
  BURGER: 'hamburger',
  WRAP: 'burrito',
  PASTA: 'spaghetti',
  RICE_AND_NOODLES: 'cooked-rice',
  POTATO: 'potato',
  BREAD: 'sandwich',
  PANCAKES_AND_OMELETTES: 'pancakes',
  DAIRY: 'glass-of-milk',
  SNACKS_AND_BAKES: 'cookie',
  COUSCOUS_AND_QUINOA: 'shallow-pan-of-food',
  DIPS_AND_SPREADS: 'bowl-with-spoon',
  BREAKFAST: 'cooking',
  LUNCH: 'bento-box',
  DINNER: 'shallow-pan-of-food',
  SNACK: 'cup-with-straw',
};

/** Pictures of a cover. */
const MOST_PICTURES = 4;
const FEWEST_PICTURES = 2;
/** Foods that give taste or liquid but not the look of a dish count for this share of their weight. */
const SEASONING_SHARE = 0.2;
const SEASONINGS = new Set(['onion', 'garlic', 'ginger-root', 'butter', 'wine-glass', 'herb', 'lemon', 'lime']);
/** A handful of something small says more about a dish than its weight: grams that every food starts with. */
const HEAD_START_GRAMS = 15;

const pictureOfFood: ReadonlyMap<string, string> = new Map(
  Object.entries(FOODS_OF_PICTURE).flatMap(([picture, foods]) => foods.split(' ').map((food) => [food, picture])),
);

/** Every illustration that a cover can show. */
export const COVER_PICTURES: readonly string[] = [
  ...new Set([...Object.keys(FOODS_OF_PICTURE), ...Object.values(PICTURE_OF_KIND)]),
];

/** Every food that has an illustration. */
export const ILLUSTRATED_FOODS: readonly string[] = [...pictureOfFood.keys()];

/** The illustration of a food; null where none looks like it. */
export function pictureOf(foodId: string): string | null {
  return pictureOfFood.get(foodId) ?? null;
}

/** An ingredient of one portion and its illustration; null where none looks like it. */
export type Part = Readonly<{ picture: string | null; grams: number }>;

/** Two to four illustrations of what a dish is made of, the largest part first; tags and meals fill up. */
export function picturesOfParts(parts: readonly Part[], kinds: readonly string[]): string[] {
  const weights = new Map<string, number>();
  for (const { picture, grams } of parts) {
    if (picture === null) continue;
    const weight = grams * (SEASONINGS.has(picture) ? SEASONING_SHARE : 1);
    const start = weights.get(picture) ?? (SEASONINGS.has(picture) ? 0 : HEAD_START_GRAMS);
    weights.set(picture, start + weight);
  }
  const shown = [...weights].toSorted((a, b) => b[1] - a[1]).map(([picture]) => picture);
  for (const picture of kinds.flatMap((kind) => PICTURE_OF_KIND[kind] ?? [])) {
    if (shown.length >= FEWEST_PICTURES) break;
    if (!shown.includes(picture)) shown.push(picture);
  }
  return shown.slice(0, MOST_PICTURES);
}

/** The same for a recipe of the catalogue. */
export function picturesOfRecipe(
  recipe: Pick<CatalogueRecipe, 'ingredients' | 'tags' | 'meals' | 'portions'>,
): string[] {
  const { ingredients, portions, tags, meals } = recipe;
  const parts = ingredients.map(({ food, grams }) => ({ picture: pictureOf(food.id), grams: grams / portions }));
  return picturesOfParts(parts, [...tags, ...meals]);
}
