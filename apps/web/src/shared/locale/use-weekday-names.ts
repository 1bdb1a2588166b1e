import { addDays } from '@weekbord/domain/dates/plain-date';
import { type Weekday, WEEKDAYS } from '@weekbord/domain/dates/weekdays';
import { useFormat } from './format.ts';
import { upperFirst } from '../upper-first.ts';
import { useWeekdays } from './first-weekday.ts';
import { useLanguage } from './language.ts';

/** Any Monday; only the names of the weekdays are shown. */
const A_MONDAY = '2027-03-15';

/** Returns a formatter for weekdays, in full or abbreviated. */
export function useWeekdayNames(style: 'weekdayLong' | 'weekday' = 'weekdayLong'): (day: Weekday) => string {
  const format = useFormat();
  return (day) => upperFirst(format.date(addDays(A_MONDAY, WEEKDAYS.indexOf(day)), style));
}

/**
 * Returns a formatter for several weekdays in one phrase, in the order of the user's weeks and starting with a capital:
 * Saturday and Sunday; Zaterdag en zondag.
 */
export function useWeekdayList(): (days: readonly Weekday[]) => string {
  const format = useFormat();
  const ofWeek = useWeekdays();
  const list = new Intl.ListFormat(useLanguage());
  const nameOf = (day: Weekday) => format.date(addDays(A_MONDAY, WEEKDAYS.indexOf(day)), 'weekdayLong');
  return (days) => upperFirst(list.format(ofWeek.filter((day) => days.includes(day)).map(nameOf)));
}
