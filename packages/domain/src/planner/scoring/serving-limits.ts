import type { GroceryCategory } from '../../foods/grocery-categories.ts';
import type { IngredientRole } from '../../plates/flex-table.ts';
import type { Produce } from '../../plates/food-in-a-dish.ts';
import type { KitchenKind } from '../../foods/kitchen-kinds.ts';
import type { ProteinSource } from '../../recipes/dish-facts/nature-of-dish.ts';

/**
 * Maximum grams of one kind of food that one person is served at one meal, as weighed for the recipe: dry rice, drained
 * beans, raw meat. `usual` applies to a usual meal and grows with larger ones. `ever` is the maximum on one plate,
 * however large the meal: what a big eater manages in one sitting.
 */
type ServingLimit = readonly [usual: number, ever: number];

/**
 * Based on portions stated on packs and by the Netherlands Nutrition Centre, doubled for the largest eaters. Kinds that
 * are not listed have no limit of their own. If a meal needs more than `ever`, another dish must be planned.
 */
const LIMITS: Readonly<Partial<Record<KitchenKind, ServingLimit>>> = {
  POULTRY: [270, 300],
  LEAN_PORK: [260, 300],
  STEAK: [250, 275],
  BEEF_STRIPS: [275, 275],
  MINCE: [275, 275],
  SAUSAGE: [200, 250],
  SMOKED_SAUSAGE: [160, 200],
  BACON: [80, 110],
  SPICY_SAUSAGE: [80, 110],
  COLD_CUTS: [100, 140],
  RAW_HAM: [80, 100],
  COOKED_CHICKEN: [220, 275],
  OILY_FISH: [260, 260],
  WHITE_FISH: [350, 350],
  SMOKED_FISH: [130, 175],
  // One and a half tins, or two if a meal is larger than usual
  TINNED_FISH: [180, 240],
  SHELLFISH: [250, 320],
  COOKED_SHELLFISH: [220, 275],
  TOFU: [300, 375],
  SMOKED_TOFU: [200, 275],
  SILKEN_TOFU: [300, 350],
  DRIED_SOYA: [50, 60],
  // Three eggs, or four
  EGG: [180, 240],
  FRYING_CHEESE: [125, 160],
  // About a tin, drained
  COOKED_PULSES: [250, 265],
  BAKED_BEANS: [300, 415],
  DRY_LENTILS: [110, 110],
  DRY_BEANS: [110, 110],
  PROTEIN_POWDER: [30, 40],
  QUARK: [350, 450],
  YOGHURT: [350, 450],
  SOUR_CREAM: [150, 200],
  CREAM: [150, 200],
  WHIPPING_CREAM: [80, 120],
  COCONUT_MILK: [200, 250],
  MILK: [350, 450],
  BUTTERMILK: [350, 450],
  FRESH_CHEESE: [200, 250],
  CREAM_CHEESE: [80, 120],
  SLICED_CHEESE: [100, 130],
  GRATED_CHEESE: [100, 130],
  HARD_CHEESE: [60, 80],
  MOZZARELLA: [125, 190],
  SALAD_CHEESE: [120, 180],
  SOFT_CHEESE: [100, 130],
  OIL: [40, 50],
  BUTTER: [40, 60],
  BREAD_SPREAD: [40, 60],
  MAYONNAISE: [45, 60],
  PESTO: [45, 60],
  NUTS: [60, 90],
  FINE_NUTS: [50, 75],
  SEEDS: [50, 60],
  SMALL_SEEDS: [30, 45],
  COCONUT: [40, Infinity],
  NUT_BUTTER: [45, 65],
  // One avocado
  AVOCADO: [150, 150],
  HUMMUS: [90, 120],
  OLIVES: [70, 100],
  DARK_CHOCOLATE: [40, Infinity],
  RICE: [140, 140],
  ROUND_RICE: [130, 140],
  STICKY_RICE: [130, 140],
  GRAIN: [140, 160],
  WHOLE_GRAIN: [140, 160],
  COOKED_GRAIN: [350, 450],
  PASTA: [180, 180],
  SMALL_PASTA: [160, 180],
  GNOCCHI: [350, 500],
  FRESH_PASTA: [275, 400],
  FILLED_PASTA: [275, 400],
  NOODLES: [150, 150],
  POTATO: [460, 460],
  COOKED_POTATO: [460, 460],
  CHIPS: [350, 450],
  TROPICAL_ROOT: [400, 460],
  // Six slices, or nearly nine
  SLICED_BREAD: [210, 300],
  ROLL: [220, 280],
  SOFT_BUN: [200, 240],
  CRUSTY_BREAD: [220, 280],
  PITTA: [200, 240],
  WRAP: [220, 250],
  CRISPBREAD: [60, 80],
  // Two slices of spiced loaf cake
  SWEET_BREAD: [80, Infinity],
  WHEAT_FLOUR: [130, Infinity],
  RAISING_FLOUR: [130, Infinity],
  OATS: [120, 150],
  MUESLI: [120, 150],
  CEREAL: [100, 125],
  POLENTA: [120, 150],
  ONION: [200, Infinity],
  LEEK: [250, Infinity],
  SALAD_LEAF: [120, Infinity],
  COOKING_GREENS: [350, 350],
  FROZEN_GREENS: [350, 350],
  ASIAN_GREENS: [300, Infinity],
  KALE: [300, 400],
  TENDER_CABBAGE: [300, 400],
  CABBAGE: [300, 400],
  RED_CABBAGE: [300, Infinity],
  SAUERKRAUT: [250, Infinity],
  BROCCOLI: [300, 400],
  GREEN_BEANS: [300, 400],
  ASPARAGUS: [350, Infinity],
  GREEN_PEAS: [250, Infinity],
  CARROT: [250, 350],
  ROOT: [300, 400],
  PUMPKIN: [350, 450],
  BEETROOT: [250, Infinity],
  TOMATO: [300, 400],
  TINNED_TOMATO: [400, Infinity],
  CUCUMBER: [200, Infinity],
  PEPPER: [250, 350],
  COURGETTE: [300, 400],
  MUSHROOM: [250, 350],
  VEGETABLE_MIX: [350, 450],
  BERRIES: [200, 250],
  FROZEN_FRUIT: [200, 250],
  APPLE: [280, 300],
  BANANA: [240, 300],
  CITRUS: [280, Infinity],
  KIWI: [225, Infinity],
  TROPICAL_FRUIT: [250, Infinity],
  MELON: [300, Infinity],
  STONE_FRUIT: [280, Infinity],
  GRAPES: [200, Infinity],
  DRIED_FRUIT: [50, 75],
  SYRUP: [45, 60],
  SUGAR: [40, Infinity],
  JAM: [45, 60],
};

