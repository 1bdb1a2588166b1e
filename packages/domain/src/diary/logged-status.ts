import { compareDates, type PlainDate } from '../dates/plain-date.ts';
import type { ItemStatus } from '../vocabulary.ts';

/** What a person logs on a date: it is eaten already, unless that date is still to come for them. */
export function loggedStatus(date: PlainDate, today: PlainDate): ItemStatus {
  return compareDates(date, today) > 0 ? 'PLANNED' : 'EATEN';
}
