import type { MealMoment } from './meal-moments.ts';
import { inDisplayOrder } from './meal-moments.ts';

/** A meal moment and its part of the day; only the ratios of the weights matter. */
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

/** The usual shares of the enabled meal moments, in display order. */
export function mealShares(moments: readonly MealMoment[]): readonly MealShare[] {
  return inDisplayOrder(moments).map((mealMoment) => ({ mealMoment, weight: MEAL_WEIGHTS[mealMoment] }));
}
