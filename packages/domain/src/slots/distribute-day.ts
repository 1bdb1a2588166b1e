import type { MealMoment, MealType } from './meal-moments.ts';
import type { SlotMacros } from '../macros/macros.ts';
import { mealTypeOf } from './meal-moments.ts';
import type { MealShare } from './meal-shares.ts';

/** The target of one meal in a day plan: kcal and grams, whole numbers. `order` counts from 0. */
export type MealSlot = SlotMacros & Readonly<{ mealMoment: MealMoment; mealType: MealType; order: number }>;

/**
 * Distributes a whole number by weight: halves are rounded up, the last share takes the remainder, and none is below 0.
 */
export function shareOut(total: number, weights: readonly number[]): readonly number[] {
  const totalWeight = weights.reduce((sum, weight) => sum + weight, 0);
  let left = total;
  return weights.map((weight, index) => {
    const isLast = index === weights.length - 1;
    const part = isLast ? left : Math.min(left, Math.round((total * weight) / totalWeight));
    left -= part;
    return part;
  });
}

/**
 * Distributes a day's macros (whole kcal and grams) over its meals, given in display order, so that the slots add up to
 * the day exactly. Without shares, there are no slots.
 */
export function distributeDay(day: SlotMacros, shares: readonly MealShare[]): readonly MealSlot[] {
  const weights = shares.map((share) => share.weight);
  const kcal = shareOut(day.kcal, weights);
  const protein = shareOut(day.protein, weights);
  const fat = shareOut(day.fat, weights);
  const carbohydrates = shareOut(day.carbohydrates, weights);
  return shares.map(({ mealMoment }, order) => ({
    mealMoment,
    mealType: mealTypeOf(mealMoment),
    order,
    kcal: kcal[order] ?? 0,
    protein: protein[order] ?? 0,
    fat: fat[order] ?? 0,
    carbohydrates: carbohydrates[order] ?? 0,
  }));
}
