import {
  ACTIVITIES,
  GOALS,
  INGREDIENT_DISLIKES,
  INTOLERANCES,
  MACRO_PREFERENCES,
  WIZARD_MEAL_MOMENTS,
} from '../vocabulary.ts';
import type { DietaryPreference, IngredientDislike, Intolerance, MealMoment, WeeklyGoal } from '../vocabulary.ts';

/** Meals per day. */
export const MEAL_COUNT_RANGE = { min: 2, max: 5 } as const;

export type ChoiceError = 'goal_required' | 'activity_required' | 'diet_type_required';
export type WeeklyGoalError = 'weekly_goal_required' | 'weekly_goal_unavailable' | 'no_safe_weekly_goal';
export type MealTimesError =
  | 'meal_times_unknown'
  | 'meal_times_too_few'
  | 'meal_times_too_many'
  | 'meal_times_lunch_and_dinner_required';
export type DietError = 'diet_required' | 'diet_unavailable';
export type IntolerancesError = 'intolerances_required' | 'intolerances_unknown' | 'no_intolerance_exclusive';
export type DislikesError = 'dislikes_required' | 'dislikes_unknown';

function isOneOf(allowed: readonly string[], value: string | null): boolean {
  return value !== null && allowed.includes(value);
}

/** Each value once, in the order of its first appearance. */
export function withoutDuplicates<Value>(values: readonly Value[]): readonly Value[] {
  return [...new Set(values)];
}

/** Checks that a goal is chosen. */
export function validateGoal(goal: string | null): 'goal_required' | null {
  return isOneOf(GOALS, goal) ? null : 'goal_required';
}

/** Checks that an activity level is chosen. */
export function validateActivity(activity: string | null): 'activity_required' | null {
  return isOneOf(ACTIVITIES, activity) ? null : 'activity_required';
}

/** Checks that a diet type is chosen. */
export function validateDietType(dietType: string | null): 'diet_type_required' | null {
  return isOneOf(MACRO_PREFERENCES, dietType) ? null : 'diet_type_required';
}

/** Checks a weekly goal against those that are safe for the person; with none of them nothing can be right. */
export function validateWeeklyGoal(goal: WeeklyGoal | null, offered: readonly WeeklyGoal[]): WeeklyGoalError | null {
  if (offered.length === 0) return 'no_safe_weekly_goal';
  if (goal === null) return 'weekly_goal_required';
  return offered.includes(goal) ? null : 'weekly_goal_unavailable';
}

/** Checks the meals of a day: 2 to 5, lunch and dinner among them; duplicates count once. */
export function validateMealTimes(mealTimes: readonly MealMoment[]): MealTimesError | null {
  const chosen = withoutDuplicates(mealTimes);
  if (!chosen.every((moment) => isOneOf(WIZARD_MEAL_MOMENTS, moment))) return 'meal_times_unknown';
  if (chosen.length < MEAL_COUNT_RANGE.min) return 'meal_times_too_few';
  if (chosen.length > MEAL_COUNT_RANGE.max) return 'meal_times_too_many';
  return chosen.includes('LUNCH') && chosen.includes('DINNER') ? null : 'meal_times_lunch_and_dinner_required';
}

/** Checks a diet against those on offer; none is fine unless the organisation is plant-based. */
export function validateDiet(
  diet: DietaryPreference | null,
  offered: readonly DietaryPreference[],
  plantBased: boolean,
): DietError | null {
  if (diet === null) return plantBased ? 'diet_required' : null;
  return offered.includes(diet) ? null : 'diet_unavailable';
}

/** Checks intolerances: at least one answer, and NO_INTOLERANCE only by itself. */
export function validateIntolerances(intolerances: readonly Intolerance[] | null): IntolerancesError | null {
  if (intolerances === null || intolerances.length === 0) return 'intolerances_required';
  const chosen = withoutDuplicates(intolerances);
  if (!chosen.every((intolerance) => isOneOf(INTOLERANCES, intolerance))) return 'intolerances_unknown';
  return chosen.includes('NO_INTOLERANCE') && chosen.length > 1 ? 'no_intolerance_exclusive' : null;
}

/** Checks dislikes: an answer, which may be that there are none. */
export function validateDislikes(dislikes: readonly IngredientDislike[] | null): DislikesError | null {
  if (dislikes === null) return 'dislikes_required';
  return dislikes.every((dislike) => isOneOf(INGREDIENT_DISLIKES, dislike)) ? null : 'dislikes_unknown';
}
