import { addDays, dateRange, daysBetween, type PlainDate } from '@weekbord/domain/dates/plain-date';

export const BOARD_DAYS = 7;

/**
 * Returns the first day of the board that contains a date. Today's board shows the next seven days; other boards start
 * a multiple of seven days earlier or later.
 */
export function boardStart(date: PlainDate, today: PlainDate): PlainDate {
  return addDays(today, BOARD_DAYS * Math.floor(daysBetween(today, date) / BOARD_DAYS));
}

/** Returns the dates of the board that starts on a date. */
export function boardDates(from: PlainDate): readonly PlainDate[] {
  return dateRange(from, addDays(from, BOARD_DAYS - 1));
}
