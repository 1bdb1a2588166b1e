import type { PlainDate } from './plain-date.ts';

/** Hours; the clocks of Kiribati's Line Islands run this far ahead of UTC, none further. */
const FURTHEST_AHEAD_OF_UTC = 14;

/**
 * The latest calendar date that it is anywhere at a moment, given in milliseconds since 1970. A date of a user's own
 * day lies in the future only beyond it.
 */
export function latestDateAnywhere(moment: number): PlainDate {
  return new Date(moment + FURTHEST_AHEAD_OF_UTC * 3_600_000).toISOString().slice(0, 10);
}

/** Hours; no clock is further behind UTC. */
const FURTHEST_BEHIND_UTC = 12;

/** The earliest calendar date that it is anywhere at a moment, given in milliseconds since 1970. */
export function earliestDateAnywhere(moment: number): PlainDate {
  return new Date(moment - FURTHEST_BEHIND_UTC * 3_600_000).toISOString().slice(0, 10);
}
