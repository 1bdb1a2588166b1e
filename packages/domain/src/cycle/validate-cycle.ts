import { compareDates, isRealDate } from '../dates/plain-date.ts';
import type { PlainDate } from '../dates/plain-date.ts';

/** Days; what counts as a regular cycle. */
export const CYCLE_LENGTH_RANGE = { min: 21, max: 35 } as const;
/** Days; what the wheel shows. */
export const CYCLE_LENGTH_WHEEL = { min: 21, max: 45 } as const;
/** Days after today that the calendar for the last period shows; picking one is still refused. */
export const MENSTRUAL_CALENDAR_DAYS_AHEAD = 14;

export type MenstrualDateError = 'menstrual_date_required' | 'menstrual_date_invalid' | 'menstrual_date_in_future';
export type CycleLengthError = 'cycle_length_out_of_range';

/** Every length in days that the wheel shows. */
export function cycleLengthOptions(): readonly number[] {
  const { min, max } = CYCLE_LENGTH_WHEEL;
  return Array.from({ length: max - min + 1 }, (_, index) => min + index);
}

/** Checks the start of the last period: a real date, not after today. */
export function validateMenstrualDate(date: PlainDate | null, today: PlainDate): MenstrualDateError | null {
  if (date === null || date === '') return 'menstrual_date_required';
  if (!isRealDate(date)) return 'menstrual_date_invalid';
  return compareDates(date, today) > 0 ? 'menstrual_date_in_future' : null;
}

/** Checks a cycle length in whole days; null is the answer 'not sure' and always right. */
export function validateCycleLength(length: number | null): CycleLengthError | null {
  if (length === null) return null;
  const { min, max } = CYCLE_LENGTH_RANGE;
  return Number.isInteger(length) && length >= min && length <= max ? null : 'cycle_length_out_of_range';
}
