import type { ClockTime } from '../dates/zoned-time.ts';
import type { QuietHours } from './reminder-settings.ts';

/** Whether a time of the clock lies in the quiet hours; their end does not. */
export function isQuiet(time: ClockTime, quietHours: QuietHours | null): boolean {
  if (quietHours === null) return false;
  const { from, until } = quietHours;
  return from <= until ? from <= time && time < until : from <= time || time < until;
}

/** Whether the quiet hours in which a time lies end on the date after it. */
export function endsNextDate(time: ClockTime, { from, until }: QuietHours): boolean {
  return until < from && from <= time;
}
