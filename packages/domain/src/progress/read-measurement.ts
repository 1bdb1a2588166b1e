import { parseDecimal } from '../numbers/parse-decimal.ts';
import { BODY_FAT_PERCENT_RANGE } from '../onboarding/validate-body.ts';
import { typedWeightInKg } from '../units/weight.ts';
import type { Range } from '../validation/fault.ts';
import type { WeightUnit } from '../units/weight-units.ts';
import {
  KILOGRAMS_RANGE,
  MAX_SLEEP_HOURS,
  MAX_WAIST_CM,
  POUNDS_RANGE,
  roundMeasurement,
  STRESS_RANGE,
} from './measurements.ts';
import type { MeasurementType } from './measurement-types.ts';

/** Why a typed value is invalid; `limit` is the minimum or maximum that it violates, in the typed unit. */
export type TypedFault = Readonly<{
  code: 'required' | 'not_a_number' | 'not_positive' | 'too_small' | 'too_large';
  limit?: number;
}>;

/** The valid values of a type, as typed; a `min` of null means anything above 0. */
function rangeOf(type: MeasurementType, unit: WeightUnit): Readonly<{ min: number | null; max: number }> | Range {
  switch (type) {
    case 'WEIGHT':
      return unit === 'KILOGRAMS' ? KILOGRAMS_RANGE : POUNDS_RANGE;
    case 'SLEEP':
      return { min: null, max: MAX_SLEEP_HOURS };
    case 'STRESS':
      return STRESS_RANGE;
    case 'WAIST_CIRCUMFERENCE':
      return { min: null, max: MAX_WAIST_CM };
    case 'BODY_FAT_PERCENTAGE':
      return BODY_FAT_PERCENT_RANGE;
  }
}

/**
 * Parses a typed measurement: kilograms, or total pounds for people who weigh in pounds or stone; hours; 0 to 5; cm;
 * percent. Returns the value as stored, or why it is invalid.
 */
export function readMeasurement(
  type: MeasurementType,
  text: string,
  unit: WeightUnit,
): Readonly<{ value: number }> | Readonly<{ fault: TypedFault }> {
  if (text.trim() === '') return { fault: { code: 'required' } };
  const typed = parseDecimal(text);
  if (typed === null) return { fault: { code: 'not_a_number' } };
  const { min, max } = rangeOf(type, unit);
  const rounded = roundMeasurement(typed);
  if (min === null && rounded <= 0) return { fault: { code: 'not_positive' } };
  if (min !== null && rounded < min) return { fault: { code: 'too_small', limit: min } };
  if (rounded > max) return { fault: { code: 'too_large', limit: max } };
  return { value: type === 'WEIGHT' ? typedWeightInKg(rounded, unit) : rounded };
}
