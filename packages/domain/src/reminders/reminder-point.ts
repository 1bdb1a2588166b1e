import { daysBetween, type PlainDate } from '../dates/plain-date.ts';
import type { ItemStatus } from '../vocabulary.ts';

/** Whether a reminder of a meal has a point: something is planned at its moment, and nothing there was eaten yet. */
export function isMealToCome(statuses: readonly ItemStatus[]): boolean {
  return statuses.length > 0 && statuses.every((status) => status === 'PLANNED');
}

/**
 * Whether a reminder to weigh has a point: no weight was measured on the date that it is for or since, until the date on which
 * it is sent.
 */
export function isWeightMissing(
  measuredOn: readonly PlainDate[],
  { date, today }: Readonly<{ date: PlainDate; today: PlainDate }>,
): boolean {
  return !measuredOn.some((measured) => daysBetween(date, measured) >= 0 && daysBetween(measured, today) >= 0);
}
