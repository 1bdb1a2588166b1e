import { addDays, compareDates, daysBetween, type PlainDate } from '../dates/plain-date.ts';
import type { Fault } from '../validation/fault.ts';

/** Maximum number of days that a list covers, including both ends. */
export const MAX_GROCERY_DAYS = 31;
/** How many days after today a list ends by default. */
const DEFAULT_DAYS_AHEAD = 6;

/** The dates being picked; `end` is null until the second tap. */
export type GroceryRange = Readonly<{ start: PlainDate; end: PlainDate | null }>;

/** Today and the six days after it. */
export function defaultGroceryRange(today: PlainDate): Readonly<{ start: PlainDate; end: PlainDate }> {
  return { start: today, end: addDays(today, DEFAULT_DAYS_AHEAD) };
}

/**
 * The range after tapping a date: the first tap sets the start, and a second tap on or after the start sets the end. A
 * tap on an earlier date, or on any date once the range is complete, starts a new range.
 */
export function pickGroceryDate(range: GroceryRange | null, tapped: PlainDate): GroceryRange {
  if (range === null || range.end !== null || compareDates(tapped, range.start) < 0)
    return { start: tapped, end: null };
  return { start: range.start, end: tapped };
}

/** Checks a list's dates: both present, in order, at most 31 days. */
export function validateGroceryRange(
  range: GroceryRange | null,
): Fault<'required' | 'range_reversed' | 'range_too_long'> | null {
  if (range === null || range.end === null) return { code: 'required' };
  const days = daysBetween(range.start, range.end) + 1;
  if (days < 1) return { code: 'range_reversed' };
  return days > MAX_GROCERY_DAYS ? { code: 'range_too_long', limit: MAX_GROCERY_DAYS } : null;
}
