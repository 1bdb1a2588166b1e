import { ENERGY_BALANCE_RANGE } from '../energy/energy-balance.ts';
import { distributeDay, type MealSlot } from '../slots/distribute-day.ts';
import { mealMomentOrder } from '../slots/meal-moments.ts';
import { coachSizes, SIZE_STEP } from '../slots/meal-shares.ts';
import { type Fault, isMissing, type RangeCode, validateRange } from '../validation/fault.ts';
import type { MealMoment, SlotMacros } from '../vocabulary.ts';

/** One meal of a plan that a coach is making; size in percent of the day. */
export type PlanMeal = Readonly<{ mealMoment: MealMoment; enabled: boolean; size: number }>;

/** Checks an energy balance in percent: 10 to 500. */
export function validateEnergyBalance(energyBalance: number | null): Fault<RangeCode> | null {
  return validateRange(energyBalance, ENERGY_BALANCE_RANGE);
}

/** Checks grams that a coach typed: there and not below 0. */
export function validateAdjustedMacro(grams: number | null): Fault<'required' | 'too_small'> | null {
  if (isMissing(grams)) return { code: 'required' };
  return grams < 0 ? { code: 'too_small', limit: 0 } : null;
}

/** The meals after enabling or disabling one: the sizes of the enabled ones start again from the usual shares. */
export function toggleMeal(meals: readonly PlanMeal[], mealMoment: MealMoment): readonly PlanMeal[] {
  const toggled = meals.map((meal) => (meal.mealMoment === mealMoment ? { ...meal, enabled: !meal.enabled } : meal));
  const sizes = coachSizes(toggled.filter((meal) => meal.enabled).map((meal) => meal.mealMoment));
  return toggled.map((meal) => ({
    ...meal,
    size: sizes.find((size) => size.mealMoment === meal.mealMoment)?.weight ?? 0,
  }));
}

/** The meals after making one a step larger (1) or smaller (-1); never below 0. */
export function stepSize(meals: readonly PlanMeal[], mealMoment: MealMoment, step: 1 | -1): readonly PlanMeal[] {
  return meals.map((meal) =>
    meal.mealMoment === mealMoment ? { ...meal, size: Math.max(0, meal.size + step * SIZE_STEP) } : meal,
  );
}

/** Whether enough meals are enabled to go on: at least one. */
export function hasEnabledMeal(meals: readonly PlanMeal[]): boolean {
  return meals.some((meal) => meal.enabled);
}

/** The slots of a day's macros (whole kcal and grams) over the enabled meals; the last takes the remainder. */
export function slotsOfMeals(day: SlotMacros, meals: readonly PlanMeal[]): readonly MealSlot[] {
  const shares = meals
    .filter((meal) => meal.enabled)
    .map(({ mealMoment, size }) => ({ mealMoment, weight: size }))
    .toSorted((a, b) => mealMomentOrder(a.mealMoment) - mealMomentOrder(b.mealMoment));
  return distributeDay(day, shares);
}
