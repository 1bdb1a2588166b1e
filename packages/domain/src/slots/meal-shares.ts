import type { MealMoment } from '../vocabulary.ts';
import { inDisplayOrder } from './meal-moments.ts';

/** A meal moment and its part of the day; only the proportions between the weights count. */
export type MealShare = Readonly<{ mealMoment: MealMoment; weight: number }>;

const MEAL_WEIGHTS: Readonly<Record<MealMoment, number>> = {
  BREAKFAST: 25,
  MORNING_SNACK: 10,
  LUNCH: 30,
  AFTERNOON_SNACK: 5,
  DINNER: 40,
  SNACK: 10,
  LATE_SNACK: 20,
};

/** Percent; the sizes that a coach sets move by this step and total 100. */
export const SIZE_STEP = 5;
export const SIZE_TOTAL = 100;

/** The usual shares of the enabled meal moments, in display order. */
export function mealShares(moments: readonly MealMoment[]): readonly MealShare[] {
  return inDisplayOrder(moments).map((mealMoment) => ({ mealMoment, weight: MEAL_WEIGHTS[mealMoment] }));
}

/**
 * The sizes in percent that the coach's plan flow starts from: the usual shares rounded to steps of 5 by largest
 * remainder (the earlier moment wins a tie), so that they total 100.
 */
export function coachSizes(moments: readonly MealMoment[]): readonly MealShare[] {
  const shares = mealShares(moments);
  const totalWeight = shares.reduce((sum, share) => sum + share.weight, 0);
  const stepsInTotal = SIZE_TOTAL / SIZE_STEP;
  const exact = shares.map((share) => (share.weight * stepsInTotal) / totalWeight);
  const given = exact.map(Math.floor);
  const left = stepsInTotal - given.reduce((sum, steps) => sum + steps, 0);
  const byRemainder = exact
    .map((steps, index) => ({ index, remainder: steps - Math.floor(steps) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  const rewarded = new Set(byRemainder.slice(0, left).map(({ index }) => index));
  return shares.map(({ mealMoment }, index) => ({
    mealMoment,
    weight: ((given[index] ?? 0) + (rewarded.has(index) ? 1 : 0)) * SIZE_STEP,
  }));
}

/** Whether the sizes in percent can be saved: they total 100 and no enabled meal has none. */
export function sizesAreComplete(shares: readonly MealShare[]): boolean {
  const total = shares.reduce((sum, share) => sum + share.weight, 0);
  return total === SIZE_TOTAL && shares.every((share) => share.weight > 0);
}
