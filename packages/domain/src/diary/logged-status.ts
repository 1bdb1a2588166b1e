import { compareDates, type PlainDate } from '../dates/plain-date.ts';
import type { ItemStatus } from './calendar-items.ts';

/** The status of a meal that a person logs on a date: eaten, unless the date is still in their future. */
export function loggedStatus(date: PlainDate, today: PlainDate): ItemStatus {
  return compareDates(date, today) > 0 ? 'PLANNED' : 'EATEN';
}
