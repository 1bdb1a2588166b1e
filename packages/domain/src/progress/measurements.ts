import { compareDates, type PlainDate } from '../dates/plain-date.ts';
import { roundTo } from '../numbers/rounding.ts';
import { BODY_FAT_PERCENT_RANGE } from '../onboarding/validate-body.ts';
import { poundsToKilograms } from '../units/weight.ts';
import { type Fault, type Range, type RangeCode, validateRange, validateWholeRange } from '../validation/fault.ts';
import type { WeightUnit } from '../units/weight-units.ts';
import type { MeasurementType } from './measurement-types.ts';

/** The parts of the body whose circumference is measured. */
export const BODY_AREAS = ['WAIST'] as const;

/** The stress level that means "not given". Other levels range from 1 (very low) to 5 (very high). */
export const STRESS_NOT_PROVIDED = 0;
/** The lowest value of a type that counts as measured: a stress level that was not given does not count. */
export function leastMeasured(type: MeasurementType): number {
  return type === 'STRESS' ? STRESS_NOT_PROVIDED + 1 : 0;
}

/** Stress levels, from not given to very high. */
export const STRESS_RANGE = { min: STRESS_NOT_PROVIDED, max: 5 } as const;

/** Valid weights in kilograms. */
export const KILOGRAMS_RANGE = { min: 1, max: 300 } as const;
/** Valid weights in total pounds, for people who use pounds or stone. */
export const POUNDS_RANGE = { min: 1, max: 650 } as const;
/** Maximum hours of sleep in a night. */
export const MAX_SLEEP_HOURS = 16;
export const MAX_WAIST_CM = 300;

/** Number of decimal places stored. */
const DECIMALS = 2;

/** How many milliseconds a device's clock may be fast. */
const CLOCK_AHEAD_MS = 5 * 60_000;

/** Rounds a value for storage; depending on its type, it is in kg, hours, levels from 0 to 5, cm or percent. */
export function roundMeasurement(value: number): number {
  // Numbers beyond the safe integers have no decimals, and roundTo would turn the largest into infinity.
  return Number.isSafeInteger(Math.trunc(value)) ? roundTo(value, DECIMALS) : value;
}

/**
 * The range of stored weights for a person with this unit; the limits themselves are defined in the unit in which
 * weights are typed.
 */
function rangeInKilograms(unit: WeightUnit): Range {
  if (unit === 'KILOGRAMS') return KILOGRAMS_RANGE;
  return { min: poundsToKilograms(POUNDS_RANGE.min), max: poundsToKilograms(POUNDS_RANGE.max) };
}

function validatePositive(value: number, max: number): Fault<RangeCode | 'not_positive'> | null {
  return value > 0 ? validateRange(value, { min: 0, max }) : { code: 'not_positive' };
}

/** Checks a rounded value of a type; `unit` is the one in which the person enters weights. */
export function validateMeasurement(
  type: MeasurementType,
  value: number,
  unit: WeightUnit,
): Fault<RangeCode | 'not_positive' | 'not_whole'> | null {
  switch (type) {
    case 'WEIGHT':
      return validateRange(value, rangeInKilograms(unit));
    case 'SLEEP':
      return validatePositive(value, MAX_SLEEP_HOURS);
    case 'STRESS':
      return validateWholeRange(value, STRESS_RANGE);
    case 'WAIST_CIRCUMFERENCE':
      return validatePositive(value, MAX_WAIST_CM);
    case 'BODY_FAT_PERCENTAGE':
      return validateRange(value, BODY_FAT_PERCENT_RANGE);
  }
}

/** Checks that a measurement date is not after `today`, the latest allowed date. */
export function validateMeasuredDate(date: PlainDate, today: PlainDate): Fault<'in_future'> | null {
  return compareDates(date, today) > 0 ? { code: 'in_future' } : null;
}

/** Checks that a measurement time is not after `now`, both in milliseconds since 1970. */
export function validateMeasuredMoment(moment: number, now: number): Fault<'in_future'> | null {
  return moment > now + CLOCK_AHEAD_MS ? { code: 'in_future' } : null;
}
