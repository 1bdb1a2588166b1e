import type { PlainDate } from '../dates/plain-date.ts';
import { copyDay, type MealInDay, type ExistingMeal } from './copy-meals.ts';

/** The outcome of putting a stored meal into a day. */
export const KEPT_MEAL_OUTCOMES = ['COMES', 'KEPT', 'LEFT_OUT'] as const;
export type KeptMealOutcome = (typeof KEPT_MEAL_OUTCOMES)[number];

/** Why a stored meal is left out: a rule of the person who would eat it, or a deleted recipe. */
export const LEFT_OUT_REASONS = ['intolerance', 'diet', 'avoided', 'disliked', 'deleted'] as const;
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number];

type Dated<T> = T & Readonly<{ date: PlainDate }>;

/** Stored meals, each with its outcome, and the meals they replace. */
export type Placement<Meal, Existing> = Readonly<{
  meals: readonly Readonly<{ meal: Meal; outcome: KeptMealOutcome }>[];
  replaced: readonly Existing[];
}>;

/**
 * Puts meals into days. In each moment they replace what may be replaced; a moment that contains anything else stays
 * unchanged. Meals that may no longer be eaten are left out.
 */
export function placeMeals<Meal extends Dated<MealInDay>, Existing extends Dated<ExistingMeal>>(
  meals: readonly Meal[],
  existing: readonly Existing[],
  isForbidden: (meal: Meal) => boolean,
): Placement<Meal, Existing> {
  const existingOn = Map.groupBy(existing, ({ date }) => date);
  const days = [...Map.groupBy(meals, ({ date }) => date)].map(([date, wanted]) => {
    const allowed = wanted.filter((meal) => !isForbidden(meal));
    const { copied, replaced } = copyDay(allowed, existingOn.get(date) ?? []);
    const comes = new Set(copied);
    const outcomeOf = (meal: Meal): KeptMealOutcome =>
      comes.has(meal) ? 'COMES' : isForbidden(meal) ? 'LEFT_OUT' : 'KEPT';
    return { meals: wanted.map((meal) => ({ meal, outcome: outcomeOf(meal) })), replaced };
  });
  return { meals: days.flatMap((day) => day.meals), replaced: days.flatMap((day) => day.replaced) };
}
