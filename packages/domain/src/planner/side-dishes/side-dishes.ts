import type { SlotMacros } from '../../macros/macros.ts';
import { type MealMoment, type MealType, mealTypeOf } from '../../slots/meal-moments.ts';

/** The maximum kcal of a lunch or dinner for which one dish is enough. */
const MOST_FOR_ONE_DISH = 950;
/** The share of a larger meal's energy that its side dish has, and the maximum in kcal. */
const [SIDE_SHARE, MOST_OF_SIDE] = [0.28, 380] as const;

/** The meals that may have a side dish. */
export const WITH_SIDES: ReadonlySet<string> = new Set(['LUNCH', 'DINNER']);

/** The properties of a recipe that decide at which meals it is a side dish. */
type Served = Readonly<{ meals: readonly MealType[]; isSide?: boolean }>;

/** Whether a recipe is served at a meal only in addition to a main dish: a salad, bread, a soup or a dessert. */
export function isSideDish(
  { meals, isSide }: Readonly<{ meals: readonly string[]; isSide?: boolean }>,
  moment: MealMoment,
): boolean {
  return isSide === true && WITH_SIDES.has(moment) && meals.includes(moment);
}

/** Whether a recipe of the catalogue, by its id, is only a side dish at a meal; false if the recipe is not there. */
export function isSideAt(
  {
    recipes,
    indexById,
  }: Readonly<{
    recipes: readonly Served[];
    indexById: ReadonlyMap<number, number>;
  }>,
  recipeId: number,
  moment: MealMoment,
): boolean {
  const recipe = recipes[indexById.get(recipeId) ?? -1];
  return recipe !== undefined && isSideDish(recipe, moment);
}

/** Whether a recipe is only a snack or a side dish. */
export function isSmallDish({ meals, isSide }: Served): boolean {
  return isSide === true || meals.every((meal) => mealTypeOf(meal) === 'SNACK');
}

/**
 * The targets of a meal's main dish and of its side dish; null if one dish is enough. With a large meal, people would
 * rather eat a second dish than a very large plate of the first.
 */
export function divideMeal(
  moment: MealMoment,
  target: SlotMacros,
): Readonly<{ main: SlotMacros; side: SlotMacros }> | null {
  if (!WITH_SIDES.has(moment) || !(target.kcal > MOST_FOR_ONE_DISH)) return null;
  const side = sideTarget(target);
  return { main: scaled(target, 1 - side.kcal / target.kcal), side };
}

/** The target of the side dish of a meal. */
export function sideTarget(target: SlotMacros): SlotMacros {
  return scaled(target, target.kcal > 0 ? Math.min(SIDE_SHARE, MOST_OF_SIDE / target.kcal) : 0);
}

function scaled({ kcal, protein, fat, carbohydrates }: SlotMacros, factor: number): SlotMacros {
  return {
    kcal: factor * kcal,
    protein: factor * protein,
    fat: factor * fat,
    carbohydrates: factor * carbohydrates,
  };
}
