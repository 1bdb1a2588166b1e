import type { KitchenKind } from '../../foods/kitchen-kinds.ts';
import type { PlannerIngredient, PlannerRecipe } from '../week/plan-request.ts';
import { isSmallDish } from '../side-dishes/side-dishes.ts';

/** Minimum grams of free sugars in a portion for a breakfast or snack to count as sweet. */
const SWEET_FROM = 6;

/** Whether a recipe is a breakfast, snack, side dish or drink that is sweetened, such as with sugar, honey or cake. */
export function isSweetSmallMeal({ meals, isSide, ingredients }: PlannerRecipe): boolean {
  if (isSide !== true && (meals.includes('LUNCH') || meals.includes('DINNER'))) return false;
  return ingredients.reduce((sum, { freeSugars = 0 }) => sum + freeSugars, 0) >= SWEET_FROM;
}

/**
 * FRUIT, DAIRY: grams from which a snack or side dish is a dessert. VEGETABLES: grams from which it is not.
 * SWEET_VEGETABLES: grams from which it is not even if it is sweetened, like glazed carrots.
 */
const DESSERT = { FRUIT: 60, DAIRY: 80, VEGETABLES: 30, SWEET_VEGETABLES: 100 } as const;
const DESSERT_DAIRY: ReadonlySet<KitchenKind> = new Set(['QUARK', 'YOGHURT']);

/** Whether a recipe is a snack or side dish of fruit, of yoghurt or quark, or with sugar. */
export function isDessert(recipe: PlannerRecipe): boolean {
  if (!isSmallDish(recipe)) return false;
  const gramsOf = (is: (one: PlannerIngredient) => boolean) =>
    recipe.ingredients.reduce((sum, one) => sum + (is(one) ? one.grams : 0), 0);
  const vegetables = gramsOf(({ produce }) => produce === 'vegetable');
  if (isSweetSmallMeal(recipe)) return vegetables < DESSERT.SWEET_VEGETABLES;
  if (vegetables >= DESSERT.VEGETABLES) return false;
  return (
    gramsOf(({ produce }) => produce === 'fruit') >= DESSERT.FRUIT ||
    gramsOf(({ kind }) => kind !== undefined && DESSERT_DAIRY.has(kind)) >= DESSERT.DAIRY
  );
}
