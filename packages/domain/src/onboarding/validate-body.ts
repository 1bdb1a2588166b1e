import { isHealthyGoalWeight, minimumHealthyWeightInKg } from '../goals/goal-weight.ts';
import { type FeetAndInches, totalInches } from '../units/height.ts';
import { typedWeightInKg } from '../units/weight.ts';
import {
  type Fault,
  isMissing,
  type Range,
  type RangeCode,
  validateRange,
  validateWholeRange,
} from '../validation/fault.ts';
import type { WeightUnit } from '../units/weight-units.ts';

/** In years. */
export const AGE_RANGE = { min: 18, max: 120 } as const;
/** In cm; the height of a profile without one. The wizard starts from a smaller height. */
export const DEFAULT_PROFILE_HEIGHT_CM = 170;

export const HEIGHT_CM_RANGE = { min: 120, max: 250 } as const;
export const HEIGHT_FEET_RANGE = { min: 4, max: 8 } as const;
export const WEIGHT_KG_RANGE = { min: 45, max: 300 } as const;
export const WEIGHT_LB_RANGE = { min: 100, max: 660 } as const;
/** The range of weights in kg that a coach may enter for a client. */
export const CLIENT_WEIGHT_KG_RANGE = { min: 0.01, max: 300 } as const;
/** The range of weights in lb that a coach may enter for a client. */
export const CLIENT_WEIGHT_LB_RANGE = { min: 0.1, max: 660 } as const;
/** In percent, as a coach enters it. */
export const BODY_FAT_PERCENT_RANGE = { min: 3, max: 60 } as const;

export type GoalWeightFault = Fault<'required' | 'not_positive' | 'too_large' | 'goal_weight_below_healthy'>;

function weightRange(unit: WeightUnit): Range {
  return unit === 'KILOGRAMS' ? WEIGHT_KG_RANGE : WEIGHT_LB_RANGE;
}

/** Checks an age in whole years. */
export function validateAge(age: number | null): Fault<RangeCode | 'not_whole'> | null {
  return validateWholeRange(age, AGE_RANGE);
}

/** Checks a height typed in cm. */
export function validateHeightInCm(heightInCm: number | null): Fault<RangeCode> | null {
  return validateRange(heightInCm, HEIGHT_CM_RANGE);
}

/** Checks a height typed in feet and inches; limits are in feet. */
export function validateHeightInFeet(height: FeetAndInches | null): Fault<RangeCode> | null {
  if (height === null || isMissing(height.feet) || isMissing(height.inches)) return { code: 'required' };
  return validateRange(totalInches(height) / 12, HEIGHT_FEET_RANGE);
}

/** Checks a weight in the unit it was typed in: kilograms, or total pounds for POUNDS and STONES. */
export function validateWeight(weight: number | null, unit: WeightUnit): Fault<RangeCode> | null {
  return validateRange(weight, weightRange(unit));
}

/**
 * Checks a goal weight in the unit it was typed in (kilograms, or total pounds for POUNDS and STONES) against the
 * highest weight and the lowest healthy weight at a height in cm. If the height is unknown, the lowest healthy weight
 * is not checked. The limit of goal_weight_below_healthy is in kg, rounded up to one decimal place.
 */
export function validateGoalWeight(
  goalWeight: number | null,
  unit: WeightUnit,
  heightInCm: number | null,
): GoalWeightFault | null {
  if (isMissing(goalWeight)) return { code: 'required' };
  if (goalWeight <= 0) return { code: 'not_positive' };
  const { max } = weightRange(unit);
  if (goalWeight > max) return { code: 'too_large', limit: max };
  if (isMissing(heightInCm) || isHealthyGoalWeight(typedWeightInKg(goalWeight, unit), heightInCm)) return null;
  return { code: 'goal_weight_below_healthy', limit: Math.ceil(minimumHealthyWeightInKg(heightInCm) * 10) / 10 };
}
