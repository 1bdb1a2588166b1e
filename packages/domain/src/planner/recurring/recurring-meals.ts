import { addDays, type PlainDate, weekdayOf } from '../../dates/plain-date.ts';
import type { MealMoment } from '../../slots/meal-moments.ts';
import type { Weekday } from '../../dates/weekdays.ts';

/** Maximum number of recurring meals per person. */
export const MAX_RECURRING_MEALS = 50;
/** How many days ahead a recurring meal is put into the diary in one go. */
export const RECURRING_OFFER_DAYS = 7;

/** The moment and weekdays on which a meal recurs. */
export type Recurring = Readonly<{ meal_moment: MealMoment; weekdays: readonly Weekday[]; isDish: boolean }>;

/**
 * The weekdays on which two recurring dishes would share a meal moment. Single foods and quick adds may share a moment
 * with anything.
 */
export function clashingWeekdays(one: Recurring, other: Recurring): Weekday[] {
  if (!one.isDish || !other.isDish || one.meal_moment !== other.meal_moment) return [];
  return one.weekdays.filter((day) => other.weekdays.includes(day));
}

/** The dates on which a meal recurs, among the days for which it is put into the diary in one go. */
export function offeredDates(weekdays: readonly Weekday[], start: PlainDate): PlainDate[] {
  return Array.from({ length: RECURRING_OFFER_DAYS }, (_, day) => addDays(start, day)).filter((date) =>
    weekdays.includes(weekdayOf(date)),
  );
}
