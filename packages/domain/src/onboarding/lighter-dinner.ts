import { distributeDay } from '../slots/distribute-day.ts';
import { mealSharesOfDay } from '../slots/meal-shares.ts';
import { type MealMoment, WIZARD_MEAL_MOMENTS, type WizardMealMoment } from '../slots/meal-moments.ts';
import { validateMealTimes } from './validate-choices.ts';

/** The size in kcal of dinner, the largest meal of the day, with the current moments and with one more. */
export type LighterDinner = Readonly<{ kcal: number; added: WizardMealMoment; kcalWith: number }>;

/** Above this size most dishes weigh more than a kilogram: too much for a plate, and more than most people finish. */
const LARGE_DINNER_KCAL = 1200;

/**
 * The moment whose addition makes dinner lightest on days of this many kcal; null if most people can finish dinner
 * anyway, or if no moment can be added.
 */
export function lighterDinner(mealTimes: readonly MealMoment[], dayKcal: number): LighterDinner | null {
  const kcal = dinnerOf(mealTimes, dayKcal);
  if (kcal <= LARGE_DINNER_KCAL) return null;
  let best: LighterDinner | null = null;
  for (const added of WIZARD_MEAL_MOMENTS) {
    const withAdded = [...mealTimes, added];
    if (mealTimes.includes(added) || validateMealTimes(withAdded) !== null) continue;
    const kcalWith = dinnerOf(withAdded, dayKcal);
    if (kcalWith < (best?.kcalWith ?? kcal)) best = { kcal, added, kcalWith };
  }
  return best;
}

function dinnerOf(mealTimes: readonly MealMoment[], kcal: number): number {
  const slots = distributeDay({ kcal, protein: 0, fat: 0, carbohydrates: 0 }, mealSharesOfDay(mealTimes, kcal));
  return slots.find(({ mealMoment }) => mealMoment === 'DINNER')?.kcal ?? 0;
}
