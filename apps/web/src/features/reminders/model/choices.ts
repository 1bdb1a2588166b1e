import { isSameClock } from '@weekbord/domain/dates/zoned-time';
import type { QuietHours } from '@weekbord/domain/reminders/reminder-settings';
import { zoneHere } from '../../../shared/locale/format.ts';
import type { ReminderChoices, Reminders } from '../api/reminders.ts';

/** Whether a time zone has another time than this device. */
export function hasOtherClock(zone: string): boolean {
  return !isSameClock(zone, zoneHere(), Date.now());
}

/** Returns the user's choices in the form that is saved; the first time by this device's clock. */
export function choicesOf(reminders: Reminders): ReminderChoices {
  const { meals, weigh_in: weighIn, shopping, quiet_hours: quietHours, time_zone: zone } = reminders;
  return { meals, weigh_in: weighIn, shopping, quiet_hours: quietHours, time_zone: zone ?? zoneHere() };
}

/** Whether a reminder that is on has no days. */
function lacksDays({ on, weekdays }: Readonly<{ on: boolean; weekdays: readonly unknown[] }>): boolean {
  return on && weekdays.length === 0;
}

/** Whether quiet hours are empty: both times are the same. */
export function areNoHours(quietHours: QuietHours | null): boolean {
  return quietHours !== null && quietHours.from === quietHours.until;
}

/** Whether choices can be saved. */
export function isComplete({ meals, weigh_in: weighIn, shopping, quiet_hours: quietHours }: ReminderChoices): boolean {
  return ![meals, weighIn, shopping].some(lacksDays) && !areNoHours(quietHours);
}
