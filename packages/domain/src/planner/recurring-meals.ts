import { addDays, type PlainDate, weekdayOf } from '../dates/plain-date.ts';
import type { MealMoment, Weekday } from '../vocabulary.ts';

/** So many recurring meals a person can have. */
export const MAX_RECURRING_MEALS = 50;
/** Days ahead for which a recurring meal is put into the diary at once. */
export const RECURRING_OFFER_DAYS = 7;

/** When a meal recurs. */
export type Recurring = Readonly<{ meal_moment: MealMoment; weekdays: readonly Weekday[]; isDish: boolean }>;

/**
 * The weekdays on which two dishes would stand in one moment. A food or bare numbers may stand beside each other and
 * beside a dish.
 */
export function clashingWeekdays(one: Recurring, other: Recurring): Weekday[] {
  if (!one.isDish || !other.isDish || one.meal_moment !== other.meal_moment) return [];
  return one.weekdays.filter((day) => other.weekdays.includes(day));
}

/** The dates on which a meal recurs, of the days for which it is put into the diary at once. */
export function offeredDates(weekdays: readonly Weekday[], start: PlainDate): PlainDate[] {
  return Array.from({ length: RECURRING_OFFER_DAYS }, (_, day) => addDays(start, day)).filter((date) =>
    weekdays.includes(weekdayOf(date)),
  );
}
