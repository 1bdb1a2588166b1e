import type { GroceryCategory } from '@weekbord/domain/vocabulary';
import type { CatalogueFood, CatalogueRecipe } from './format.ts';

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
  'bowl-of-oats': 'oats gluten-free-oats oat-bran muesli granola cornflakes wheat-biscuits',
  bread:
    'wholewheat-bread white-bread brown-bread sourdough-bread rye-bread spelt-bread gluten-free-bread gluten-free-bread-any-brand low-carb-bread ontbijtkoek wholewheat-roll english-muffin currant-bun',
  broccoli: 'broccoli tenderstem-broccoli broccoli-frozen cauliflower cauliflower-rice romanesco',
  'brown-mushroom': 'mushrooms portobello oyster-mushrooms shiitake dried-mushrooms',
  butter: 'butter ghee margarine-vegan',
  carrot: 'carrot parsnip',
  'cheese-wedge':
    'cheese-gouda-young cheese-gouda-old cheese-30 cheddar mozzarella mozzarella-light mozzarella-lactose-free grated-cheese parmesan italian-hard-cheese-vegetarian feta white-cheese-vegetarian goats-cheese-soft halloumi paneer brie blue-cheese vegan-cheese vegan-feta cheese-gouda-vegetarian cheese-30-vegetarian grated-cheese-vegetarian cheddar-vegetarian mozzarella-vegetarian halloumi-vegetarian goats-cheese-soft-vegetarian edam emmental gruyere grana-padano pecorino white-cheese-light burrata goats-cheese-hard cheese-gouda-mature',
  cherries: 'cherries',
  chestnut: 'walnuts hazelnuts pecans brazil-nuts macadamias mixed-nuts almonds cashews almond-butter',
  'chocolate-bar': 'dark-chocolate dark-chocolate-85 milk-chocolate cocoa cacao-nibs chocolate-hazelnut-spread',
  coconut: 'coconut-milk coconut-milk-light coconut-cream desiccated-coconut coconut-drink coconut-water coconut-flour',
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
  flatbread:
    'pitta naan flatbread wheat-wrap wholewheat-wrap gluten-free-wrap corn-tortilla corn-tortilla-any-brand egg-wrap',
  'french-fries': 'oven-chips',
  garlic: 'garlic',
  'ginger-root': 'ginger',
  'bowl-of-yoghurt':
    'quark-low-fat quark-low-fat-any-brand quark-full-fat quark-full-fat-any-brand quark-lactose-free soy-quark skyr skyr-any-brand ricotta ricotta-vegetarian yoghurt-whole yoghurt-low-fat yoghurt-semi-skimmed greek-yoghurt greek-yoghurt-light yoghurt-lactose-free soy-yoghurt coconut-yoghurt cottage-cheese cottage-cheese-vegetarian cottage-cheese-lactose-free',
  'glass-of-milk':
    'milk-semi-skimmed milk-whole milk-skimmed milk-lactose-free buttermilk kefir soy-drink oat-drink almond-drink rice-drink oat-drink-gluten-free',
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
  potato: 'potato baby-potatoes gnocchi gnocchi-any-brand',
  'poultry-leg':
    'chicken-breast chicken-thigh chicken-drumstick chicken-mince turkey-breast turkey-mince duck-breast chicken-slices smoked-chicken turkey-slices vegan-chicken-pieces vegetarian-chicken-pieces',
  'red-apple': 'apple',
  'rice-ball': 'nori',
  'roasted-sweet-potato': 'sweet-potato pumpkin butternut-squash',
  'root-vegetable': 'beetroot-cooked radish celeriac swede turnip kohlrabi',
  'sheaf-of-rice': 'quinoa bulgur couscous pearl-couscous pearl-barley spelt-grains freekeh millet buckwheat',
  shrimp: 'prawns dutch-shrimps',
  oyster: 'mussels scallops',
  spaghetti:
    'pasta spaghetti penne wholewheat-pasta tagliatelle macaroni orzo gluten-free-pasta lentil-pasta lasagne-sheets lasagne-sheets-any-brand fresh-ravioli',
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

