import type { PlainDate } from '../dates/plain-date.ts';
import { copyDay, type MealInDay, type StandingMeal } from './copy-meals.ts';

/** What becomes of a kept meal that is put into a day. */
export const KEPT_MEAL_OUTCOMES = ['COMES', 'KEPT', 'LEFT_OUT'] as const;
export type KeptMealOutcome = (typeof KEPT_MEAL_OUTCOMES)[number];

type Dated<T> = T & Readonly<{ date: PlainDate }>;

/** Kept meals, each with what becomes of it, and what gives way to them. */
export type Putting<Meal, Standing> = Readonly<{
  meals: readonly Readonly<{ meal: Meal; outcome: KeptMealOutcome }>[];
  replaced: readonly Standing[];
}>;

/**
 * Puts meals into days, each moment in place of what gives way there. A moment in which anything stands that does not
 * give way stays as it is; meals that may not be eaten any more are left out.
 */
export function putMeals<Meal extends Dated<MealInDay>, Standing extends Dated<StandingMeal>>(
  meals: readonly Meal[],
  standing: readonly Standing[],
  isForbidden: (meal: Meal) => boolean,
): Putting<Meal, Standing> {
  const standingOn = Map.groupBy(standing, ({ date }) => date);
  const days = [...Map.groupBy(meals, ({ date }) => date)].map(([date, wanted]) => {
    const allowed = wanted.filter((meal) => !isForbidden(meal));
    const { copied, replaced } = copyDay(allowed, standingOn.get(date) ?? []);
    const comes = new Set(copied);
    const outcomeOf = (meal: Meal): KeptMealOutcome =>
      comes.has(meal) ? 'COMES' : isForbidden(meal) ? 'LEFT_OUT' : 'KEPT';
    return { meals: wanted.map((meal) => ({ meal, outcome: outcomeOf(meal) })), replaced };
  });
  return { meals: days.flatMap((day) => day.meals), replaced: days.flatMap((day) => day.replaced) };
}
