import { daysBetween, type PlainDate } from '../dates/plain-date.ts';
import type { ItemStatus } from '../diary/calendar-items.ts';

/**
 * Whether a meal reminder is useful: something is planned for its moment, and nothing has been eaten at that moment
 * yet.
 */
export function isMealToCome(statuses: readonly ItemStatus[]): boolean {
  return statuses.length > 0 && statuses.every((status) => status === 'PLANNED');
}

/**
 * Whether a reminder to weigh is useful: no weight was measured from the date of the reminder to the date it is sent.
 */
export function isWeightMissing(
  measuredOn: readonly PlainDate[],
  { date, today }: Readonly<{ date: PlainDate; today: PlainDate }>,
): boolean {
  return !measuredOn.some((measured) => daysBetween(date, measured) >= 0 && daysBetween(measured, today) >= 0);
}
