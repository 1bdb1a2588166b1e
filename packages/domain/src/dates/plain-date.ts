import { type Weekday, WEEKDAYS } from './weekdays.ts';

/** A calendar date 'YYYY-MM-DD' in a person's own time zone, without a time. */
export type PlainDate = string;

const PLAIN_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAYS_OF_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;
const DAYS_BEFORE_MONTH = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334] as const;
const FEBRUARY = 2;
/** Milliseconds in 24 hours; a day on which the clocks change is an hour longer or shorter. */
export const DAY_MS = 86_400_000;
/** Days from 1 January of the year 0 until 1 January 1970. */
const DAYS_BEFORE_DAY_ZERO = 719_528;
/** 1 January 1970 was a Thursday, the fourth weekday. */
const WEEKDAY_OF_DAY_ZERO = 3;

function dayNumberOf(date: PlainDate): number | null {
  const match = PLAIN_DATE.exec(date);
  if (!match) return null;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const leapDay = isLeapYear(year) ? 1 : 0;
  const days = DAYS_OF_MONTH[month - 1];
  if (days === undefined || day < 1 || day > days + (month === FEBRUARY ? leapDay : 0)) return null;
  const ofYear = DAYS_BEFORE_MONTH[month - 1]! + (month > FEBRUARY ? leapDay : 0) + day - 1;
  return daysBeforeYear(year) + ofYear - DAYS_BEFORE_DAY_ZERO;
}

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

/**
 * Days from 1 January of the year 0 to 1 January of the given year in the Gregorian calendar. The year 0 is a leap
 * year.
 */
function daysBeforeYear(year: number): number {
  const before = year - 1;
  return 365 * year + Math.floor(before / 4) - Math.floor(before / 100) + Math.floor(before / 400) + 1;
}

function toDayNumber(date: PlainDate): number {
  const dayNumber = dayNumberOf(date);
  if (dayNumber === null) throw new RangeError(`not a calendar date: ${date}`);
  return dayNumber;
}

function fromDayNumber(dayNumber: number): PlainDate {
  return new Date(dayNumber * DAY_MS).toISOString().slice(0, 10);
}

/** Whether the text is a real date in the form 'YYYY-MM-DD'. */
export function isRealDate(text: string): boolean {
  return dayNumberOf(text) !== null;
}

/** The date this many days later, or earlier if `days` is negative. Throws RangeError on an invalid date. */
export function addDays(date: PlainDate, days: number): PlainDate {
  return fromDayNumber(toDayNumber(date) + days);
}

/** Whole days from one date to another, negative if `to` is earlier. Throws RangeError on an invalid date. */
export function daysBetween(from: PlainDate, to: PlainDate): number {
  return toDayNumber(to) - toDayNumber(from);
}

/** Negative, 0 or positive if the first date is earlier than, the same as or later than the second. */
export function compareDates(a: PlainDate, b: PlainDate): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Index of a date's weekday, from 0 for Monday to 6 for Sunday. Throws RangeError on an invalid date. */
export function weekdayIndex(date: PlainDate): number {
  return (((toDayNumber(date) + WEEKDAY_OF_DAY_ZERO) % 7) + 7) % 7;
}

/** The weekday of a date. Throws RangeError on an invalid date. */
export function weekdayOf(date: PlainDate): Weekday {
  return WEEKDAYS[weekdayIndex(date)] ?? 'monday';
}

/** The Monday of a date's week. Throws RangeError on an invalid date. */
export function isoWeekStart(date: PlainDate): PlainDate {
  return addDays(date, -weekdayIndex(date));
}

/** Every date from start to end, both inclusive; empty if the end is earlier. Throws RangeError on an invalid date. */
export function dateRange(start: PlainDate, end: PlainDate): readonly PlainDate[] {
  const count = Math.max(0, daysBetween(start, end) + 1);
  return Array.from({ length: count }, (_, days) => addDays(start, days));
}
