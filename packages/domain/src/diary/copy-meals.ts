import { daysBetween, type PlainDate } from '../dates/plain-date.ts';
import { COPY_LOOKBACK_DAYS } from './planner-day.ts';
import type { MealMoment } from '../slots/meal-moments.ts';

/**
 * The day whose meals can be copied to an empty day: the latest day before it, at most COPY_LOOKBACK_DAYS back, with
 * the same day plan and at least one recipe. `dayPlanOn` returns the name of a date's day plan, or null.
 */
export function dayToCopy<
  Day extends Readonly<{ date: PlainDate; calendar_items: readonly Readonly<{ content_type: string }>[] }>,
>(date: PlainDate, days: readonly Day[], dayPlanOn: (date: PlainDate) => number | null): Day | undefined {
  const plan = dayPlanOn(date);
  if (plan === null) return undefined;
  return days
    .filter((day) => {
      const ago = daysBetween(day.date, date);
      return ago >= 1 && ago <= COPY_LOOKBACK_DAYS && dayPlanOn(day.date) === plan && canCopyDay(day.calendar_items);
    })
    .toSorted((a, b) => daysBetween(a.date, b.date))[0];
}

/** Whether a day is worth copying: it has at least one meal with a recipe. */
export function canCopyDay(items: readonly Readonly<{ content_type: string }>[]): boolean {
  return items.some(({ content_type: type }) => type === 'recipemeal');
}

/** The fields of a meal that copying needs. */
export type MealInDay = Readonly<{ meal_moment: MealMoment }>;
/** An existing meal at the target moment. It can be replaced if it is unchanged since the planner put it there. */
export type ExistingMeal = MealInDay & Readonly<{ isReplaceable: boolean }>;

/** The copied meals, the replaced meals, and the moments that stay unchanged. */
export type Copying<Meal, Existing> = Readonly<{
  copied: readonly Meal[];
  replaced: readonly Existing[];
  kept: readonly MealMoment[];
}>;

/**
 * Copies the meals of one day to another. In each moment they replace what the planner put there; a moment with
 * anything that a person ate, added, changed or locked stays unchanged.
 */
export function copyDay<Meal extends MealInDay, Existing extends ExistingMeal>(
  meals: readonly Meal[],
  existing: readonly Existing[],
): Copying<Meal, Existing> {
  const kept = new Set(existing.filter(({ isReplaceable }) => !isReplaceable).map(({ meal_moment: moment }) => moment));
  const copied = meals.filter(({ meal_moment: moment }) => !kept.has(moment));
  const filled = new Set(copied.map(({ meal_moment: moment }) => moment));
  return {
    copied,
    replaced: existing.filter(({ meal_moment: moment }) => filled.has(moment)),
    kept: [...new Set(meals.map(({ meal_moment: moment }) => moment))].filter((moment) => kept.has(moment)),
  };
}

/**
 * Copies meals into one moment, next to the existing meals. Copied dishes replace what the planner put there; foods and
 * quick adds replace nothing.
 */
export function copyToMoment<Meal extends Readonly<{ isDish: boolean }>, Existing extends ExistingMeal>(
  meals: readonly Meal[],
  existing: readonly Existing[],
  moment: MealMoment,
): Copying<Meal, Existing> {
  const bringsDish = meals.some(({ isDish }) => isDish);
  return {
    copied: meals,
    replaced: existing.filter((one) => bringsDish && one.isReplaceable && one.meal_moment === moment),
    kept: [],
  };
}