/**
 * What foods look like by a word of their id, where they are not named above; the first that fits counts. What only
 * gives taste stands for nothing here, so that no dish is shown as a jar of sauce.
 */
const LOOKS: readonly (readonly [words: string, picture: string])[] = [
  ['toastie roll-healthy roll-croquette roll-herring sandwich-tuna sandwich-blt', 'sandwich'],
  ['burrito fajita enchilada wrap-chicken', 'burrito'],
  ['taco-filled quesadilla', 'taco'],
  ['full-english fu-yong-hai', 'egg'],
  ['eclair choux-bun cream-puff trifle', 'shortcake'],
  ['danish-pastry cinnamon-roll almond-pastry-roll', 'croissant'],
  ['taaitaai almond-meringue-fingers baklava', 'cookie'],
  ['bitter-lemon', 'cup-with-straw'],
  ['bavarois', 'custard'],
  ['meatloaf babi-pangang moksi-meti mexicano berehap toad-hole', 'cut-of-meat'],
  ['pad-thai', 'steaming-bowl'],
  ['onion-rings vegetable-croquette', 'french-fries'],
  ['pumpkin-seeds sunflower-seeds seeds linseed', 'sunflower'],
  ['tofu tempeh seitan mycoprotein', 'tofu'],
  ['hummus baba-ganoush muhammara', 'bowl-of-hummus'],
  ['black-pudding', 'hot-dog'],
  ['yorkshire-pudding soda-bread banana-bread', 'bread'],
  ['pudding-rice', 'cooked-rice'],
  ['lemon-juice', 'lemon'],
  ['lime-juice', 'lime'],
  ['banana-chips', 'banana'],
  ['couscous bulgur quinoa amaranth teff spelt barley millet', 'sheaf-of-rice'],
  [
    'kidney-beans black-beans white-beans brown-beans mung-beans mixed-beans soybeans black-eyed-beans lentils chickpeas lupin-beans',
    'beans',
  ],
  ['spaghetti-squash', 'roasted-sweet-potato'],
  ['sweet-potato-cooked', 'roasted-sweet-potato'],
  ['pomegranate pomegranate-seeds', 'cherries'],
  ['coconut-flour', 'coconut'],
  ['pizza lahmacun', 'pizza'],
  ['sushi poke', 'sushi'],
  ['lasagne bolognese macaroni spaghetti pasta tagliatelle', 'spaghetti'],
  ['nasi fried-rice biryani risotto paella glutinous', 'cooked-rice'],
  ['bami noodle noodles ramen', 'steaming-bowl'],
  ['curry-meal masala roti', 'curry-rice'],
  ['soup stew chilli-con-carne', 'pot-of-food'],
  ['hamburger cheeseburger burger', 'hamburger'],
  ['frankfurter bratwurst sausage merguez slavink frikandel hot-dog', 'hot-dog'],
  ['doner shawarma gyros kebab kapsalon', 'stuffed-flatbread'],
  ['samosa spring-roll bami-snack dumpling gyoza bhaji', 'dumpling'],
  ['pie quiche pasty', 'pie'],
  ['mash', 'potato'],
  ['ice-cream choc-ice sorbet ice-lolly frozen-yoghurt', 'ice-cream'],
  ['croissant pain-au-chocolat', 'croissant'],
  ['doughnut oliebol', 'doughnut'],
  ['waffle stroopwafel', 'waffle'],
  ['pancake pancakes poffertjes', 'pancakes'],
  ['muffin cupcake scone', 'cupcake'],
  ['cake cheesecake tompouce flan sponge victoria-sponge gateau', 'shortcake'],
  ['brownie chocolate chocolates bonbons mousse', 'chocolate-bar'],
  [
    'biscuit biscuits cookie cookies speculaas shortbread digestives wafers ginger-nuts pepernoten flapjack oatcakes custard-creams rich-tea',
    'cookie',
  ],
  ['bar muesli-bar', 'chocolate-bar'],
  ['gums toffees fudge nougat liquorice peppermints sweets boiled-sweets marshmallows bonbon', 'candy'],
  ['crispbread crackers cracker rusk rice-cakes lentil-cakes toast-rounds matzo', 'rice-cracker'],
  ['pretzels salt-sticks breadsticks', 'pretzel'],
  ['popcorn', 'popcorn'],
  ['chips crisps fries wedges hash-browns croquettes', 'french-fries'],
  ['nuggets wings chicken turkey duck quail kipcorn', 'poultry-leg'],
  ['beef veal steak schnitzel escalope venison rabbit liver mince meatball pork lamb gammon spare-ribs', 'cut-of-meat'],
  ['ham bacon pancetta pastrami salami mortadella cervelat sucuk vegan-chorizo ardennes-pate', 'bacon'],
  ['prawn prawns shrimp shrimps crayfish', 'shrimp'],
  ['lobster', 'lobster'],
  ['crab', 'crab'],
  ['octopus', 'octopus'],
  ['oysters cockles mussels seafood-mix', 'oyster'],
  [
    'tuna haddock plaice tilapia mackerel kipper sole halibut hake monkfish pollock sardines eel rollmops herring fish kibbeling salmon cod sea-bream',
    'fish',
  ],
  ['egg eggs omelette', 'egg'],
  [
    'cheese gouda maasdam camembert gorgonzola stilton roquefort raclette manchego leicester wensleydale mozzarella',
    'cheese-wedge',
  ],
  ['yoghurt quark skyr labneh fromage-frais pudding semolina-pudding tzatziki', 'bowl-of-yoghurt'],
  ['custard panna-cotta creme-brulee tiramisu', 'custard'],
  ['formula follow-on-milk', 'baby-bottle'],
  ['cappuccino latte coffee macchiato flat-white hot-chocolate', 'hot-beverage'],
  ['matcha', 'teacup-without-handle'],
  ['tea rooibos chai', 'teapot'],
  ['milk cream creme-fraiche ayran soy-drink pea-drink drink-chocolate', 'glass-of-milk'],
  ['beer stout radler cider', 'beer-mug'],
  ['wine port sherry vermouth sangria', 'wine-glass'],
  ['spirits jenever liqueur advocaat', 'tumbler-glass'],
  ['gin-tonic aperitif-bitter', 'cocktail-glass'],
  ['juice smoothie', 'beverage-box'],
  [
    'cola lemonade soda shake ginger-ale tonic-water energy-drink squash iced-tea sports-drink kombucha',
    'cup-with-straw',
  ],
  ['bread roll bun brioche focaccia rolls toast teacake crumpet malt-loaf', 'bread'],
  ['pitta naan wrap poppadoms', 'flatbread'],
  ['salad coleslaw purslane lettuce leaves radicchio endive', 'green-salad'],
  ['potato potatoes', 'potato'],
  ['tomato', 'tomato'],
  ['mushroom mushrooms chanterelles enoki', 'brown-mushroom'],
  ['pepper peppers', 'bell-pepper'],
  ['chilli bonnet', 'hot-pepper'],
  ['cucumber zucchini marrow', 'cucumber'],
  ['sweetcorn corn baby-corn', 'ear-of-corn'],
  ['carrot carrots', 'carrot'],
  ['broccoli cauliflower asparagus', 'broccoli'],
  ['beans peas okra', 'pea-pod'],
  ['chickpeas lentils lupin', 'beans'],
  ['onion onions', 'onion'],
  ['garlic', 'garlic'],
  ['beetroot celeriac daikon salsify yam cassava taro', 'root-vegetable'],
  ['pumpkin squash', 'roasted-sweet-potato'],
  ['beansprouts sprouted-mung alfalfa', 'seedling'],
  ['strawberry strawberries raspberries', 'strawberry'],
  ['blueberries blackcurrants gooseberries currants cranberries goji', 'blueberries'],
  ['cherry cherries', 'cherries'],
  ['banana plantain', 'banana'],
  ['apple', 'red-apple'],
  ['pear pears', 'pear'],
  ['mandarin mandarins clementine', 'tangerine'],
  ['mango guava', 'mango'],
  ['cantaloupe galia-melon', 'melon'],
  ['pineapple', 'pineapple'],
  ['coconut', 'coconut'],
  ['sultanas raisins', 'grapes'],
  ['kiwi', 'kiwi-fruit'],
  ['lemon', 'lemon'],
  ['lime', 'lime'],
  ['olives stuffed-olives', 'olive'],
  ['peanut peanuts', 'peanuts'],
  ['nuts hazelnut hazelnuts cashew pistachios chestnuts almonds', 'chestnut'],
  ['butter spread margarine', 'butter'],
  ['falafel', 'falafel'],
  ['kale spinach cabbage veg vegetables stir-fry-mix greens', 'leafy-green'],
];

