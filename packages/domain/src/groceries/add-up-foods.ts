/** An amount of a food that one meal needs; null grams mean an unknown amount. */
export type FoodNeed<Meal> = Readonly<{ foodId: number; grams: number | null; meal: Meal }>;

/** The total amount of a food that all meals need. */
export type FoodTotal<Meal> = Readonly<{ foodId: number; grams: number | null; meals: readonly Meal[] }>;

/** Sums are rounded to 1 / this many grams, to hide floating-point noise. */
const GRAM_PRECISION = 1000;

/**
 * Adds up what meals need: one line per food in order of first appearance, with the exact total in grams and each meal
 * once. The total is unknown if any meal's amount is. Foods that no meal needs are left out.
 */
export function addUpFoods<Meal>(needs: Iterable<FoodNeed<Meal>>): FoodTotal<Meal>[] {
  const totals = new Map<number, { grams: number | null; meals: Set<Meal> }>();
  for (const { foodId, grams, meal } of needs) {
    if (grams === 0) continue;
    const total = totals.get(foodId) ?? { grams: 0, meals: new Set<Meal>() };
    total.grams = total.grams === null || grams === null ? null : total.grams + grams;
    total.meals.add(meal);
    totals.set(foodId, total);
  }
  return [...totals].map(([foodId, { grams, meals }]) => ({
    foodId,
    grams: grams === null ? null : Math.round(grams * GRAM_PRECISION) / GRAM_PRECISION,
    meals: [...meals],
  }));
}
