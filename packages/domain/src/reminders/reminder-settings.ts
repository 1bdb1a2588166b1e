import type { ClockTime } from '../dates/zoned-time.ts';
import { USUAL_TIMES } from '../diary/calendar-feed.ts';
import { MEAL_MOMENTS, type MealMoment } from '../slots/meal-moments.ts';
import { WEEKDAYS, type Weekday } from '../dates/weekdays.ts';

/** The kinds of reminders: one for each meal of the day, for weighing and for shopping. */
export const REMINDER_KINDS = [...MEAL_MOMENTS, 'WEIGH_IN', 'SHOPPING'] as const;
export type ReminderKind = (typeof REMINDER_KINDS)[number];

/** A reminder on the given weekdays at one time. */
export interface DayReminder {
  readonly on: boolean;
  readonly weekdays: readonly Weekday[];
  readonly time: ClockTime;
}

/** Meal reminders: each moment at its own time, or not at all if null. */
export interface MealReminders {
  readonly on: boolean;
  readonly weekdays: readonly Weekday[];
  readonly times: Readonly<Record<MealMoment, ClockTime | null>>;
}

/**
 * From `from` until `until`, which is on the next date if it is the earlier time. If both are equal, there are no quiet
 * hours.
 */
export interface QuietHours {
  readonly from: ClockTime;
  readonly until: ClockTime;
}

export interface ReminderSettings {
  readonly meals: MealReminders;
  readonly weighIn: DayReminder;
  readonly shopping: DayReminder;
  readonly quietHours: QuietHours | null;
  /** An IANA time zone name; null if no device has reported one yet. */
  readonly timeZone: string | null;
}

/**
 * The time zone of a person whose device has not reported one: most are in the Netherlands or Belgium, which share it.
 */
export const ASSUMED_TIME_ZONE = 'Europe/Amsterdam';

/** The initial settings: everything off, at the times that most people would choose. */
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
