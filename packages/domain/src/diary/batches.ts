import { daysBetween, type PlainDate } from '../dates/plain-date.ts';

/** The most days later that leftovers of a dish can still be reheated. */
export const BATCH_KEEPS_DAYS = 2;

/** Whether leftovers of a meal of one date can be reheated on another: a later one, while they keep. */
export function canBeWarmed(cookedOn: PlainDate, warmedOn: PlainDate): boolean {
  const apart = daysBetween(cookedOn, warmedOn);
  return apart >= 1 && apart <= BATCH_KEEPS_DAYS;
}
