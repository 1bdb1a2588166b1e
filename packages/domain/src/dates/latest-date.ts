import type { PlainDate } from './plain-date.ts';

/** In hours; the clocks of Kiribati's Line Islands are this far ahead of UTC, the furthest anywhere. */
const FURTHEST_AHEAD_OF_UTC = 14;

/**
 * The latest calendar date anywhere in the world at a point in time, in milliseconds since 1970. Only later dates are
 * certain to be in every user's future.
 */
export function latestDateAnywhere(moment: number): PlainDate {
  return new Date(moment + FURTHEST_AHEAD_OF_UTC * 3_600_000).toISOString().slice(0, 10);
}

/** In hours; the largest offset behind UTC anywhere. */
const FURTHEST_BEHIND_UTC = 12;

/** The earliest calendar date anywhere in the world at a point in time, in milliseconds since 1970. */
export function earliestDateAnywhere(moment: number): PlainDate {
  return new Date(moment - FURTHEST_BEHIND_UTC * 3_600_000).toISOString().slice(0, 10);
}
