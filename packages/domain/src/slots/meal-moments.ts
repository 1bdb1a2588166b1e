import { MEAL_MOMENTS, type MealMoment, type MealType } from '../vocabulary.ts';

/** The kind of recipe for a meal moment: every snack moment takes snacks. */
export function mealTypeOf(moment: MealMoment): Extract<MealType, 'BREAKFAST' | 'LUNCH' | 'DINNER' | 'SNACK'> {
  return moment === 'BREAKFAST' || moment === 'LUNCH' || moment === 'DINNER' ? moment : 'SNACK';
}

/** Index of a meal moment in the day, from 0. */
export function mealMomentOrder(moment: MealMoment): number {
  return MEAL_MOMENTS.indexOf(moment);
}

/** The moments in display order, each once. */
export function inDisplayOrder(moments: readonly MealMoment[]): readonly MealMoment[] {
  return MEAL_MOMENTS.filter((moment) => moments.includes(moment));
}
