import { LARGE_DAY_KCAL } from '../macros/large-day-scale.ts';
import { inDisplayOrder, type MealMoment, mealTypeOf } from './meal-moments.ts';

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

/** The minimum share of a large day that each snack provides. */
const LEAST_OF_SNACK = 0.1;

/**
 * The shares of the enabled meal moments on a day of this many kcal, in display order. On a large day each snack
 * provides at least a tenth, so that the other meals do not become too large to finish; otherwise the shares are the
 * usual ones.
 */
export function mealSharesOfDay(moments: readonly MealMoment[], kcal: number): readonly MealShare[] {
  const usual = mealShares(moments);
  const isSnack = ({ mealMoment }: MealShare) => mealTypeOf(mealMoment) === 'SNACK';
  const meals = usual.filter((share) => !isSnack(share));
  if (kcal <= LARGE_DAY_KCAL || meals.length === 0) return usual;
  const total = sumOf(usual);
  const snacks = usual.filter(isSnack).map(({ mealMoment, weight }) => ({
    mealMoment,
    weight: Math.max(LEAST_OF_SNACK, weight / total),
  }));
  const left = (1 - sumOf(snacks)) / sumOf(meals);
  const weights = new Map([
    ...snacks.map(({ mealMoment, weight }) => [mealMoment, weight] as const),
    ...meals.map(({ mealMoment, weight }) => [mealMoment, weight * left] as const),
  ]);
  return usual.map(({ mealMoment }) => ({ mealMoment, weight: weights.get(mealMoment)! }));
}

function sumOf(shares: readonly MealShare[]): number {
  return shares.reduce((sum, { weight }) => sum + weight, 0);
}
