import { isClockTime, timeZoneNamed } from '@weekbord/domain/dates/zoned-time';
import { PHONE_SERVICES } from '@weekbord/domain/reminders/reached-phones';
import { MEAL_MOMENTS, type MealMoment } from '@weekbord/domain/slots/meal-moments';
import { WEEKDAYS } from '@weekbord/domain/dates/weekdays';
import { z } from 'zod';
import { coded, id } from '../fields.ts';
import { listOf, SIZES } from '../sizes.ts';

const MAX_ZONE_LENGTH = 64;

/** A local time, `HH:MM`. */
const clockTime = z.string().refine(isClockTime, coded('invalid'));
const weekdays = z.array(z.enum(WEEKDAYS)).max(WEEKDAYS.length);
const hasDays = ({ on, weekdays: days }: { on: boolean; weekdays: readonly string[] }) => !on || days.length > 0;
const daysRequired = { ...coded('required'), path: ['weekdays'] };

const dayReminder = z.object({ on: z.boolean(), weekdays, time: clockTime });
const mealReminders = z.object({
  on: z.boolean(),
  weekdays,
  /** The reminder time of each moment; null means no reminder. */
  times: z.object(
    Object.fromEntries(MEAL_MOMENTS.map((moment) => [moment, clockTime.nullable()])) as Record<
      MealMoment,
      z.ZodNullable<typeof clockTime>
    >,
  ),
  /** Whether a reminder names the dish, or says only that it is time to eat. */
  names_dishes: z.boolean(),
});
/** Emails about new notes between a coach and a client. */
const noteMails = z.object({ on: z.boolean() });
const quietHours = z.object({ from: clockTime, until: clockTime });

const settings = {
  /** The version of the settings that was read; 0 if none were ever saved. */
  version: z.number().int().min(0).max(2_147_483_647),
  quiet_hours: quietHours
    .refine(({ from, until }) => from !== until, { ...coded('invalid'), path: ['until'] })
    .nullable(),
};

/** The reminders that a person has turned on; none are sent in the quiet hours. */
export const reminderSettings = z
  .object({
    ...settings,
    meals: mealReminders.refine(hasDays, daysRequired),
    weigh_in: dayReminder.refine(hasDays, daysRequired),
    shopping: dayReminder.refine(hasDays, daysRequired),
    /** The settings for emails about notes; unchanged if absent. */
    notes: noteMails.optional(),
    /** An IANA time zone name; null means Europe/Amsterdam. */
    time_zone: z
      .string()
      .max(MAX_ZONE_LENGTH)
      .refine((name) => timeZoneNamed(name) !== null, coded('not_a_choice'))
      .nullable(),
  })
  .meta({ id: 'ReminderSettings' });

/** A browser or an app that receives reminders. */
const pushDevice = z.object({
  id,
  /**
   * The SHA-256, in hexadecimal, by which a device recognises itself: of a browser's endpoint URL, or of an app's
   * token.
   */
  fingerprint: z.string(),
  added_at: z.string(),
});

export const reminders = z
  .object({
    version: z.number(),
    meals: mealReminders,
    weigh_in: dayReminder,
    shopping: dayReminder,
    notes: noteMails,
    quiet_hours: quietHours.nullable(),
    time_zone: z.string().nullable(),
    /** The key with which a browser subscribes (VAPID, RFC 8292); null if the server only sends email. */
    application_server_key: z.string().nullable(),
    /** The push services for the native apps. */
    phone_services: listOf(z.enum(PHONE_SERVICES), SIZES.few),
    /** Where reminders are sent; if empty, they are sent by email. */
    devices: listOf(pushDevice, SIZES.few),
  })
  .meta({ id: 'Reminders' });

export type Reminders = z.output<typeof reminders>;
export type ReminderSettingsBody = z.input<typeof reminderSettings>;
