import type { ItemStatus } from '../diary/calendar-items.ts';
import type { MealMoment } from '../slots/meal-moments.ts';

/** A meal on a day in the diary; kcal is null if unknown. */
export type LoggedMeal = Readonly<{ mealMoment: MealMoment; status: ItemStatus; kcal: number | null }>;

const MAIN_MOMENTS: ReadonlySet<MealMoment> = new Set(['BREAKFAST', 'LUNCH', 'DINNER']);

/**
 * Whether a past day contains everything the person ate, as far as a diary can tell: every meal of the day was ticked
 * and has known energy, and something was eaten at each main meal of the day's plan (at each moment, if the plan has no
 * main meal). Snacks may be absent. The amount eaten is ignored, so that days with little food are not left out.
 */
export function isCompleteDay(meals: readonly LoggedMeal[], planned: readonly MealMoment[]): boolean {
  const isTicked = meals.length > 0 && meals.every(({ status, kcal }) => status === 'EATEN' && kcal !== null);
  const main = planned.filter((moment) => MAIN_MOMENTS.has(moment));
  const eatenAt = new Set(meals.map(({ mealMoment }) => mealMoment));
  return isTicked && (main.length > 0 ? main : planned).every((moment) => eatenAt.has(moment));
}
