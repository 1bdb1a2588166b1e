import type { GroceryCategory } from '../foods/grocery-categories.ts';
import type { IngredientRole } from '../plates/flex-table.ts';
import type { Produce } from '../plates/food-in-a-dish.ts';
import type { KitchenKind } from '../foods/kitchen-kinds.ts';
import type { ProteinSource } from '../recipes/nature-of-dish.ts';

/**
 * Maximum grams of one kind of food that one person is served at one meal, as weighed for the recipe: dry rice, drained
 * beans, raw meat. Based on portions stated on packs and by the Netherlands Nutrition Centre, doubled for the largest
 * eaters. Kinds that are not listed have no limit of their own.
 */
const MOST: Readonly<Partial<Record<KitchenKind, number>>> = {
  POULTRY: 320,
  LEAN_PORK: 320,
  STEAK: 320,
  BEEF_STRIPS: 300,
  MINCE: 320,
  SAUSAGE: 250,
  SMOKED_SAUSAGE: 200,
  BACON: 100,
  SPICY_SAUSAGE: 100,
  COLD_CUTS: 130,
  RAW_HAM: 90,
  COOKED_CHICKEN: 250,
  OILY_FISH: 280,
  WHITE_FISH: 350,
  SMOKED_FISH: 160,
  // One and a half tins, or two if a meal is larger than usual
  TINNED_FISH: 200,
  SHELLFISH: 300,
  COOKED_SHELLFISH: 250,
  TOFU: 400,
  SMOKED_TOFU: 300,
  DRIED_SOYA: 50,
  // Four eggs
  EGG: 200,
  FRYING_CHEESE: 200,
  COOKED_PULSES: 250,
  BAKED_BEANS: 400,
  DRY_LENTILS: 120,
  DRY_BEANS: 120,
  PROTEIN_POWDER: 30,
  QUARK: 450,
  YOGHURT: 450,
  MILK: 400,
  FRESH_CHEESE: 250,
  CREAM_CHEESE: 80,
  SLICED_CHEESE: 100,
  GRATED_CHEESE: 100,
  HARD_CHEESE: 60,
  MOZZARELLA: 190,
  SALAD_CHEESE: 140,
  SOFT_CHEESE: 100,
  NUTS: 70,
  FINE_NUTS: 50,
  SEEDS: 50,
  SMALL_SEEDS: 50,
  NUT_BUTTER: 50,
  // One avocado
  AVOCADO: 150,
  HUMMUS: 120,
  RICE: 150,
  ROUND_RICE: 150,
  STICKY_RICE: 150,
  GRAIN: 140,
  WHOLE_GRAIN: 140,
  COOKED_GRAIN: 400,
  PASTA: 180,
  SMALL_PASTA: 160,
  GNOCCHI: 400,
  FRESH_PASTA: 300,
  FILLED_PASTA: 300,
  NOODLES: 200,
  POTATO: 700,
  COOKED_POTATO: 700,
  CHIPS: 400,
  TROPICAL_ROOT: 500,
  SLICED_BREAD: 250,
  ROLL: 250,
  SOFT_BUN: 200,
  CRUSTY_BREAD: 250,
  PITTA: 220,
  WRAP: 250,
  // Two slices of spiced loaf cake
  SWEET_BREAD: 80,
  OATS: 120,
  MUESLI: 120,
  CEREAL: 100,
  POLENTA: 150,
  WHEAT_FLOUR: 130,
  RAISING_FLOUR: 130,
  COOKING_GREENS: 400,
  FROZEN_GREENS: 400,
  BANANA: 240,
  APPLE: 300,
  DRIED_FRUIT: 60,
};

/**
 * The absolute maximum in grams of a kind of food on one plate, however large the meal: what a large eater eats at one
 * sitting, and what a pack, a tin or two fillets contain. A meal that needs more must be another dish.
 */
const MOST_EVER: Readonly<Partial<Record<KitchenKind, number>>> = {
  POULTRY: 300,
  LEAN_PORK: 300,
  STEAK: 275,
  BEEF_STRIPS: 275,
  MINCE: 275,
  OILY_FISH: 260,
  WHITE_FISH: 350,
  TOFU: 400,
  SMOKED_TOFU: 275,
  DRIED_SOYA: 60,
  // A tin, drained
  COOKED_PULSES: 265,
  DRY_LENTILS: 110,
  DRY_BEANS: 110,
  PROTEIN_POWDER: 40,
  POTATO: 460,
  COOKED_POTATO: 460,
  RICE: 140,
  PASTA: 180,
  NOODLES: 150,
  COOKING_GREENS: 350,
  FROZEN_GREENS: 350,
  PITTA: 220,
  AVOCADO: 150,
};
const MOST_SUBSTITUTE_EVER = 240;