/** What a food of which nothing else is known looks like. */
const PICTURE_OF_CATEGORY: Readonly<Record<GroceryCategory, string>> = {
  ASIAN: 'takeout-box',
  BAKING: 'sheaf-of-rice',
  BREAD: 'bread',
  CHIPS: 'french-fries',
  CHOCOLATE: 'chocolate-bar',
  COFFEE: 'hot-beverage',
  CRACKER: 'rice-cracker',
  DAIRY: 'glass-of-milk',
  DELI: 'sandwich',
  DRINK: 'cup-with-straw',
  FREEZER: 'bento-box',
  FRUIT: 'red-apple',
  HERB: 'herb',
  MEAT: 'cut-of-meat',
  MEXICAN: 'taco',
  NUT: 'chestnut',
  OAT: 'bowl-of-oats',
  OIL: 'amphora',
  ONLINE: 'takeout-box',
  PASTA: 'spaghetti',
  PRESERVED: 'canned-food',
  READY: 'bento-box',
  REFRIGERATED: 'bento-box',
  RICE: 'cooked-rice',
  SAUCE: 'pouring-liquid',
  SEED: 'sunflower',
  SOUP: 'pot-of-food',
  SPICE: 'salt',
  SPREAD: 'jar',
  VEGETABLE: 'leafy-green',
  WHEAT: 'sheaf-of-rice',
  WINE: 'wine-glass',
  WRAP: 'flatbread',
  OTHER: 'shallow-pan-of-food',
};

