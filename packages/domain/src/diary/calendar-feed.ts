import { addDays, type PlainDate } from '../dates/plain-date.ts';
import { REHEATING_MINUTES, minutesUntilServed } from '../recipes/directions/preparation-time.ts';
import type { MealMoment } from '../slots/meal-moments.ts';

/** The number of days before today that a calendar app shows. */
export const FEED_DAYS_BEFORE = 14;
/** The number of days, starting today, that a calendar app shows. */
export const FEED_DAYS_AHEAD = 42;

/** The first and the last date that a calendar app sees. */
export function feedRange(today: PlainDate): Readonly<{ first: PlainDate; last: PlainDate }> {
  return { first: addDays(today, -FEED_DAYS_BEFORE), last: addDays(today, FEED_DAYS_AHEAD - 1) };
}

/** When a meal of each moment begins, in the person's local time. */
export const USUAL_TIMES: Readonly<Record<MealMoment, `${number}:${number}`>> = {
  BREAKFAST: '07:30',
  MORNING_SNACK: '10:30',
  LUNCH: '12:30',
  AFTERNOON_SNACK: '15:30',
  DINNER: '18:00',
  SNACK: '20:30',
  LATE_SNACK: '22:00',
};

/** The duration of a meal without a recipe or known times. */
const UNKNOWN_MINUTES = 15;
/** The shortest duration that a calendar shows. */
const LEAST_MINUTES = 15;
/** The longest duration that a calendar shows. */
const MOST_MINUTES = 90;

/** The minutes of a recipe; unknown ones count as zero. */
type RecipeMinutes = Readonly<{ preparation: number | null; cooking: number | null; waiting: number | null }>;

/** How many minutes a calendar shows for a meal: the time until it can be eaten, within the limits above. */
export function minutesInCalendar(of: RecipeMinutes & Readonly<{ isLeftover: boolean }>): number {
  const { preparation, cooking, waiting } = of;
  const served = minutesUntilServed({ preparation: preparation ?? 0, cooking: cooking ?? 0, waiting: waiting ?? 0 });
  const minutes = of.isLeftover ? REHEATING_MINUTES : served || UNKNOWN_MINUTES;
  return Math.min(MOST_MINUTES, Math.max(LEAST_MINUTES, minutes));
}
