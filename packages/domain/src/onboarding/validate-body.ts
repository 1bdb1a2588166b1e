import { isHealthyGoalWeight } from '../goals/goal-weight.ts';
import { typedWeightInKg } from '../units/weight.ts';
import { totalInches } from '../units/height.ts';
import type { FeetAndInches } from '../units/height.ts';
import { GENDERS } from '../vocabulary.ts';
import type { WeightUnit } from '../vocabulary.ts';

/** Years. */
export const AGE_RANGE = { min: 18, max: 120 } as const;
/** Years; where age is asked outside the wizard. */
export const PROFILE_AGE_RANGE = { min: 1, max: 120 } as const;
export const HEIGHT_CM_RANGE = { min: 120, max: 250 } as const;
export const HEIGHT_FEET_RANGE = { min: 4, max: 8 } as const;
export const WEIGHT_KG_RANGE = { min: 45, max: 300 } as const;
export const WEIGHT_LB_RANGE = { min: 100, max: 660 } as const;

export type AgeError = 'age_required' | 'age_out_of_range';
export type GenderError = 'gender_required';
export type HeightError = 'height_required' | 'height_out_of_range';
export type WeightError = 'weight_required' | 'weight_out_of_range';
export type GoalWeightError =
  | 'goal_weight_required'
  | 'goal_weight_not_positive'
  | 'goal_weight_too_high'
  | 'goal_weight_below_healthy';

type Range = Readonly<{ min: number; max: number }>;

function isMissing(value: number | null): value is null {
  return value === null || !Number.isFinite(value);
}

function isWithin(value: number, range: Range): boolean {
  return value >= range.min && value <= range.max;
}

function weightRange(unit: WeightUnit): Range {
  return unit === 'KILOGRAMS' ? WEIGHT_KG_RANGE : WEIGHT_LB_RANGE;
}

/** Checks an age in whole years. */
export function validateAge(age: number | null, range: Range = AGE_RANGE): AgeError | null {
  if (isMissing(age)) return 'age_required';
  return Number.isInteger(age) && isWithin(age, range) ? null : 'age_out_of_range';
}

/** Checks that a gender is chosen. */
export function validateGender(gender: string | null): GenderError | null {
  return GENDERS.some((known) => known === gender) ? null : 'gender_required';
}

/** Checks a height typed in cm. */
export function validateHeightInCm(heightInCm: number | null): HeightError | null {
  if (isMissing(heightInCm)) return 'height_required';
  return isWithin(heightInCm, HEIGHT_CM_RANGE) ? null : 'height_out_of_range';
}

/** Checks a height typed in feet and inches. */
export function validateHeightInFeet(height: FeetAndInches | null): HeightError | null {
  if (height === null || isMissing(height.feet) || isMissing(height.inches)) return 'height_required';
  if (height.inches < 0) return 'height_out_of_range';
  return isWithin(totalInches(height) / 12, HEIGHT_FEET_RANGE) ? null : 'height_out_of_range';
}

/** Checks a weight in the unit that it was typed in: kilograms, or total pounds for POUNDS and STONES. */
export function validateWeight(weight: number | null, unit: WeightUnit): WeightError | null {
  if (isMissing(weight)) return 'weight_required';
  return isWithin(weight, weightRange(unit)) ? null : 'weight_out_of_range';
}

/**
 * Checks a goal weight in the unit that it was typed in (kilograms, or total pounds for POUNDS and STONES)
 * against the highest weight and the lowest healthy weight at a height in cm; without a height the latter waits.
 */
export function validateGoalWeight(
  goalWeight: number | null,
  unit: WeightUnit,
  heightInCm: number | null,
): GoalWeightError | null {
  if (isMissing(goalWeight)) return 'goal_weight_required';
  if (goalWeight <= 0) return 'goal_weight_not_positive';
  if (goalWeight > weightRange(unit).max) return 'goal_weight_too_high';
  if (isMissing(heightInCm)) return null;
  return isHealthyGoalWeight(typedWeightInKg(goalWeight, unit), heightInCm) ? null : 'goal_weight_below_healthy';
}
