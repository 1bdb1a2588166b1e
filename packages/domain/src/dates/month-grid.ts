import { addDays, dateRange, isoWeekStart, type PlainDate } from './plain-date.ts';

/** The whole weeks, Monday first, that show a month 'YYYY-MM'. Throws RangeError on something that is not a month. */
export function monthGrid(month: string): readonly (readonly PlainDate[])[] {
  const first: PlainDate = `${month}-01`;
  const nextMonth = addDays(first, 31).slice(0, 7);
  const last = addDays(`${nextMonth}-01`, -1);
  const days = dateRange(isoWeekStart(first), addDays(isoWeekStart(last), 6));
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}
