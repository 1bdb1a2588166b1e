import { addDays, dateRange, daysBetween, type PlainDate } from '@weekbord/domain/dates/plain-date';

/** The number of days on the week's board. */
export const BOARD_DAYS = 7;

/**
 * Returns the first day of the board that contains a date: today's has the coming seven, and all others follow from
 * these.
 */
export function boardStart(date: PlainDate, today: PlainDate): PlainDate {
  return addDays(today, BOARD_DAYS * Math.floor(daysBetween(today, date) / BOARD_DAYS));
}

/** Returns the days of a board from its first one on. */
export function boardDates(from: PlainDate): readonly PlainDate[] {
  return dateRange(from, addDays(from, BOARD_DAYS - 1));
}
