import { daysBetween, type PlainDate } from '../dates/plain-date.ts';

/** How many days later what is left of a dish can still be warmed, at most. */
export const BATCH_KEEPS_DAYS = 2;

/** Whether what is left of a meal of one date can be warmed on another: on a later one, while it keeps. */
export function canBeWarmed(cookedOn: PlainDate, warmedOn: PlainDate): boolean {
  const apart = daysBetween(cookedOn, warmedOn);
  return apart >= 1 && apart <= BATCH_KEEPS_DAYS;
}
