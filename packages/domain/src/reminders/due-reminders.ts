import { addDays, dateRange, type PlainDate, weekdayOf } from '../dates/plain-date.ts';
import { type ClockTime, localMoment, momentOf, timeZoneNamed } from '../dates/zoned-time.ts';
import { MEAL_MOMENTS, type MealMoment } from '../slots/meal-moments.ts';
import { endsNextDate, isQuiet } from './quiet-hours.ts';
import { ASSUMED_TIME_ZONE, type ReminderKind, type ReminderSettings } from './reminder-settings.ts';

/** A reminder for a date, and when it is sent. */
export interface DueReminder {
  readonly kind: ReminderKind;
  /** The date that the reminder is for. Date and kind identify a reminder; it may be sent on a later date. */
  readonly date: PlainDate;
  /** In milliseconds since 1970. */
  readonly at: number;
}

/** How many days from its date a reminder may be sent, because of quiet hours and clock changes. */
const DAYS_AROUND = 2;
/** How far ahead to look, in days: just over two weeks, in case the only reminder of the first week is dropped. */
const DAYS_AHEAD = 15;
const MINUTE_MS = 60_000;
/** How many minutes after its time a meal reminder is still useful. */
const MEAL_LATE_MINUTES = 45;
/**
 * How many minutes after its time any other reminder is still useful; weighing and shopping can wait longer than a
 * meal.
 */
const OTHER_LATE_MINUTES = 240;

/** The time zone of a person's reminders. An unknown name is ignored. */
export function zoneOf({ timeZone }: Pick<ReminderSettings, 'timeZone'>): string {
  return (timeZone === null ? null : timeZoneNamed(timeZone)) ?? ASSUMED_TIME_ZONE;
}

/**
 * The reminders that are due later than `after` and no later than `until`, in order; both in milliseconds since 1970.
 */
export function remindersBetween(settings: ReminderSettings, after: number, until: number): DueReminder[] {
  if (until <= after) return [];
  const zone = zoneOf(settings);
  const first = addDays(localMoment(after, zone).date, -DAYS_AROUND);
  const last = addDays(localMoment(until, zone).date, DAYS_AROUND);
  return dateRange(first, last)
    .flatMap((date) => remindersOf(settings, date, zone))
    .filter(({ at }) => after < at && at <= until)
    .toSorted((a, b) => a.at - b.at);
}

/** When the first reminder later than `after` is due, in milliseconds since 1970; null if there is none. */
export function nextReminderAt(settings: ReminderSettings, after: number): number | null {
  const zone = zoneOf(settings);
  const today = localMoment(after, zone).date;
  let next: number | null = null;
  for (const date of dateRange(addDays(today, -DAYS_AROUND), addDays(today, DAYS_AHEAD))) {
    // Reminders for later dates are sent later, except that quiet hours may shift them.
    if (next !== null && localMoment(next, zone).date < addDays(date, -DAYS_AROUND)) break;
    for (const { at } of remindersOf(settings, date, zone)) {
      if (after < at && (next === null || at < next)) next = at;
    }
  }
  return next;
}

/**
 * Whether a reminder may be sent now: it is switched on, its time is not long past, and there are no quiet hours now.
 */
export function maySend(settings: ReminderSettings, { kind, at }: DueReminder, now: number): boolean {
  if (!isAskedFor(settings, kind) || now >= uselessFrom({ kind, at })) return false;
  return !isQuiet(localMoment(now, zoneOf(settings)).time, settings.quietHours);
}

function isAskedFor({ meals, weighIn, shopping }: ReminderSettings, kind: ReminderKind): boolean {
  if (isMeal(kind)) return meals.on && meals.times[kind] !== null;
  return kind === 'WEIGH_IN' ? weighIn.on : shopping.on;
}

/** When a reminder expires, in milliseconds since 1970. */
export function uselessFrom({ kind, at }: Pick<DueReminder, 'kind' | 'at'>): number {
  return at + (isMeal(kind) ? MEAL_LATE_MINUTES : OTHER_LATE_MINUTES) * MINUTE_MS;
}

export function isMeal(kind: ReminderKind): kind is MealMoment {
  return kind !== 'WEIGH_IN' && kind !== 'SHOPPING';
}

function remindersOf(settings: ReminderSettings, date: PlainDate, zone: string): DueReminder[] {
  return timesOf(settings, date).flatMap(({ kind, time }) => {
    const at = sendingOf({ kind, time, date }, settings, zone);
    return at === null ? [] : [{ kind, date, at }];
  });
}

interface TimeOfKind {
  readonly kind: ReminderKind;
  readonly time: ClockTime;
}

function timesOf({ meals, weighIn, shopping }: ReminderSettings, date: PlainDate): TimeOfKind[] {
  const weekday = weekdayOf(date);
  const ofMeals = MEAL_MOMENTS.flatMap((kind) => {
    const time = meals.times[kind];
    return meals.on && time !== null && meals.weekdays.includes(weekday) ? [{ kind, time }] : [];
  });
  const others = [
    { kind: 'WEIGH_IN', reminder: weighIn },
    { kind: 'SHOPPING', reminder: shopping },
  ] as const;
  return [
    ...ofMeals,
    ...others.flatMap(({ kind, reminder }) =>
      reminder.on && reminder.weekdays.includes(weekday) ? [{ kind, time: reminder.time }] : [],
    ),
  ];
}

/**
 * When a reminder is sent, in milliseconds since 1970; null if never. A meal reminder within quiet hours is dropped,
 * because the meal is over when they end; other reminders wait until the end.
 */
function sendingOf(
  { kind, time, date }: TimeOfKind & { readonly date: PlainDate },
  { quietHours }: ReminderSettings,
  zone: string,
): number | null {
  const at = momentOf({ date, time }, zone);
  // If the chosen time is skipped because the clocks go forward, the reminder is shown at another local time.
  const shown = localMoment(at, zone);
  if (quietHours === null || !isQuiet(shown.time, quietHours)) return at;
  if (isMeal(kind)) return null;
  const ending = endsNextDate(shown.time, quietHours) ? addDays(shown.date, 1) : shown.date;
  const end = momentOf({ date: ending, time: quietHours.until }, zone);
  return isQuiet(localMoment(end, zone).time, quietHours) ? null : end;
}
