import { inDisplayOrder, type MealMoment } from '../slots/meal-moments.ts';
import { type MealShare, mealShares } from '../slots/meal-shares.ts';

/** Step between meal sizes, in percent of the day. */
export const SIZE_STEP = 5;
/** The total of a day's meal sizes, in percent. */
export const WHOLE_DAY = 100;

/** A meal of a day and its size in percent of the day. */
export type MealSize = Readonly<{ mealMoment: MealMoment; size: number }>;

/**
 * The usual sizes of these meals in display order: whole steps, at least one each, rounded by largest remainder to add
 * up to 100.
 */
export function usualSizes(moments: readonly MealMoment[]): readonly MealSize[] {
  return sizesOf(mealShares(moments));
}

/** The sizes closest to these shares: whole steps, at least one each, rounded by largest remainder to add up to 100. */
export function sizesOf(shares: readonly MealShare[]): readonly MealSize[] {
  const totalWeight = shares.reduce((sum, { weight }) => sum + weight, 0);
  // If all weights are 0, all meals are equal.
  const parts = shares.map(({ weight }) => (totalWeight === 0 ? 1 / shares.length : weight / totalWeight));
  const steps = parts.map((part) => Math.max(1, Math.floor((part * WHOLE_DAY) / SIZE_STEP)));
  const missing = () => WHOLE_DAY / SIZE_STEP - steps.reduce((sum, step) => sum + step, 0);
  const lackOf = (index: number) => ((parts[index] ?? 0) * WHOLE_DAY) / SIZE_STEP - (steps[index] ?? 0);
  const byLack = () => steps.map((_, index) => index).toSorted((a, b) => lackOf(b) - lackOf(a));
  while (steps.length > 0 && missing() !== 0) {
    const isShort = missing() > 0;
    const index = isShort ? byLack()[0]! : byLack().findLast((one) => (steps[one] ?? 0) > 1)!;
    steps[index] = (steps[index] ?? 0) + (isShort ? 1 : -1);
  }
  return shares.map(({ mealMoment }, index) => ({
    mealMoment,
    size: (steps[index] ?? 0) * SIZE_STEP,
  }));
}

/** The meals after one was added or removed, in their usual sizes. */
export function toggleMeal(meals: readonly MealSize[], moment: MealMoment): readonly MealSize[] {
  const moments = meals.map(({ mealMoment }) => mealMoment);
  const chosen = moments.includes(moment) ? moments.filter((one) => one !== moment) : [...moments, moment];
  return usualSizes(inDisplayOrder(chosen));
}

/** The total of a day's meal sizes in percent, and whether they form a valid day. */
export function totalOfSizes(meals: readonly MealSize[]): Readonly<{
  total: number;
  isWhole: boolean;
  hasEmptyMeal: boolean;
}> {
  const total = meals.reduce((sum, { size }) => sum + size, 0);
  return {
    total,
    isWhole: total === WHOLE_DAY,
    hasEmptyMeal: meals.length === 0 || meals.some(({ size }) => size <= 0),
  };
}
