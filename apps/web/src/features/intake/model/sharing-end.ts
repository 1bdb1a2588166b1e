import { addDays, type PlainDate } from '@weekbord/domain/dates/plain-date';
import { dateOfMoment } from '../../../shared/locale/today.ts';

/** The numbers of days for which a cycle can be shared. */
export const SHARING_DAYS = ['30', '90', '180', '360'] as const;
export type SharingDays = (typeof SHARING_DAYS)[number];

/** Returns the instant at which a day ends in this device's time zone. */
export function endOfDay(day: PlainDate): Date {
  return new Date(`${addDays(day, 1)}T00:00:00`);
}

/** Returns the last day of a period that ends at the given instant, in this device's time zone. */
export function lastDayOf(end: string): PlainDate {
  return dateOfMoment(new Date(new Date(end).getTime() - 1));
}
