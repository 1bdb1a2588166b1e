import type { MealMoment } from '../../slots/meal-moments.ts';
import type { PlannerIngredient, PlannerRecipe } from '../week/plan-request.ts';

/** The size of a portion of each original dish, by the dish's catalogue number. */
export type DishSizes = Readonly<{
  /** The total grams of the portion. */
  grams: Float64Array;
  /** The portion's grams without vegetables, fruit and anything measured as a liquid. */
  solid: Float64Array;
  /** Grams of the portion's largest protein food; 0 if it has none. */
  protein: Float64Array;
  /** Energy of the portion's largest starch, in kcal; 0 if it has none. */
  starch: Float64Array;
}>;

/** Measures the portions of recipes, in the given order. */
export function sizesOf(recipes: readonly PlannerRecipe[]): DishSizes {
  return {
    grams: sumOf(recipes, ({ grams }) => grams),
    solid: sumOf(recipes, ({ grams, measure, produce }) => (measure === 'ml' || produce !== undefined ? 0 : grams)),
    protein: mostOf(recipes, ({ role, grams }) => (role === 'protein' ? grams : 0)),
    starch: mostOf(recipes, ({ role, kcal }) => (role === 'starch' ? kcal : 0)),
  };
}

function sumOf(recipes: readonly PlannerRecipe[], of: (ingredient: PlannerIngredient) => number): Float64Array {
  return Float64Array.from(recipes, ({ ingredients }) => ingredients.reduce((sum, one) => sum + of(one), 0));
}

function mostOf(recipes: readonly PlannerRecipe[], of: (ingredient: PlannerIngredient) => number): Float64Array {
  return Float64Array.from(recipes, ({ ingredients }) => Math.max(0, ...ingredients.map(of)));
}

/**
 * FEWEST_PORTIONS and MOST_PORTIONS: the range of reasonable portions of a recipe. Its measures may allow fewer, which
 * is known once its plates are computed.
 */
const [FEWEST_PORTIONS, MOST_PORTIONS] = [0.5, 3] as const;

/** Whether a recipe with this many kcal per portion has a size that makes a meal of the desired kcal. */
export function isReachable(kcal: number, wanted: number): boolean {
  const portions = wanted / kcal;
  return portions >= FEWEST_PORTIONS * 0.8 && portions <= MOST_PORTIONS * 1.2;
}

/**
 * SPOONFUL: with fewer portions, a meal is only a spoonful of a larger recipe. FOR_ONE: more portions are too much for
 * one person.
 */
const [SPOONFUL, FOR_ONE] = [0.6, 1.9] as const;

/**
 * Grams that fit a meal: on a plate or between slices without vegetables, fruit and liquids, or in a bowl or a glass
 * with everything included.
 */
const FITS = { LUNCH: 500, DINNER: 600, BREAKFAST: 750, SNACK: 350 } as const;
/** Grams of one protein food that people usually eat at a meal: five eggs, a large piece of meat, a bowl of quark. */
const USUAL_PROTEIN_GRAMS = { LUNCH: 250, DINNER: 250, BREAKFAST: 450, SNACK: 300 } as const;
/** Energy in kcal of one starch that people usually eat at a meal: 150 g of uncooked pasta, six slices of bread. */
const USUAL_STARCH_KCAL = { LUNCH: 540, DINNER: 540, BREAKFAST: 450, SNACK: 200 } as const;
/** Energy in kcal of 100 g of a starch on the plate. */
const STARCH_KCAL = 130;
/** Excess counts up to this many units of 100 g; more than that must be due to the person's energy needs. */
const MOST_BULK = 6;

const mealOf = (type: MealMoment): keyof typeof FITS =>
  type === 'BREAKFAST' || type === 'LUNCH' || type === 'DINNER' ? type : 'SNACK';

/**
 * How awkward this many portions of a dish are; 0 for most dishes. Counts the excess over what fits the meal, or over
 * what people eat of one food, in units of 100 g. Otherwise counts how far the portions fall short of a reasonable
 * portion, in tenths, or exceed one person's, in fifths.
 */
export function awkwardSize(sizes: DishSizes, dish: number, portions: number, type: MealMoment): number {
  const meal = mealOf(type);
  const grams = meal === 'LUNCH' || meal === 'DINNER' ? sizes.solid[dish]! : sizes.grams[dish]!;
  const beyond = Math.max((portions * grams - FITS[meal]) / 100, 5 * (portions - FOR_ONE));
  const ofProtein = (portions * sizes.protein[dish]! - USUAL_PROTEIN_GRAMS[meal]) / 100;
  const ofStarch = (portions * sizes.starch[dish]! - USUAL_STARCH_KCAL[meal]) / STARCH_KCAL;
  const size = Math.max(0, beyond, 10 * (SPOONFUL - portions));
  return Math.min(MOST_BULK, size) + Math.max(0, ofProtein) + Math.max(0, ofStarch);
}
