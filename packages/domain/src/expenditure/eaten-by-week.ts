import { addDays, isoWeekStart, type PlainDate } from '../dates/plain-date.ts';
import { type DayValue, smoothTrend } from '../progress/trend.ts';
import type { LoggedDay } from './estimate-expenditure.ts';

/** So many weeks are told of, the one of today counted. */
export const WEEKS_TOLD = 12;
const DAYS_PER_WEEK = 7;

/** A day of the diary with the energy that the plan gives it now. */
export type TargetedDay = LoggedDay & Readonly<{ targetKcal: number }>;

/** Means of the complete days of a week, in kcal a day and null where there is none; the trend of weight at its end, kg. */
export type EatenWeek = Readonly<{
  start: PlainDate;
  completeDays: number;
  kcal: number | null;
  targetKcal: number | null;
  kg: number | null;
}>;

/** The first date of which `eatenByWeek` tells on a day. */
export function firstDateTold(today: PlainDate): PlainDate {
  return addDays(isoWeekStart(today), -DAYS_PER_WEEK * (WEEKS_TOLD - 1));
}

/**
 * What was eaten a day against the plan, and the weight, week by week: the latest first, back to the first week of which
 * anything is known. Days that are not complete do not count, since they would make every week look like little. Takes
 * weights in ascending order, from long enough before the first week that their trend has settled. Empty where no
 * day is complete.
 */
export function eatenByWeek(
  days: readonly TargetedDay[],
  weights: readonly DayValue[],
  today: PlainDate,
): readonly EatenWeek[] {
  const trends = smoothTrend(weights);
  const kgOf = new Map(weights.map(({ date }, at) => [isoWeekStart(date), trends[at]!]));
  const first = firstDateTold(today);
  const weeks = Array.from({ length: WEEKS_TOLD }, (_, at) => {
    const start = addDays(first, DAYS_PER_WEEK * (WEEKS_TOLD - 1 - at));
    const complete = days.filter(({ date, isComplete }) => isComplete && isoWeekStart(date) === start);
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
