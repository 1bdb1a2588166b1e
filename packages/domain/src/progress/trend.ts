import { daysBetween, type PlainDate } from '../dates/plain-date.ts';
import { roundTo } from '../numbers/rounding.ts';

export type DayValue = Readonly<{ date: PlainDate; value: number }>;

/**
 * The share of a new weight in the trend after one day. John Walker, The Hacker's Diet (1991), smooths daily weights
 * with this factor, which filters out water and meals.
 */
const SHARE_OF_DAY = 0.1;

/** How many days of earlier values a trend needs: values older than this contribute less than a ten-thousandth. */
export const TREND_LEAD_DAYS = 90;

const DAYS_PER_WEEK = 7;

/**
 * The trend of a value that fluctuates from day to day: an exponential average weighted by elapsed time. After days
 * without a value, the new value counts as if it had been measured on each of those days: 1 - (1 - 0.1)^days (Andreas
 * Eckner, Algorithms for Unevenly Spaced Time Series, 2014). Takes distinct dates in ascending order; returns one
 * number for each, to two decimal places. The first is the first value itself.
 */
export function smoothTrend(values: readonly DayValue[]): number[] {
  let trend = 0;
  return values.map(({ date, value }, index) => {
    const before = values[index - 1];
    const kept = before === undefined ? 0 : (1 - SHARE_OF_DAY) ** daysBetween(before.date, date);
    trend = kept * trend + (1 - kept) * value;
    return roundTo(trend, 2);
  });
}

/**
 * The weekly change of a value, in its own unit and to two decimal places: the difference between the first and the
 * last value, divided by the weeks between them. Takes dates in ascending order; null if there is no time between them.
 */
export function changePerWeek(values: readonly DayValue[]): number | null {
  const [first, last] = [values[0], values.at(-1)];
  if (first === undefined || last === undefined) return null;
  const days = daysBetween(first.date, last.date);
  return days > 0 ? perWeek(last.value - first.value, days) : null;
}

/** Converts a change over a number of days into a weekly change, to two decimal places. */
export function perWeek(change: number, days: number): number {
  return roundTo((change / days) * DAYS_PER_WEEK, 2);
}
