import type { meals as english } from '../en/meals.ts';
import type { Translation } from '../phrases.ts';

export const meals = {
  BREAKFAST: 'Ontbijt',
  MORNING_SNACK: 'Ochtendsnack',
  LUNCH: 'Lunch',
  AFTERNOON_SNACK: 'Middagsnack',
  DINNER: 'Avondeten',
  SNACK: 'Avondsnack',
  LATE_SNACK: 'Late avondsnack',
} as const satisfies Translation<typeof english>;
