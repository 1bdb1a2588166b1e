import { addDays, compareDates, type PlainDate } from '../dates/plain-date.ts';

/** Milliseconds after which the planner opens on today instead of the day that was last open. */
export const PLANNER_DAY_LIFETIME = 15 * 60 * 1000;
/** Days after today that can be planned. */
export const MAX_DAYS_AHEAD = 14;
/** How many days back to look for a day to copy into an empty one. */
export const COPY_LOOKBACK_DAYS = 13;

/** A planner day and when it was last viewed, in milliseconds since 1970. */
export type StoredPlannerDay = Readonly<{ date: PlainDate; storedAt: number }>;

/** The day the planner opens on: the last open one if it was viewed within 15 minutes, or today. */
export function plannerDay(stored: StoredPlannerDay | null, now: number, today: PlainDate): PlainDate {
  if (stored === null || now - stored.storedAt > PLANNER_DAY_LIFETIME) return today;
  return stored.date;
}

/** The last day that can be planned. */
export function lastPlannableDate(today: PlainDate): PlainDate {
  return addDays(today, MAX_DAYS_AHEAD);
}

/** Whether a day can be planned: at most 14 days ahead. */
export function isPlannable(date: PlainDate, today: PlainDate): boolean {
  return compareDates(date, lastPlannableDate(today)) <= 0;
}
