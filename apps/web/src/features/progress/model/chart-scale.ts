import { addDays, compareDates, daysBetween, type PlainDate } from '@weekbord/domain/dates/plain-date';
import { AXIS_SEGMENTS, type Axis } from '@weekbord/domain/progress/axis';
import { startOfPeriod } from '@weekbord/domain/progress/periods';
import type { ProgressPeriod } from '@weekbord/domain/progress/measurement-types';

/** Periods longer than this, in days, are labelled by month and year. */
const DAYS_BY_DATE = 60;

/** The first and last dates of a chart. */
export type DateSpan = Readonly<{ from: PlainDate; to: PlainDate }>;

/**
 * Returns the span of a chart. The period 'since the beginning' starts with the first value; the span covers at least a
 * week.
 */
export function spanOfChart(period: ProgressPeriod, today: PlainDate, first: PlainDate | undefined): DateSpan {
  const weekAgo = startOfPeriod('LAST_WEEK', today)!;
  const from = startOfPeriod(period, today) ?? first ?? weekAgo;
  return { from: compareDates(from, weekAgo) < 0 ? from : weekAgo, to: today };
}

/** Returns a date's position from the left of a chart, from 0 to 1. */
export function placeOfDate({ from, to }: DateSpan, date: PlainDate): number {
  return daysBetween(from, date) / Math.max(1, daysBetween(from, to));
}

/** Returns a value's position from the bottom of a chart, from 0 to 1. */
export function placeOnAxis({ min, max }: Axis, value: number): number {
  return (value - min) / (max - min);
}

/** Returns the numbers of an axis, from the bottom. */
export function numbersOfAxis({ min, step }: Axis): readonly number[] {
  return Array.from({ length: AXIS_SEGMENTS + 1 }, (_, at) => Math.round((min + at * step) * 100) / 100);
}

/** Returns the labelled dates below a chart, without duplicates and evenly spread, and their format. */
export function datesOfAxis(
  span: DateSpan,
): Readonly<{ dates: readonly PlainDate[]; style: 'dayMonth' | 'monthYear' }> {
  const days = daysBetween(span.from, span.to);
  const at = Array.from({ length: AXIS_SEGMENTS + 1 }, (_, part) => Math.round((days * part) / AXIS_SEGMENTS));
  return {
    dates: [...new Set(at)].map((day) => addDays(span.from, day)),
    style: days >= DAYS_BY_DATE ? 'monthYear' : 'dayMonth',
  };
}
