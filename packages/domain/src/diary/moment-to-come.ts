import { mealMomentOrder, type MealMoment } from '../slots/meal-moments.ts';

/** The hour at which each moment stops counting as still to come. Someone who eats later plans that meal explicitly. */
const UNTIL_HOUR = [
  ['BREAKFAST', 11],
  ['MORNING_SNACK', 12],
  ['LUNCH', 15],
  ['AFTERNOON_SNACK', 18],
  ['DINNER', 22],
] as const satisfies readonly (readonly [MealMoment, number])[];

/** The first moment of a day that is still to come at an hour of the day, from 0 to 24. */
export function momentToCome(hour: number): MealMoment {
  return UNTIL_HOUR.find(([, until]) => hour < until)?.[0] ?? 'SNACK';
}

/**
 * Whether a moment of today is over at an hour of the day. A meal in it that is not ticked may have been eaten or
 * skipped.
 */
export function isMomentOver(moment: MealMoment, hour: number): boolean {
  return mealMomentOrder(moment) < mealMomentOrder(momentToCome(hour));
}
