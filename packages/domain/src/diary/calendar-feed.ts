import { addDays, type PlainDate } from '../dates/plain-date.ts';
import { REHEATING_MINUTES, minutesUntilServed } from '../recipes/preparation-time.ts';
import type { MealMoment } from '../vocabulary.ts';

/** Days that a calendar app sees of a person's meals: before today, and from today on. */
export const FEED_DAYS_BEFORE = 14;
export const FEED_DAYS_AHEAD = 42;

/** The first and the last date that a calendar app sees. */
export function feedRange(today: PlainDate): Readonly<{ first: PlainDate; last: PlainDate }> {
  return { first: addDays(today, -FEED_DAYS_BEFORE), last: addDays(today, FEED_DAYS_AHEAD - 1) };
}

/** When a meal of each moment begins, as the clock shows it wherever the person is. */
export const USUAL_TIMES: Readonly<Record<MealMoment, `${number}:${number}`>> = {
  BREAKFAST: '07:30',
  MORNING_SNACK: '10:30',
  LUNCH: '12:30',
  AFTERNOON_SNACK: '15:30',
  DINNER: '18:00',
  SNACK: '20:30',
  LATE_SNACK: '22:00',
};

/** What needs no recipe, or says nothing of its time, and the least and most that a calendar shows of a meal. */
const UNKNOWN_MINUTES = 15;
const LEAST_MINUTES = 15;
const MOST_MINUTES = 90;

/** Minutes of a recipe; unknown ones count for nothing. */
type RecipeMinutes = Readonly<{ preparation: number | null; cooking: number | null; waiting: number | null }>;

/** How long a calendar shows a meal, in minutes: as long as it takes until it can be eaten, within what is still a meal. */
export function minutesInCalendar(of: RecipeMinutes & Readonly<{ isLeftover: boolean }>): number {
  const { preparation, cooking, waiting } = of;
  const served = minutesUntilServed({ preparation: preparation ?? 0, cooking: cooking ?? 0, waiting: waiting ?? 0 });
  const minutes = of.isLeftover ? REHEATING_MINUTES : served || UNKNOWN_MINUTES;
  return Math.min(MOST_MINUTES, Math.max(LEAST_MINUTES, minutes));
}
