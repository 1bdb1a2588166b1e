import { addDays, dateRange, daysBetween, type PlainDate } from '@weekbord/domain/dates/plain-date';

/** Days that the week's board shows. */
export const BOARD_DAYS = 7;

/** The first of the seven days with a date among them: today's are the coming seven, and all others follow from these. */
export function boardStart(date: PlainDate, today: PlainDate): PlainDate {
  return addDays(today, BOARD_DAYS * Math.floor(daysBetween(today, date) / BOARD_DAYS));
}

/** The days of a board from its first one on. */
export function boardDates(from: PlainDate): readonly PlainDate[] {
  return dateRange(from, addDays(from, BOARD_DAYS - 1));
}
