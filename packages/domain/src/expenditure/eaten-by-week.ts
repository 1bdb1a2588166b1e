import { type FirstWeekday, weekStart } from '../dates/first-weekday.ts';
import { addDays, type PlainDate } from '../dates/plain-date.ts';
import { type DayValue, smoothTrend } from '../progress/trend.ts';
import type { LoggedDay } from './estimate-expenditure.ts';

/** How many weeks are covered, including the current one. */
export const WEEKS_SHOWN = 12;
const DAYS_PER_WEEK = 7;

/** A logged day with its target energy in the current plan. */
export type TargetedDay = LoggedDay & Readonly<{ targetKcal: number }>;

/**
 * Means of the complete days of a week, in kcal per day, null if there are none; and the weight trend at the end of the
 * week, in kg.
 */
export type EatenWeek = Readonly<{
  start: PlainDate;
  completeDays: number;
  kcal: number | null;
  targetKcal: number | null;
  kg: number | null;
}>;

/** The first date that `eatenByWeek` covers. */
export function firstDateShown(today: PlainDate, firstWeekday: FirstWeekday): PlainDate {
  return addDays(weekStart(today, firstWeekday), -DAYS_PER_WEEK * (WEEKS_SHOWN - 1));
}

/**
 * Energy eaten per day compared with the plan, and the weight, by week: latest first, back to the first week with any
 * data. Incomplete days do not count. `weights` must be sorted by date and start long enough before the first week for
 * their trend to settle. Empty if no day is complete.
 */
export function eatenByWeek(
  days: readonly TargetedDay[],
  weights: readonly DayValue[],
  { today, firstWeekday }: Readonly<{ today: PlainDate; firstWeekday: FirstWeekday }>,
): readonly EatenWeek[] {
  const trends = smoothTrend(weights);
  const kgOf = new Map(weights.map(({ date }, at) => [weekStart(date, firstWeekday), trends[at]!]));
  const first = firstDateShown(today, firstWeekday);
  const weeks = Array.from({ length: WEEKS_SHOWN }, (_, at) => {
    const start = addDays(first, DAYS_PER_WEEK * (WEEKS_SHOWN - 1 - at));
    const complete = days.filter(({ date, isComplete }) => isComplete && weekStart(date, firstWeekday) === start);
    return {
      start,
      completeDays: complete.length,
      kcal: meanOf(complete.map(({ kcal }) => kcal)),
      targetKcal: meanOf(complete.map(({ targetKcal }) => targetKcal)),
      kg: kgOf.get(start) ?? null,
    };
  });
  if (weeks.every(({ kcal }) => kcal === null)) return [];
  return weeks.slice(0, weeks.findLastIndex(({ kcal, kg }) => kcal !== null || kg !== null) + 1);
}

function meanOf(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  return Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);
}
