/** The height that an ingredient may take on a wide screen, and a list of them at most, in pixels. */
const INGREDIENT_HEIGHT_PX = 100;
const INGREDIENT_LIST_HEIGHT_PX = 700;

/** How high a list of so many ingredients may be on a wide screen, in pixels, so that the steps stay near. */
export function ingredientListHeight(count: number): number {
  return Math.min(INGREDIENT_HEIGHT_PX * count, INGREDIENT_LIST_HEIGHT_PX);
}