/** The maximum per meal for a kind of food that is made from something else. */
const MOST_OF_PLANTS: Readonly<Partial<Record<ProteinSource, Readonly<Partial<Record<KitchenKind, number>>>>>> = {
  PULSES: { PASTA: 150 },
  SOY: { PASTA: 150, GREEN_PEAS: 150 },
};
const MOST_EVER_OF_PLANTS: typeof MOST_OF_PLANTS = { PULSES: { PASTA: 125 }, SOY: { PASTA: 125 } };
/**
 * The maximum per meal for foods without a kind, such as custom foods: dairy, and other foods eaten for their protein.
 */
const MOST_DAIRY = 450;
const MOST_PROTEIN = 350;
/** The maximum per meal for dry foods, and the kcal per 100 g from which a food counts as dry. */
const MOST_DRY = 130;
const DRY_FROM = 300;
/** The maximum per meal for meat and fish substitutes: slightly more than a pack. */
const MOST_SUBSTITUTE = 180;

/** Foods that carry what is on them or in them: a larger amount of one without the other makes no sense. */
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
  return Math.min(ofSource, MOST[kind] ?? Infinity, ofPlant ?? Infinity);
}

/** The absolute maximum in grams of a food on one plate, however large the meal; Infinity if no limit is known. */
export function mostEver({ kitchenKind: kind, plantSource }: ServedFood): number {
  const ofSource = plantSource === 'SUBSTITUTE' ? MOST_SUBSTITUTE_EVER : Infinity;
  if (kind === null) return ofSource;
  const ofPlant = plantSource === null ? undefined : MOST_EVER_OF_PLANTS[plantSource]?.[kind];
  return Math.min(ofSource, MOST_EVER[kind] ?? Infinity, ofPlant ?? Infinity);
}

function mostOfNoKind({ role, category, per100 }: ServedFood): number {
  const isDry = (per100.kcal ?? 0) >= DRY_FROM;
  if (role === 'starch') return isDry ? MOST_DRY : Infinity;
  if (role !== 'protein') return Infinity;
  return isDry ? MOST_DRY : category === 'DAIRY' ? MOST_DAIRY : MOST_PROTEIN;
}

/** Grams of a handful of nuts, and the grams in a recipe from which they count as a handful instead of a topping. */
const HANDFUL = 15;
const NO_TOPPING = 10;
/** Kinds that people eat by the handful. */
const BY_THE_HANDFUL: ReadonlySet<KitchenKind> = new Set(['NUTS', 'SEEDS']);
/** Grams of a glass of milk, and of a small one. */
const [GLASS, SMALL_GLASS] = [150, 125] as const;
/** Share of a piece of fruit from which a recipe means a whole one. */
const MEANS_A_PIECE = 0.75;

/** A line of a snack that consists of nothing else; `each` is the grams per unit of its measure. */
type SnackLine = Readonly<{ kind?: KitchenKind; produce?: Produce; grams: number; measure: string; each: number }>;

/** Minimum grams of a line in a snack: no one keeps a third of an apple, or counts out eight almonds. */
export function leastPerSnack({ kind, produce, grams, measure, each }: SnackLine): number {
  if (produce === 'fruit' && measure === 'piece') return grams >= MEANS_A_PIECE * each ? each : 0;
  if (kind === 'MILK') return grams >= GLASS ? SMALL_GLASS : 0;
  return kind !== undefined && BY_THE_HANDFUL.has(kind) && grams >= NO_TOPPING ? HANDFUL : 0;
}

/** Minimum grams of a line in any other meal: a glass of milk remains a glass, however little else there is. */
export function leastPerMeal({ kind, measure }: Pick<SnackLine, 'kind' | 'measure'>): number {
  return kind === 'MILK' && measure === 'glass' ? SMALL_GLASS : 0;
}

/** Whether a food carries the rest of its dish, like bread, a roll or a wrap. */
export function isCarrier({ kitchenKind }: Pick<ServedFood, 'kitchenKind'>): boolean {
  return kitchenKind !== null && CARRIERS.has(kitchenKind);
}
