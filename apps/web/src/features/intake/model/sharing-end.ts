import { addDays, type PlainDate } from '@weekbord/domain/dates/plain-date';
import { dateOfMoment } from '../../../shared/locale/today.ts';

/** For how many days a cycle can be shared at once. */
export const SHARING_DAYS = ['30', '90', '180', '360'] as const;
export type SharingDays = (typeof SHARING_DAYS)[number];

/** The moment at which a day is over where this device is. */
export function endOfDay(day: PlainDate): Date {
  return new Date(`${addDays(day, 1)}T00:00:00`);
}

/** The last day of what ends at a moment, where this device is. */
export function lastDayOf(end: string): PlainDate {
  return dateOfMoment(new Date(new Date(end).getTime() - 1));
}