const MOST_SUBSTITUTE_EVER = 240;

/** The maximum per meal for a kind of food if it is made of pulses or soy, such as lentil pasta. */
const MOST_OF_PLANTS: Readonly<Partial<Record<ProteinSource, Readonly<Partial<Record<KitchenKind, number>>>>>> = {
  PULSES: { PASTA: 150 },
  SOY: { PASTA: 150, GREEN_PEAS: 150 },
};
const MOST_EVER_OF_PLANTS: typeof MOST_OF_PLANTS = { PULSES: { PASTA: 125 }, SOY: { PASTA: 125 } };
/** The maximum per meal for dairy foods without a kind, such as custom foods. */
const MOST_DAIRY = 450;
/** The maximum per meal for other foods without a kind that are eaten for their protein. */
const MOST_PROTEIN = 350;
/** The maximum per meal for dry foods. */
const MOST_DRY = 130;
/** The kcal per 100 g from which a food counts as dry. */
const DRY_FROM = 300;
/** The maximum per meal for meat and fish substitutes: slightly more than a pack. */
const MOST_SUBSTITUTE = 180;

/** Foods that carry what is on them or in them, so their amount must fit the rest of the dish. */
const CARRIERS: ReadonlySet<KitchenKind> = new Set([
  'SLICED_BREAD',
  'ROLL',
  'SOFT_BUN',
  'CRUSTY_BREAD',
  'PITTA',
  'WRAP',
  'CRISPBREAD',
]);

/** The properties of a food that decide how much of it is served. */
export type ServedFood = Readonly<{
  /** Null if the catalogue assigns none. */
  kitchenKind: KitchenKind | null;
  /** For a plant food, the protein source of dishes that have it as their main food. */
  plantSource: ProteinSource | null;
  role: IngredientRole;
  category: GroceryCategory;
  per100: Readonly<{ kcal: number | null }>;
}>;

