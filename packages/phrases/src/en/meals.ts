import type { Phrasebook } from '../phrases.ts';

/** The moments of a day at which a person eats. */
export const meals = {
  BREAKFAST: 'Breakfast',
  MORNING_SNACK: 'Morning snack',
  LUNCH: 'Lunch',
  AFTERNOON_SNACK: 'Afternoon snack',
  DINNER: 'Dinner',
  SNACK: 'Evening snack',
  LATE_SNACK: 'Late snack',
} as const satisfies Phrasebook;
