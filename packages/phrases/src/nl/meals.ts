import type { meals as english } from '../en/meals.ts';
import type { Translation } from '../phrases.ts';

export const meals = {
  BREAKFAST: 'Ontbijt',
  MORNING_SNACK: 'Tussendoortje ochtend',
  LUNCH: 'Lunch',
  AFTERNOON_SNACK: 'Tussendoortje middag',
  DINNER: 'Avondeten',
  SNACK: 'Tussendoortje avond',
  LATE_SNACK: 'Tussendoortje late avond',

  theBREAKFAST: 'het ontbijt',
  theMORNING_SNACK: 'het tussendoortje in de ochtend',
  theLUNCH: 'de lunch',
  theAFTERNOON_SNACK: 'het tussendoortje in de middag',
  theDINNER: 'het avondeten',
  theSNACK: 'het tussendoortje in de avond',
  theLATE_SNACK: 'het tussendoortje laat op de avond',
} as const satisfies Translation<typeof english>;
