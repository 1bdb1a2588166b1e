/** The times of day when a person eats, in display order. */
export const MEAL_MOMENTS = [
  'BREAKFAST',
  'MORNING_SNACK',
  'LUNCH',
  'AFTERNOON_SNACK',
  'DINNER',
  'SNACK',
  'LATE_SNACK',
] as const;
export type MealMoment = (typeof MEAL_MOMENTS)[number];

/** The meal moments that the self-guided wizard offers, in display order. */
export const WIZARD_MEAL_MOMENTS = [
  'BREAKFAST',
  'MORNING_SNACK',
  'LUNCH',
  'AFTERNOON_SNACK',
  'DINNER',
  'SNACK',
] as const satisfies readonly MealMoment[];
export type WizardMealMoment = (typeof WIZARD_MEAL_MOMENTS)[number];

/** The kinds of meals that a recipe can be suitable for. */
export const MEAL_TYPES = [
  'BREAKFAST',
  'LUNCH',
  'DINNER',
  'SNACK',
  'MORNING_SNACK',
  'AFTERNOON_SNACK',
  'LATE_SNACK',
] as const;
export type MealType = (typeof MEAL_TYPES)[number];

/** The meal type of recipes for a moment; all snack moments use snacks. */
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
