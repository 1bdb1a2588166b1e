import type { meals as english } from '../en/meals.ts';
import type { Translation } from '../phrases.ts';

export const meals = {
  BREAKFAST: 'Ontbijt',
  MORNING_SNACK: 'Tussendoortje ochtend',
  LUNCH: 'Lunch',
  AFTERNOON_SNACK: 'Tussendoortje middag',
  DINNER: 'Avondeten',
  SNACK: 'Tussendoortje',
  LATE_SNACK: 'Late snack',
} as const satisfies Translation<typeof english>;
