/** The height of an ingredient on a wide screen, in pixels. */
const INGREDIENT_HEIGHT_PX = 100;
/** The maximum height of the list on a wide screen, in pixels. */
const INGREDIENT_LIST_HEIGHT_PX = 700;

/**
 * Returns the maximum height of a list of `count` ingredients on a wide screen, in pixels, so that the steps stay
 * close.
 */
export function ingredientListHeight(count: number): number {
  return Math.min(INGREDIENT_HEIGHT_PX * count, INGREDIENT_LIST_HEIGHT_PX);
}
