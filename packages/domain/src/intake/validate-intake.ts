import { KCAL_PER_GRAM } from '../macros/energy-of-macros.ts';
import { type Fault, isMissing, type RangeCode, validateRange, validateWholeRange } from '../validation/fault.ts';
import type { MealMoment } from '../slots/meal-moments.ts';

/** In years, outside the wizard; the wizard's plans are for adults. */
export const AGE_OF_INTAKE_RANGE = { min: 1, max: 120 } as const;

const MAIN_MEALS: readonly MealMoment[] = ['BREAKFAST', 'LUNCH', 'DINNER'];
const MIN_MAIN_MEALS = 2;

/** As a fraction of the day's energy; 50 g at 1500 kcal. */
const LEAST_FAT_SHARE = 0.3;

/** Checks an age in whole years outside the wizard. */
export function validateAgeOfIntake(age: number | null): Fault<RangeCode | 'not_whole'> | null {
  return validateWholeRange(age, AGE_OF_INTAKE_RANGE);
}

/** Checks that at least two of breakfast, lunch and dinner are among a day's meals. */
export function validateMainMeals(moments: readonly MealMoment[]): Fault<'too_few_main_meals'> | null {
  const chosen = MAIN_MEALS.filter((meal) => moments.includes(meal));
  return chosen.length < MIN_MAIN_MEALS ? { code: 'too_few_main_meals', limit: MIN_MAIN_MEALS } : null;
}

/** The minimum fat, in whole grams, of a day of this many kcal that a person sets outside the wizard. */
export function leastFatOf(kcal: number): number {
  return Math.round((kcal * LEAST_FAT_SHARE) / KCAL_PER_GRAM.fat);
}

/**
 * Checks the fat, in grams, of a day of `kcal` that a person sets outside the wizard. The minimum is never higher than
 * the fat that the product itself proposes.
 */
export function validateFatOf(
  kcal: number,
  fat: number | null,
  proposed: number,
): Fault<'required' | 'fat_below_minimum'> | null {
  if (isMissing(fat)) return { code: 'required' };
  const least = Math.min(leastFatOf(kcal), proposed);
  return fat < least ? { code: 'fat_below_minimum', limit: least } : null;
}

/** In grams of one macro in one meal; a larger amount is a typo. */
const MEAL_GRAMS_RANGE = { min: 0, max: 999 } as const;

export type MealFault = Fault<RangeCode>;

/** Checks the grams of one macro of one meal in fine tuning: 0 or more. */
export function validateMealGrams(grams: number | null): MealFault | null {
  return validateRange(grams, MEAL_GRAMS_RANGE);
}
