import { isSameClock } from '@weekbord/domain/dates/zoned-time';
import type { QuietHours } from '@weekbord/domain/reminders/reminder-settings';
import { zoneHere } from '../../../shared/locale/format.ts';
import type { ReminderChoices, Reminders } from '../api/reminders.ts';

/** Whether a time zone has another clock than this device. */
export function hasOtherClock(zone: string): boolean {
  return !isSameClock(zone, zoneHere(), Date.now());
}

/** What the user chose, as it is saved; the first time by the clock of this device. */
export function choicesOf(reminders: Reminders): ReminderChoices {
  const { meals, weigh_in: weighIn, shopping, quiet_hours: quietHours, time_zone: zone } = reminders;
  return { meals, weigh_in: weighIn, shopping, quiet_hours: quietHours, time_zone: zone ?? zoneHere() };
}

/** Whether days are missing of a reminder that is on. */
function lacksDays({ on, weekdays }: Readonly<{ on: boolean; weekdays: readonly unknown[] }>): boolean {
  return on && weekdays.length === 0;
}

/** Whether quiet hours are none: both times are alike. */
export function areNoHours(quietHours: QuietHours | null): boolean {
  return quietHours !== null && quietHours.from === quietHours.until;
}

/** Whether choices can be saved. */
export function isComplete({ meals, weigh_in: weighIn, shopping, quiet_hours: quietHours }: ReminderChoices): boolean {
  return ![meals, weighIn, shopping].some(lacksDays) && !areNoHours(quietHours);
}
