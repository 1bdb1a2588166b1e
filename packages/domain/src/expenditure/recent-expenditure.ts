import { addDays, compareDates, daysBetween, type PlainDate } from '../dates/plain-date.ts';
import {
  type Diary,
  estimateExpenditure,
  type KnownExpenditure,
  type UnknownExpenditure,
} from './estimate-expenditure.ts';

/**
 * Periods to try, in days, longest first. Longer periods give more certainty, but over more than eight weeks the body
 * changes.
 */
const SPANS = [56, 42, 28, 21, 14] as const;

/** The longest period to try, in days. */
export const LONGEST_SPAN = SPANS[0];

/** An estimate with the number of days it is based on. */
export type RecentExpenditure = (KnownExpenditure & Readonly<{ days: number }>) | UnknownExpenditure;

/**
 * Estimates expenditure from the longest period before today with enough logged days and weights. Today's weight
 * counts, today's meals do not, and no period begins before the first record. If no period has enough, the result says
 * what is missing.
 */
export function recentExpenditure(
  { days, weights }: Pick<Diary, 'days' | 'weights'>,
  today: PlainDate,
  formulaKcal: number,
): RecentExpenditure {
  const dates = [...days.filter(({ isComplete }) => isComplete), ...weights].map(({ date }) => date);
  const first = dates.toSorted(compareDates)[0];
  let missing = { days: 0, completeDays: 0, weighedDays: 0, daysBetween: 0 };
  for (const span of SPANS) {
    const start = laterOf(addDays(today, -span), first ?? today);
    const estimate = estimateExpenditure({ start, end: today, days, weights }, formulaKcal);
    if (estimate.isKnown) return { ...estimate, days: daysBetween(start, today) };
    missing = estimate.missing;
  }
  return { isKnown: false, missing };
}

function laterOf(one: PlainDate, other: PlainDate): PlainDate {
  return compareDates(one, other) > 0 ? one : other;
}
