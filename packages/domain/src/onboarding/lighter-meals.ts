import { distributeDay } from '../slots/distribute-day.ts';
import { inDisplayOrder } from '../slots/meal-moments.ts';
import { mealShares } from '../slots/meal-shares.ts';
import { type MealMoment, WIZARD_MEAL_MOMENTS, type WizardMealMoment } from '../vocabulary.ts';
import { validateMealTimes } from './validate-choices.ts';

/** The largest meal of a day, and what it would be with one moment more; in kcal. */
export type LighterMeals = Readonly<{
  largest: MealMoment;
  kcal: number;
  added: WizardMealMoment;
  kcalWith: number;
}>;

/** From here on a meal weighs more than a kilogram in most recipes: more than a plate holds and most people finish. */
const LARGE_MEAL_KCAL = 1200;

/**
 * The moment that makes the largest meal of a day of so many kcal smallest, where that is more than most people finish;
 * null where no meal is, or where no moment can be added.
 */
export function lighterMeals(mealTimes: readonly MealMoment[], dayKcal: number): LighterMeals | null {
  const now = largestMeal(mealTimes, dayKcal);
  if (now === null || now.kcal <= LARGE_MEAL_KCAL) return null;
  let best: LighterMeals | null = null;
  for (const added of WIZARD_MEAL_MOMENTS) {
    const withAdded = inDisplayOrder([...mealTimes, added]);
    if (mealTimes.includes(added) || validateMealTimes(withAdded) !== null) continue;
    const kcalWith = largestMeal(withAdded, dayKcal)?.kcal ?? now.kcal;
    if (kcalWith < (best?.kcalWith ?? now.kcal)) best = { largest: now.mealMoment, kcal: now.kcal, added, kcalWith };
  }
  return best;
}

function largestMeal(mealTimes: readonly MealMoment[], kcal: number) {
  const slots = distributeDay({ kcal, protein: 0, fat: 0, carbohydrates: 0 }, mealShares(mealTimes));
  return slots.toSorted((a, b) => b.kcal - a.kcal)[0] ?? null;
}
