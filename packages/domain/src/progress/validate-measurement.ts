import { compareDates, isRealDate, type PlainDate } from '../dates/plain-date.ts';
import { type Fault, type Range, type RangeCode, validateRange, validateWholeRange } from '../validation/fault.ts';
import type { MeasurementType, WeightUnit } from '../vocabulary.ts';

export const MEASURED_WEIGHT_KG_RANGE = { min: 1, max: 300 } as const;
export const MEASURED_WEIGHT_LB_RANGE = { min: 1, max: 650 } as const;
/** 1 is very low, 5 very high. */
export const STRESS_RANGE = { min: 1, max: 5 } as const;
/** Hours of sleep. */
export const MAX_SLEEP_HOURS = 16;
/** Centimetres around the waist. */
export const MAX_WAIST_CM = 300;
/** Percent; as a coach enters it. */
export const BODY_FAT_PERCENT_RANGE = { min: 3, max: 60 } as const;

type MeasurementFault = Fault<RangeCode | 'not_whole' | 'not_positive'>;

function validatePositive(value: number | null, max: number): MeasurementFault | null {
  const fault = validateRange(value, { min: Number.NEGATIVE_INFINITY, max });
  return fault ?? (value !== null && value > 0 ? null : { code: 'not_positive' });
}

/**
 * Checks a measurement: weight in the unit that it was typed in (kilograms, or total pounds for POUNDS and
 * STONES), sleep in hours, stress from 1 to 5, waist in cm.
 */
export function validateMeasurement(
  type: MeasurementType,
  value: number | null,
  weightUnit: WeightUnit,
): MeasurementFault | null {
  const weightRange: Range = weightUnit === 'KILOGRAMS' ? MEASURED_WEIGHT_KG_RANGE : MEASURED_WEIGHT_LB_RANGE;
  switch (type) {
    case 'WEIGHT':
      return validateRange(value, weightRange);
    case 'SLEEP':
      return validatePositive(value, MAX_SLEEP_HOURS);
    case 'STRESS':
      return validateWholeRange(value, STRESS_RANGE);
    case 'WAIST_CIRCUMFERENCE':
      return validatePositive(value, MAX_WAIST_CM);
  }
}

/** Checks the date of a measurement: a real one, not after today. */
export function validateMeasurementDate(
  date: PlainDate | null,
  today: PlainDate,
): Fault<'required' | 'not_a_date' | 'in_future'> | null {
  if (date === null || date === '') return { code: 'required' };
  if (!isRealDate(date)) return { code: 'not_a_date' };
  return compareDates(date, today) > 0 ? { code: 'in_future' } : null;
}