/** A kind of dish that says more than what is in it: its picture leads. */
const PICTURE_OF_DISH: Readonly<Record<string, string>> = {
  SOUP: 'pot-of-food',
  BURGER: 'hamburger',
  WRAP: 'burrito',
};

/** What a cover falls back on where too few ingredients have an illustration, by a tag of the recipe or its meal. */
const PICTURE_OF_KIND: Readonly<Record<string, string>> = {
  SALAD: 'green-salad',
  PASTA: 'spaghetti',
  RICE_AND_NOODLES: 'cooked-rice',
  POTATO: 'potato',
  BREAD: 'sandwich',
  PANCAKES_AND_OMELETTES: 'pancakes',
  DAIRY: 'bowl-of-yoghurt',
  SNACKS_AND_BAKES: 'cookie',
  COUSCOUS_AND_QUINOA: 'shallow-pan-of-food',
  DIPS_AND_SPREADS: 'flatbread',
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
const SEASONINGS = new Set([
  'onion',
  'garlic',
  'ginger-root',
  'butter',
  'wine-glass',
  'herb',
  'lemon',
  'lime',
  'honey-pot',
  'hot-pepper',
]);
/** What a food looks like of which one sees nothing in a dish: oil, water, stock, salt, a few seeds. */
const UNSEEN = new Set([
  'amphora',
  'pouring-liquid',
  'salt',
  'jar',
  'canned-food',
  'takeout-box',
  'cup-with-straw',
  'pot-of-food',
  'sunflower',
]);
/** What is eaten in plenty and looks like little counts for this share, so that what lies on it is seen. */
const GROUND_SHARE = 0.35;
const GROUNDS = new Set([
  'glass-of-milk',
  'bowl-of-yoghurt',
  'leafy-green',
  'cucumber',
  'beverage-box',
  'beans',
  'coconut',
  'tofu',
]);
/** A handful of something small says more about a dish than its weight: grams that every food starts with. */
const HEAD_START_GRAMS = 15;

const pictureOfFood: ReadonlyMap<string, string> = new Map(
  Object.entries(FOODS_OF_PICTURE).flatMap(([picture, foods]) => foods.split(' ').map((food) => [food, picture])),
);
const LOOK_PATTERNS = LOOKS.map(([words, picture]) => ({
  pattern: new RegExp(`(?:^|-)(?:${words.replaceAll(' ', '|')})(?:-|$)`),
  picture,
}));
/** In these categories a word names the taste, not the thing: chicken stock, onion powder, tomato ketchup. */
const TASTES: readonly GroceryCategory[] = ['SPICE', 'SAUCE', 'OIL', 'SOUP', 'BAKING', 'ASIAN', 'MEXICAN'];

/**
 * Every illustration that a cover can show.
 * @internal
 */
export const COVER_PICTURES: readonly string[] = [
  ...new Set([
    ...Object.keys(FOODS_OF_PICTURE),
    ...LOOKS.map(([, picture]) => picture),
    ...[PICTURE_OF_CATEGORY, PICTURE_OF_DISH, PICTURE_OF_KIND].flatMap(Object.values<string>),
  ]),
];

/**
 * Every food that has an illustration of its own.
 * @internal
 */
export const ILLUSTRATED_FOODS: readonly string[] = [...pictureOfFood.keys()];

/** The illustration of a food of which only the category is known. */
export function pictureOfCategory(category: GroceryCategory): string {
  return PICTURE_OF_CATEGORY[category];
}

/** What a food looks like; null where it is only tasted. */
function lookOf({ id, category }: Pick<CatalogueFood, 'id' | 'category'>): string | null {
  const named = pictureOfFood.get(id);
  if (named !== undefined) return named;
  if (TASTES.includes(category)) return null;
  return LOOK_PATTERNS.find(({ pattern }) => pattern.test(id))?.picture ?? null;
}

/** The illustration of a food; every food has one. */
export function pictureOf(food: Pick<CatalogueFood, 'id' | 'category'>): string {
  return lookOf(food) ?? pictureOfCategory(food.category);
}

/** An ingredient of one portion and its illustration; null where none looks like it. */
export type Part = Readonly<{ picture: string | null; grams: number }>;

/** Two to four illustrations of what a dish is and is made of, the largest part first; tags and meals fill up. */
export function picturesOfParts(parts: readonly Part[], kinds: readonly string[]): string[] {
  const weights = new Map<string, number>();
  for (const { picture, grams } of parts) {
    if (picture === null) continue;
    const start = SEASONINGS.has(picture) ? 0 : HEAD_START_GRAMS;
    weights.set(picture, (weights.get(picture) ?? start) + grams * shareOf(picture));
  }
  const made = [...weights].toSorted((a, b) => b[1] - a[1]).map(([picture]) => picture);
  const dish = kinds.map((kind) => PICTURE_OF_DISH[kind]).find((picture) => picture !== undefined);
  const seen = made.filter((picture) => !UNSEEN.has(picture) && (dish !== 'burrito' || picture !== 'flatbread'));
  const shown = [...new Set([...(dish === undefined ? [] : [dish]), ...seen])];
  for (const picture of kinds.flatMap((kind) => PICTURE_OF_KIND[kind] ?? [])) {
    if (shown.length >= FEWEST_PICTURES) break;
    if (!shown.includes(picture)) shown.push(picture);
  }
  return shown.slice(0, MOST_PICTURES);
}

function shareOf(picture: string): number {
  if (SEASONINGS.has(picture)) return SEASONING_SHARE;
  return GROUNDS.has(picture) ? GROUND_SHARE : 1;
}

/** The same for a recipe of the catalogue. */
export function picturesOfRecipe(
  recipe: Pick<CatalogueRecipe, 'ingredients' | 'tags' | 'meals' | 'portions'>,
): string[] {
  const { ingredients, portions, tags, meals } = recipe;
  const parts = ingredients.map(({ food, grams }) => ({ picture: lookOf(food), grams: grams / portions }));
  return picturesOfParts(parts, [...tags, ...meals]);
}
