import { kcalOfMacros } from '../macros/energy-of-macros.ts';
import { type MealSlot, shareOut } from '../slots/distribute-day.ts';
import { mealTypeOf, MEAL_MOMENTS, type MealMoment } from '../slots/meal-moments.ts';
import type { UserProvidedMacros } from './compute-nutrition-plan.ts';

/** Grams of a meal as typed by a person. */
export type MealGrams = Readonly<{ protein: number; fat: number; carbohydrates: number }>;

/** The fine-tuned target of each meal of a day, by its moment. */
export type TunedMeals = Readonly<Partial<Record<MealMoment, MealGrams>>>;

function gramsOf(tuned: TunedMeals): readonly (readonly [MealMoment, MealGrams])[] {
  return MEAL_MOMENTS.flatMap((moment) => (tuned[moment] ? [[moment, tuned[moment]] as const] : []));
}

/**
 * The totals of fine-tuned meals: whole grams, and the kcal of the proposed day adjusted by what the grams add or
 * remove. Therefore the energy of the proposal's fibre still counts, and unchanged meals give exactly the proposed day.
 */
export function dayOfTunedMeals(tuned: TunedMeals, proposed: UserProvidedMacros): UserProvidedMacros {
  const total = sumOfTunedMeals(tuned);
  const { calories: energy, protein, fat, carbohydrates } = proposed;
  const calories = energy + kcalOfMacros(total) - kcalOfMacros({ protein, fat, carbohydrates });
  return { calories: Math.max(0, Math.round(calories)), ...total };
}

function sumOfTunedMeals(tuned: TunedMeals): MealGrams {
  const total = { protein: 0, fat: 0, carbohydrates: 0 };
  for (const [, grams] of gramsOf(tuned)) {
    total.protein += Math.round(grams.protein);
    total.fat += Math.round(grams.fat);
    total.carbohydrates += Math.round(grams.carbohydrates);
  }
  return total;
}

/**
 * The slots of a person's own day with fine-tuned meals; null if other meals or macros have been chosen since. The
 * day's kcal are distributed by the energy of the meals.
 */
export function slotsOfTunedMeals(
  tuned: TunedMeals | null,
  day: UserProvidedMacros,
  moments: readonly MealMoment[],
): readonly MealSlot[] | null {
  if (tuned === null) return null;
  const meals = gramsOf(tuned);
  const total = sumOfTunedMeals(tuned);
  const isThatDay = (['protein', 'fat', 'carbohydrates'] as const).every((macro) => total[macro] === day[macro]);
  const hasThoseMeals = meals.length === moments.length && meals.every(([moment]) => moments.includes(moment));
  const weights = meals.map(([, grams]) => kcalOfMacros(grams));
  if (!isThatDay || !hasThoseMeals || weights.every((weight) => weight === 0)) return null;
  const kcal = shareOut(day.calories, weights);
  return meals.map(([mealMoment, grams], order) => ({
    mealMoment,
    mealType: mealTypeOf(mealMoment),
    order,
    kcal: kcal[order] ?? 0,
    protein: Math.round(grams.protein),
    fat: Math.round(grams.fat),
    carbohydrates: Math.round(grams.carbohydrates),
  }));
}
