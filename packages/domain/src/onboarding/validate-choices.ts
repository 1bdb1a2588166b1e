import type { Fault } from '../validation/fault.ts';
import type { Diet } from '../diets/diets.ts';
import { INGREDIENT_DISLIKES, type IngredientDislike } from '../foods/ingredient-dislikes.ts';
import { type Intolerance, INTOLERANCES } from '../foods/allergens.ts';
import type { MacroPreference } from '../macros/macro-preferences.ts';
import { type MealMoment, WIZARD_MEAL_MOMENTS } from '../slots/meal-moments.ts';
import type { WeeklyGoal } from '../goals/goals.ts';

/** The allowed number of meals per day. */
export const MEAL_COUNT_RANGE = { min: 2, max: 5 } as const;

function isOneOf(allowed: readonly string[], value: string | null): boolean {
  return value !== null && allowed.includes(value);
}

/** Each value once, in order of first appearance. */
export function withoutDuplicates<Value>(values: readonly Value[]): readonly Value[] {
  return [...new Set(values)];
}

/** Checks that one of the offered diet types is chosen. */
export function validateDietType(
  dietType: MacroPreference | null,
  offered: readonly MacroPreference[],
): Fault<'required' | 'diet_type_not_offered'> | null {
  if (dietType === null) return { code: 'required' };
  return offered.includes(dietType) ? null : { code: 'diet_type_not_offered' };
}

/** Checks a weekly goal against those that are safe for the person; if none is safe, no goal is valid. */
export function validateWeeklyGoal(
  goal: WeeklyGoal | null,
  offered: readonly WeeklyGoal[],
): Fault<'required' | 'weekly_goal_unsafe'> | null {
  if (goal === null && offered.length > 0) return { code: 'required' };
  return goal !== null && offered.includes(goal) ? null : { code: 'weekly_goal_unsafe' };
}

/** Checks the meals of a day: 2 to 5, including lunch and dinner (`meals_required`); duplicates count once. */
export function validateMealTimes(
  mealTimes: readonly MealMoment[],
): Fault<'not_a_choice' | 'meals_too_few' | 'meals_too_many' | 'meals_required'> | null {
  const chosen = withoutDuplicates(mealTimes);
  const { min, max } = MEAL_COUNT_RANGE;
  if (!chosen.every((moment) => isOneOf(WIZARD_MEAL_MOMENTS, moment))) return { code: 'not_a_choice' };
  if (chosen.length < min) return { code: 'meals_too_few', limit: min };
  if (chosen.length > max) return { code: 'meals_too_many', limit: max };
  return chosen.includes('LUNCH') && chosen.includes('DINNER') ? null : { code: 'meals_required' };
}

/** Checks a diet against those offered; no diet is also valid, unless the organisation is plant-based. */
export function validateDiet(
  diet: Diet | null,
  offered: readonly Diet[],
  plantBased: boolean,
): Fault<'diet_required' | 'diet_not_offered'> | null {
  if (diet === null) return plantBased ? { code: 'diet_required' } : null;
  return offered.includes(diet) ? null : { code: 'diet_not_offered' };
}

/** Checks intolerances: at least one answer is required, and NO_INTOLERANCE excludes the others. */
export function validateIntolerances(
  intolerances: readonly Intolerance[] | null,
): Fault<'required' | 'not_a_choice' | 'no_intolerance_exclusive'> | null {
  if (intolerances === null || intolerances.length === 0) return { code: 'required' };
  const chosen = withoutDuplicates(intolerances);
  if (!chosen.every((intolerance) => isOneOf(INTOLERANCES, intolerance))) return { code: 'not_a_choice' };
  return chosen.includes('NO_INTOLERANCE') && chosen.length > 1 ? { code: 'no_intolerance_exclusive' } : null;
}

/** Checks dislikes: an answer is required, but it may be an empty list. */
export function validateDislikes(
  dislikes: readonly IngredientDislike[] | null,
): Fault<'required' | 'not_a_choice'> | null {
  if (dislikes === null) return { code: 'required' };
  return dislikes.every((dislike) => isOneOf(INGREDIENT_DISLIKES, dislike)) ? null : { code: 'not_a_choice' };
}
