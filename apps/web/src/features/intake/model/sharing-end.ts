import { addDays, type PlainDate } from '@weekbord/domain/dates/plain-date';
import { dateOfMoment } from '../../../shared/locale/today.ts';

/** The numbers of days that a cycle can be shared for. */
export const SHARING_DAYS = ['30', '90', '180', '360'] as const;
export type SharingDays = (typeof SHARING_DAYS)[number];

/** Returns the moment when a day ends, in this device's time zone. */
export function endOfDay(day: PlainDate): Date {
  return new Date(`${addDays(day, 1)}T00:00:00`);
}

/** Returns the last day of what ends at a moment, in this device's time zone. */
export function lastDayOf(end: string): PlainDate {
  return dateOfMoment(new Date(new Date(end).getTime() - 1));
}
