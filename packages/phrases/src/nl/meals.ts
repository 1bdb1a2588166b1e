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

  theBREAKFAST: 'het ontbijt',
  theMORNING_SNACK: 'de ochtendsnack',
  theLUNCH: 'de lunch',
  theAFTERNOON_SNACK: 'de middagsnack',
  theDINNER: 'het avondeten',
  theSNACK: 'de avondsnack',
  theLATE_SNACK: 'de late avondsnack',
} as const satisfies Translation<typeof english>;
