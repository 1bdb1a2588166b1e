import { type Weekday, WEEKDAYS } from '../vocabulary.ts';

/** A calendar date 'YYYY-MM-DD' of a person's own day, without time or time zone. */
export type PlainDate = string;

const PLAIN_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const MILLISECONDS_PER_DAY = 86_400_000;
/** 1 January 1970 was a Thursday, the fourth weekday. */
const WEEKDAY_OF_DAY_ZERO = 3;

function dayNumberOf(date: PlainDate): number | null {
  const match = PLAIN_DATE.exec(date);
  if (!match) return null;
  const milliseconds = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(milliseconds)) return null;
  const dayNumber = milliseconds / MILLISECONDS_PER_DAY;
  // Some engines turn 30 February into 2 March instead of refusing it.
  return fromDayNumber(dayNumber) === date ? dayNumber : null;
}

function toDayNumber(date: PlainDate): number {
  const dayNumber = dayNumberOf(date);
  if (dayNumber === null) throw new RangeError(`not a calendar date: ${date}`);
  return dayNumber;
}

function fromDayNumber(dayNumber: number): PlainDate {
  return new Date(dayNumber * MILLISECONDS_PER_DAY).toISOString().slice(0, 10);
}

/** Whether a text is an existing date written as 'YYYY-MM-DD'. */
export function isRealDate(text: string): boolean {
  return dayNumberOf(text) !== null;
}

/** The date so many days later, or earlier where negative. Throws RangeError on something that is not a date. */
export function addDays(date: PlainDate, days: number): PlainDate {
  return fromDayNumber(toDayNumber(date) + days);
}

/** Whole days from one date to another, negative where `to` is earlier. Throws RangeError on a wrong date. */
export function daysBetween(from: PlainDate, to: PlainDate): number {
  return toDayNumber(to) - toDayNumber(from);
}

/** Negative, 0 or positive as the first date is earlier than, the same as or later than the second. */
export function compareDates(a: PlainDate, b: PlainDate): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Place of a date's weekday in the week, Monday 0 to Sunday 6. Throws RangeError on a wrong date. */
export function weekdayIndex(date: PlainDate): number {
  return (((toDayNumber(date) + WEEKDAY_OF_DAY_ZERO) % 7) + 7) % 7;
}

/** The weekday of a date. Throws RangeError on a wrong date. */
export function weekdayOf(date: PlainDate): Weekday {
  return WEEKDAYS[weekdayIndex(date)] ?? 'monday';
}

/** The Monday of a date's week. Throws RangeError on a wrong date. */
export function isoWeekStart(date: PlainDate): PlainDate {
  return addDays(date, -weekdayIndex(date));
}

/** Every date from start to end, both included; empty where the end is earlier. Throws RangeError on a wrong date. */
export function dateRange(start: PlainDate, end: PlainDate): readonly PlainDate[] {
  const count = Math.max(0, daysBetween(start, end) + 1);
  return Array.from({ length: count }, (_, days) => addDays(start, days));
}
