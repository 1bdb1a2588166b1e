import type { MealState } from '../diary/day-totals.ts';
import type { MealMoment } from '../slots/meal-moments.ts';

/** A meal on a day in the diary; kcal is null if unknown. */
export type LoggedMeal = MealState & Readonly<{ mealMoment: MealMoment; kcal: number | null }>;

const MAIN_MOMENTS: ReadonlySet<MealMoment> = new Set(['BREAKFAST', 'LUNCH', 'DINNER']);

/**
 * Whether a past day seems to contain everything the person ate: every meal of the day was ticked and has known energy,
 * or was skipped, and each main meal of the day's plan was eaten or skipped (each moment, if the plan has no main meal).
 * Snacks may be absent. The amount eaten is ignored, so that days with little food are not left out.
 */
export function isCompleteDay(meals: readonly LoggedMeal[], planned: readonly MealMoment[]): boolean {
  const isAnswered = ({ status, skipped, kcal }: LoggedMeal) =>
    skipped === true || (status === 'EATEN' && kcal !== null);
  const main = planned.filter((moment) => MAIN_MOMENTS.has(moment));
  const answeredAt = new Set(meals.map(({ mealMoment }) => mealMoment));
  return (
    meals.some(({ status }) => status === 'EATEN') &&
    meals.every(isAnswered) &&
    (main.length > 0 ? main : planned).every((moment) => answeredAt.has(moment))
  );
}
