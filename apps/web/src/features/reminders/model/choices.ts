import { isSameClock } from '@weekbord/domain/dates/zoned-time';
import type { QuietHours } from '@weekbord/domain/reminders/reminder-settings';
import { zoneHere } from '../../../shared/locale/format.ts';
import type { ReminderChoices, Reminders } from '../api/reminders.ts';

/** Whether the current time in a time zone differs from this device's. */
export function hasOtherClock(zone: string): boolean {
  return !isSameClock(zone, zoneHere(), Date.now());
}

/** Returns the user's choices in the form to be saved; the first time, in this device's time zone. */
export function choicesOf(reminders: Reminders): ReminderChoices {
  const { meals, weigh_in: weighIn, shopping, notes, quiet_hours: quietHours, time_zone: zone } = reminders;
  return { meals, weigh_in: weighIn, shopping, notes, quiet_hours: quietHours, time_zone: zone ?? zoneHere() };
}

/** Whether a reminder is on without any days. */
function lacksDays({ on, weekdays }: Readonly<{ on: boolean; weekdays: readonly unknown[] }>): boolean {
  return on && weekdays.length === 0;
}

/** Whether there are no quiet hours, because both times are equal. */
export function areNoHours(quietHours: QuietHours | null): boolean {
  return quietHours !== null && quietHours.from === quietHours.until;
}

/** Whether the choices are complete enough to be saved. */
export function isComplete({ meals, weigh_in: weighIn, shopping, quiet_hours: quietHours }: ReminderChoices): boolean {
  return ![meals, weighIn, shopping].some(lacksDays) && !areNoHours(quietHours);
}
