import { GROCERY_CATEGORIES, type GroceryCategory } from '../grocery-categories.ts';
import { type RawRecord, tagsAt, textAt } from './raw-record.ts';

/** The Open Food Facts tags (all with the prefix `en:`) of each shelf. */
const SHELVES: Readonly<Partial<Record<GroceryCategory, string>>> = {
  BAKING: 'sugars sweeteners flours baking-powders baking-decorations syrups cake-mixes yeasts baking-mixes starches',
  BREAD: 'breads viennoiseries buns brioches pastries sliced-breads bagels rusks',
  CHIPS:
    'crisps potato-crisps chips-and-fries appetizers salty-snacks popcorn tortilla-chips corn-chips puffed-salty-snacks',
  CHOCOLATE:
    'chocolates chocolate-candies candies confectioneries bars chocolate-bars biscuits biscuits-and-cakes cakes chewing-gum cocoa-and-its-products sweet-snacks gummi-candies',
  COFFEE: 'coffees teas herbal-teas coffee-capsules instant-coffees tea-bags hot-beverages green-teas black-teas',
  CRACKER: 'crackers crackers-appetizers crispbreads rice-cakes puffed-rice-cakes',
  DAIRY:
    'dairies milks yogurts cheeses creams butters fermented-milk-products dairy-desserts eggs plant-based-milk-alternatives milk-substitutes plant-based-creams cottage-cheeses quarks dairy-substitutes',
  DELI: 'hams prepared-meats sausages cured-sausages pates smoked-salmons smoked-fishes salami dips hummus salted-spreads',
  DRINK:
    'beverages sodas waters fruit-juices fruit-nectars energy-drinks iced-teas plant-based-beverages carbonated-drinks squeezed-juices',
  FREEZER: 'frozen-foods ice-creams-and-sorbets ice-creams frozen-desserts frozen-vegetables frozen-pizzas',
  FRUIT: 'fruits fresh-fruits apples bananas citrus berries dried-fruits',
  HERB: 'herbs fresh-herbs aromatic-herbs',
  MEAT: 'meats meats-and-their-products poultries chickens beef pork fishes seafood fresh-meats fishes-and-their-products turkeys',
  NUT: 'nuts nuts-and-their-products almonds cashew-nuts hazelnuts peanuts mixed-nuts',
  OAT: 'breakfast-cereals mueslis granolas oat-flakes flakes porridge cereal-flakes rolled-flakes',
  OIL: 'vegetable-oils olive-oils fats vegetable-fats vinegars sunflower-oils margarines',
  PASTA: 'pastas noodles gnocchi fresh-pasta stuffed-pastas dry-pastas',
  PRESERVED:
    'canned-foods canned-vegetables canned-fishes canned-fruits pickles legumes canned-legumes legumes-and-their-products pulses plant-based-pickles tomato-purees',
  READY: 'meals pizzas prepared-salads sandwiches pizzas-pies-and-quiches microwave-meals quiches',
  REFRIGERATED: 'meat-analogues meat-alternatives tofu desserts refrigerated-foods fresh-foods puddings',
  RICE: 'rices grains quinoa couscous bulgurs cereal-grains seeds-cereals',
  SAUCE:
    'sauces condiments ketchup mayonnaises mustards dressings tomato-sauces salad-dressings soy-sauces pasta-sauces pestos',
  SEED: 'seeds sunflower-seeds chia-seeds flax-seeds sesame-seeds pumpkin-seeds',
  SOUP: 'soups broths bouillon-cubes stocks',
  SPICE: 'spices salts peppers seasonings curry-powders',
  SPREAD:
    'spreads sweet-spreads jams honeys nut-butters peanut-butters chocolate-spreads hazelnut-spreads fruit-jams plant-based-spreads',
  VEGETABLE: 'vegetables fresh-vegetables potatoes salads mushrooms tomatoes leaf-vegetables vegetables-based-foods',
  WINE: 'wines beers alcoholic-beverages spirits ciders liqueurs champagnes',
  WRAP: 'wraps tortillas flatbreads pita-breads wheat-tortillas',
  ASIAN: 'asian-foods sushi seaweeds rice-noodles coconut-milks',
  MEXICAN: 'mexican-foods tacos salsas guacamoles',
};

const BY_TAG: ReadonlyMap<string, GroceryCategory> = new Map(
  GROCERY_CATEGORIES.flatMap((category) =>
    (SHELVES[category] ?? '').split(' ').map((word) => [`en:${word}`, category] as const),
  ),
);

