import type { ClockTime } from '../dates/zoned-time.ts';
import type { QuietHours } from './reminder-settings.ts';

/** Whether a time is within the quiet hours; the end itself is not. */
export function isQuiet(time: ClockTime, quietHours: QuietHours | null): boolean {
  if (quietHours === null) return false;
  const { from, until } = quietHours;
  return from <= until ? from <= time && time < until : from <= time || time < until;
}

/** Whether the quiet hours around a time end on the next date. */
export function endsNextDate(time: ClockTime, { from, until }: QuietHours): boolean {
  return until < from && from <= time;
}
