import { daysBetween, type PlainDate } from '../dates/plain-date.ts';

/** The maximum number of days after cooking that leftovers of a dish can be reheated. */
export const BATCH_KEEPS_DAYS = 2;

/**
 * Whether leftovers of a meal can be reheated on another date: it must be later, and the leftovers must still be good.
 */
export function canBeWarmed(cookedOn: PlainDate, warmedOn: PlainDate): boolean {
  const apart = daysBetween(cookedOn, warmedOn);
  return apart >= 1 && apart <= BATCH_KEEPS_DAYS;
}
