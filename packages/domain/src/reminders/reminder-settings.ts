import type { ClockTime } from '../dates/zoned-time.ts';
import { USUAL_TIMES } from '../diary/calendar-feed.ts';
import { MEAL_MOMENTS, WEEKDAYS, type MealMoment, type Weekday } from '../vocabulary.ts';

/** What a person can be reminded of: each meal of a day, weighing, shopping. */
export const REMINDER_KINDS = [...MEAL_MOMENTS, 'WEIGH_IN', 'SHOPPING'] as const;
export type ReminderKind = (typeof REMINDER_KINDS)[number];

/** A reminder that comes on some weekdays at one time. */
export interface DayReminder {
  readonly on: boolean;
  readonly weekdays: readonly Weekday[];
  readonly time: ClockTime;
}

/** Reminders of meals: each moment at a time of its own, or not at all where that is null. */
export interface MealReminders {
  readonly on: boolean;
  readonly weekdays: readonly Weekday[];
  readonly times: Readonly<Record<MealMoment, ClockTime | null>>;
}

/** From the first time until the second, over midnight where that one is earlier; none where both are alike. */
export interface QuietHours {
  readonly from: ClockTime;
  readonly until: ClockTime;
}

/** What a person asked to be reminded of. */
export interface ReminderSettings {
  readonly meals: MealReminders;
  readonly weighIn: DayReminder;
  readonly shopping: DayReminder;
  readonly quietHours: QuietHours | null;
  /** A name of the IANA database; null where no device has said it yet. */
  readonly timeZone: string | null;
}

/** Where a person is whose device has not said it: most are in the Netherlands and Belgium, which share their clock. */
export const ASSUMED_TIME_ZONE = 'Europe/Amsterdam';

/** What nobody has asked for yet: everything off, at the times that most would choose. */
export const NO_REMINDERS: ReminderSettings = {
  meals: {
    on: false,
    weekdays: WEEKDAYS,
    times: { ...USUAL_TIMES, MORNING_SNACK: null, AFTERNOON_SNACK: null, SNACK: null, LATE_SNACK: null },
  },
  weighIn: { on: false, weekdays: ['monday'], time: '07:30' },
  shopping: { on: false, weekdays: ['saturday'], time: '10:00' },
  quietHours: { from: '22:00', until: '07:00' },
  timeZone: null,
};
