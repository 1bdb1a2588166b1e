import { DAY_S } from '../clock.ts';
import type { Interval, Price } from '../wire.ts';

/**
 * Returns the end of a period that begins at `start`, in seconds. Monthly periods keep the day of the `anchor`, or end
 * on the last day of shorter months.
 */
export function periodEnd(start: number, anchor: number, recurring: NonNullable<Price['recurring']>): number {
  const { interval, interval_count: count } = recurring;
  if (interval === 'day') return start + count * DAY_S;
  if (interval === 'week') return start + count * 7 * DAY_S;
  return addMonths(start, anchor, count * (interval === 'year' ? 12 : 1));
}

/** Returns the date a number of months later, on the anchor's day of the month if that day exists. */
export function addMonths(start: number, anchor: number, months: number): number {
  const from = new Date(start * 1000);
  const first = new Date(from);
  first.setUTCDate(1);
  first.setUTCMonth(first.getUTCMonth() + months);
  const daysInMonth = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(new Date(anchor * 1000).getUTCDate(), daysInMonth));
  return Math.floor(first.getTime() / 1000);
}

export const INTERVALS: readonly Interval[] = ['day', 'week', 'month', 'year'];