/** The shelf for each coarse group. An export contains the group even if a product has no category. */
const BY_GROUP: Readonly<Record<string, GroceryCategory>> = {
  bread: 'BREAD',
  'milk and yogurt': 'DAIRY',
  cheese: 'DAIRY',
  'dairy desserts': 'DAIRY',
  eggs: 'DAIRY',
  'pizza pies and quiches': 'READY',
  'one-dish meals': 'READY',
  sandwiches: 'READY',
  'biscuits and cakes': 'CHOCOLATE',
  'chocolate products': 'CHOCOLATE',
  sweets: 'CHOCOLATE',
  pastries: 'BREAD',
  'salty and fatty products': 'CHIPS',
  appetizers: 'CHIPS',
  legumes: 'PRESERVED',
  cereals: 'OTHER',
  'breakfast cereals': 'OAT',
  meat: 'MEAT',
  'processed meat': 'DELI',
  'fish and seafood': 'MEAT',
  'ice cream': 'FREEZER',
  vegetables: 'VEGETABLE',
  potatoes: 'VEGETABLE',
  fruits: 'FRUIT',
  'dried fruits': 'FRUIT',
  nuts: 'NUT',
  soups: 'SOUP',
  'dressings and sauces': 'SAUCE',
  fats: 'OIL',
  'sweetened beverages': 'DRINK',
  'unsweetened beverages': 'DRINK',
  'artificially sweetened beverages': 'DRINK',
  'fruit juices': 'DRINK',
  'fruit nectars': 'DRINK',
  'plant-based milk substitutes': 'DAIRY',
  'waters and flavored waters': 'DRINK',
  'alcoholic beverages': 'WINE',
};

/** Shelves whose products keep for less than about a week once opened. */
const PERISHABLE: ReadonlySet<GroceryCategory> = new Set([
  'DAIRY',
  'DELI',
  'FRUIT',
  'MEAT',
  'REFRIGERATED',
  'VEGETABLE',
]);

/** The shelf of a product, by the most specific of its known categories, otherwise by its group. */
export function readCategory(record: RawRecord): GroceryCategory {
  const known = tagsAt(record, 'categories_tags').findLast((tag) => BY_TAG.has(tag));
  if (known !== undefined) return BY_TAG.get(known) ?? 'OTHER';
  return BY_GROUP[textAt(record, 'pnns_groups_2').toLowerCase()] ?? 'OTHER';
}

export function isPerishable(category: GroceryCategory): boolean {
  return PERISHABLE.has(category);
}

const DRINKS = new Set([
  'en:beverages',
  'en:milks',
  'en:waters',
  'en:alcoholic-beverages',
  'en:plant-based-milk-alternatives',
]);
const NOT_DRUNK_AS_SOLD = new Set([
  'en:dried-products',
  'en:dehydrated-beverages',
  'en:instant-beverages',
  'en:tea-bags',
  'en:coffees',
  'en:teas',
]);

/** Whether the product is drunk as sold, so that its amounts are in millilitres. */
export function isDrink(record: RawRecord): boolean {
  const tags = tagsAt(record, 'categories_tags');
  if (tags.some((tag) => NOT_DRUNK_AS_SOLD.has(tag))) return false;
  const groups = textAt(record, 'pnns_groups_1').toLowerCase();
  return tags.some((tag) => DRINKS.has(tag)) || groups === 'beverages' || groups === 'alcoholic beverages';
}

export function mayHoldAlcohol(record: RawRecord): boolean {
  return readCategory(record) === 'WINE' || tagsAt(record, 'categories_tags').includes('en:alcoholic-beverages');
}

const OTHER_GOODS =
  /^en:(?:non-food-products|open-beauty-facts|open-products-facts|cosmetics|hygiene|pet-food|dog-food|cat-food|dog-and-cat-food|cleaning-products|household-supplies|medicines|tobacco-products|cigarettes|batteries)$/;
const OTHER_WORDS =
  /\b(?:earhook|earphones?|headphones?|headset|bluetooth|charger|usb|phone case|shampoo|toothpaste|tandpasta|deodorant|detergent|wasmiddel|afwasmiddel|toilet paper|toiletpapier|cat food|kattenvoer|dog food|hondenvoer|cat litter|kattenbakvulling|sunscreen|zonnebrand|batterijen|cigarettes|sigaretten)\b/i;

/**
 * Why a record is not a food; null for a food. The database also lists nutrients for the codes of all kinds of other
 * goods.
 */
export function otherThanFood(record: RawRecord): string | null {
  const type = textAt(record, 'product_type');
  if (type !== '' && type !== 'food') return `product type ${type}`;
  const tag = tagsAt(record, 'categories_tags').find((one) => OTHER_GOODS.test(one));
  if (tag !== undefined) return tag;
  return OTHER_WORDS.exec(`${textAt(record, 'product_name')} ${textAt(record, 'product_name_en')}`)?.[0] ?? null;
}
