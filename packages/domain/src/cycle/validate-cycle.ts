import { compareDates, isRealDate, type PlainDate } from '../dates/plain-date.ts';
import { type Fault, type RangeCode, validateWholeRange } from '../validation/fault.ts';

/** In days; what counts as a regular cycle. */
export const CYCLE_LENGTH_RANGE = { min: 21, max: 35 } as const;
/** In days; the range that the wheel shows. */
export const CYCLE_LENGTH_WHEEL = { min: 21, max: 45 } as const;
/** Days after today that are visible in the calendar for the last period; they cannot be chosen. */
export const MENSTRUAL_CALENDAR_DAYS_AHEAD = 14;

/** Every length, in days, that the wheel shows. */
export function cycleLengthOptions(): readonly number[] {
  const { min, max } = CYCLE_LENGTH_WHEEL;
  return Array.from({ length: max - min + 1 }, (_, index) => min + index);
}

/** Checks the start of the last period: a real date, not after today. */
export function validateMenstrualDate(
  date: PlainDate | null,
  today: PlainDate,
): Fault<'menstrual_date_required' | 'not_a_date' | 'in_future'> | null {
  if (date === null || date === '') return { code: 'menstrual_date_required' };
  if (!isRealDate(date)) return { code: 'not_a_date' };
  return compareDates(date, today) > 0 ? { code: 'in_future' } : null;
}

/** Checks a cycle length in whole days. Null means 'not sure' and is always valid. */
export function validateCycleLength(length: number | null): Fault<RangeCode | 'not_whole'> | null {
  return length === null ? null : validateWholeRange(length, CYCLE_LENGTH_RANGE);
}
