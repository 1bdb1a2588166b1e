import type { MealMoment } from '../vocabulary.ts';
import type { PlannerIngredient, PlannerRecipe } from './plan-request.ts';

/** How much a portion of each dish as written is, by the dish's number in the catalogue. */
export type DishSizes = Readonly<{
  /** All its grams. */
  grams: Float64Array;
  /** Its grams without vegetables, fruit and what is measured as a liquid. */
  solid: Float64Array;
  /** Grams of the protein food of which it has most; 0 where it has none. */
  protein: Float64Array;
  /** Energy of the starch that brings most, in kcal; 0 where it has none. */
  starch: Float64Array;
}>;

/** Measures the portions of recipes, in their order. */
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

/** Portions of a recipe that make sense at all; which of them its measures allow is seen when its plates are made. */
const [FEWEST_PORTIONS, MOST_PORTIONS] = [0.5, 3] as const;

/** Whether a recipe of so many kcal a portion comes in a size that makes a meal of the kcal that are wanted. */
export function isReachable(kcal: number, wanted: number): boolean {
  const portions = wanted / kcal;
  return portions >= FEWEST_PORTIONS * 0.8 && portions <= MOST_PORTIONS * 1.2;
}

/** Portions below which a dish is a spoonful of what is made for more, and above which it is more than one person's. */
const [SPOONFUL, FOR_ONE] = [0.6, 1.9] as const;

/** Grams that fit onto a plate or between slices, beside vegetables, fruit and liquids, and into a bowl or a glass, with all. */
const FITS = { LUNCH: 500, DINNER: 600, BREAKFAST: 750, SNACK: 350 } as const;
/** Grams of one protein food that people eat at a meal: five eggs, a large piece of meat, a bowl of quark. */
const USUAL_PROTEIN_GRAMS = { LUNCH: 250, DINNER: 250, BREAKFAST: 450, SNACK: 300 } as const;
/** Energy in kcal of one starch that people eat at a meal: 150 g of pasta before it is cooked, six slices of bread. */
const USUAL_STARCH_KCAL = { LUNCH: 540, DINNER: 540, BREAKFAST: 450, SNACK: 200 } as const;
/** Energy in kcal of 100 g of a starch on the plate. */
const STARCH_KCAL = 130;
/** Beyond so many 100 g more it is the person's energy that asks for it. */
const MOST_BULK = 6;

const mealOf = (type: MealMoment): keyof typeof FITS =>
  type === 'BREAKFAST' || type === 'LUNCH' || type === 'DINNER' ? type : 'SNACK';

/**
 * By how many 100 g so many portions of a dish are more than fits the meal, or have more than people eat of one food; or
 * by how many tenths they are less than a portion that makes sense, or fifths more than is one person's. 0 of most.
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
