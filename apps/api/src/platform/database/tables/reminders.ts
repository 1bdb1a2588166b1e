import type { ClockTime } from '@weekbord/domain/dates/zoned-time';
import type { ReminderKind } from '@weekbord/domain/reminders/reminder-settings';
import type { MealMoment } from '@weekbord/domain/slots/meal-moments';
import type { Weekday } from '@weekbord/domain/dates/weekdays';
import type { Generated } from 'kysely';
import type { Json, Moment } from './columns.ts';

export interface ReminderSettingsTable {
  person_id: number;
  version: number;
  meals_on: boolean;
  meal_weekdays: Weekday[];
  meal_times: Json<Record<MealMoment, ClockTime | null>>;
  names_dishes: boolean;
  weigh_in_on: boolean;
  weigh_in_weekdays: Weekday[];
  weigh_in_time: ClockTime;
  shopping_on: boolean;
  shopping_weekdays: Weekday[];
  shopping_time: ClockTime;
  quiet_from: ClockTime | null;
  quiet_until: ClockTime | null;
  time_zone: string | null;
  /** Whether a new note is emailed. */
  notes_on: Generated<boolean>;
}

/** When a person's next reminder is due. A person without one has no row. */
export interface ReminderDueTable {
  person_id: number;
  next_at: Moment;
}

/** A reminder that was sent; each is sent once. */
export interface SentReminderTable {
  person_id: number;
  kind: ReminderKind;
  date: string;
  sent_at: Moment;
}

/** A link in a reminder that stops all reminders of its person. */
export interface ReminderStopTable {
  person_id: number;
  secret_hash: Buffer;
  made_at: Moment;
}

/** A browser that receives reminders. */
export interface PushDeviceTable {
  person_id: number;
  id: Generated<number>;
  /** The session in which the device was added, and with which it is deleted. */
  token_id: number | null;
  endpoint_hash: Buffer;
  /** The browser's subscription, sealed with the server's secret. */
  sealed: Buffer;
  added_at: Moment;
}

export interface ReminderTables {
  reminder_settings: ReminderSettingsTable;
  reminder_due: ReminderDueTable;
  sent_reminder: SentReminderTable;
  reminder_stop: ReminderStopTable;
  push_device: PushDeviceTable;
}
