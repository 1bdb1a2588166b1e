import { addDays } from '@weekbord/domain/dates/plain-date';
import { type Weekday, WEEKDAYS } from '@weekbord/domain/vocabulary';
import { upperFirst, useFormat } from './format.ts';

/** Any Monday: only the names of the days that follow are shown. */
const A_MONDAY = '2027-03-15';

/** Names weekdays, in full or in short. */
export function useWeekdayNames(style: 'weekdayLong' | 'weekday' = 'weekdayLong'): (day: Weekday) => string {
  const format = useFormat();
  return (day) => upperFirst(format.date(addDays(A_MONDAY, WEEKDAYS.indexOf(day)), style));
}