/** Maximum grams of a food that one person is served at one meal; Infinity if no limit is known. */
export function mostPerMeal(food: ServedFood): number {
  const { kitchenKind: kind, plantSource } = food;
  const ofSource = plantSource === 'SUBSTITUTE' ? MOST_SUBSTITUTE : Infinity;
  if (kind === null) return Math.min(ofSource, mostOfNoKind(food));
  const ofPlant = plantSource === null ? undefined : MOST_OF_PLANTS[plantSource]?.[kind];
  return Math.min(ofSource, LIMITS[kind]?.[0] ?? Infinity, ofPlant ?? Infinity);
}

/** The absolute maximum in grams of a food on one plate, however large the meal; Infinity if no limit is known. */
export function mostEver({ kitchenKind: kind, plantSource }: ServedFood): number {
  const ofSource = plantSource === 'SUBSTITUTE' ? MOST_SUBSTITUTE_EVER : Infinity;
  if (kind === null) return ofSource;
  const ofPlant = plantSource === null ? undefined : MOST_EVER_OF_PLANTS[plantSource]?.[kind];
  return Math.min(ofSource, LIMITS[kind]?.[1] ?? Infinity, ofPlant ?? Infinity);
}

function mostOfNoKind({ role, category, per100 }: ServedFood): number {
  const isDry = (per100.kcal ?? 0) >= DRY_FROM;
  if (role === 'starch') return isDry ? MOST_DRY : Infinity;
  if (role !== 'protein') return Infinity;
  return isDry ? MOST_DRY : category === 'DAIRY' ? MOST_DAIRY : MOST_PROTEIN;
}

/** Maximum grams of one food in a snack or side dish: a bowl of dairy, a piece or two of fruit, a handful of nuts. */
const MOST_PER_BOWL: Readonly<Partial<Record<KitchenKind, number>>> = {
  QUARK: 250,
  YOGHURT: 250,
  APPLE: 200,
  BANANA: 130,
  CITRUS: 220,
  KIWI: 160,
  STONE_FRUIT: 220,
  TROPICAL_FRUIT: 170,
  GRAPES: 150,
  DRIED_FRUIT: 45,
  GREEN_PEAS: 200,
  CARROT: 225,
  NUTS: 40,
  SEEDS: 40,
};

/** Maximum grams of a kind of food in a snack or side dish; Infinity if there is no limit beyond that of a meal. */
export function mostPerSmallDish(kind: KitchenKind | undefined): number {
  return (kind && MOST_PER_BOWL[kind]) ?? Infinity;
}

/** Grams of a handful of nuts. */
const HANDFUL = 15;
/** The grams of nuts in a recipe from which they count as a handful instead of a topping. */
const NO_TOPPING = 10;
/** Kinds that people eat by the handful. */
const BY_THE_HANDFUL: ReadonlySet<KitchenKind> = new Set(['NUTS', 'SEEDS']);
/** GLASS: grams of a glass of milk. SMALL_GLASS: grams of a small glass. */
const [GLASS, SMALL_GLASS] = [150, 125] as const;
/** Share of a piece of fruit from which a recipe means a whole one. */
const MEANS_A_PIECE = 0.75;

/** A line of a snack that consists of nothing else; `each` is the grams per unit of its measure. */
type SnackLine = Readonly<{ kind?: KitchenKind; produce?: Produce; grams: number; measure: string; each: number }>;

/** Minimum grams of a line in a snack: fruit is eaten whole and nuts by the handful. */
export function leastPerSnack({ kind, produce, grams, measure, each }: SnackLine): number {
  if (produce === 'fruit' && measure === 'piece') return grams >= MEANS_A_PIECE * each ? each : 0;
  if (kind === 'MILK') return grams >= GLASS ? SMALL_GLASS : 0;
  return kind !== undefined && BY_THE_HANDFUL.has(kind) && grams >= NO_TOPPING ? HANDFUL : 0;
}

/** Minimum grams of a line in any other meal; a glass of milk is never less than a small glass. */
export function leastPerMeal({ kind, measure }: Pick<SnackLine, 'kind' | 'measure'>): number {
  return kind === 'MILK' && measure === 'glass' ? SMALL_GLASS : 0;
}

/** Whether a food carries the rest of its dish, like bread, a roll or a wrap. */
export function isCarrier({ kitchenKind }: Pick<ServedFood, 'kitchenKind'>): boolean {
  return kitchenKind !== null && CARRIERS.has(kitchenKind);
}
