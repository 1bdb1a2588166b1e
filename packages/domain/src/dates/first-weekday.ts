import { addDays, type PlainDate, weekdayIndex } from './plain-date.ts';
import { type Weekday, WEEKDAYS } from './weekdays.ts';

/** The weekdays on which weeks start, depending on the country. */
export const FIRST_WEEKDAYS = ['monday', 'sunday', 'saturday'] as const satisfies readonly Weekday[];
export type FirstWeekday = (typeof FIRST_WEEKDAYS)[number];

/** The first day of a date's week. Throws RangeError on an invalid date. */
export function weekStart(date: PlainDate, first: FirstWeekday): PlainDate {
  const days = weekdayIndex(date) - WEEKDAYS.indexOf(first);
  return addDays(date, -(days < 0 ? days + WEEKDAYS.length : days));
}

/** All weekdays in the order of a week that starts on the given one. */
export function weekdaysFrom(first: FirstWeekday): readonly Weekday[] {
  const at = WEEKDAYS.indexOf(first);
  return [...WEEKDAYS.slice(at), ...WEEKDAYS.slice(0, at)];
}
