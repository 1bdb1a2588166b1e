import type { Phrasebook } from '../phrases.ts';

/** The meal moments of a day, by themselves and within a sentence, with an article if needed. */
export const meals = {
  BREAKFAST: 'Breakfast',
  MORNING_SNACK: 'Morning snack',
  LUNCH: 'Lunch',
  AFTERNOON_SNACK: 'Afternoon snack',
  DINNER: 'Dinner',
  SNACK: 'Evening snack',
  LATE_SNACK: 'Late snack',

  theBREAKFAST: 'breakfast',
  theMORNING_SNACK: 'morning snack',
  theLUNCH: 'lunch',
  theAFTERNOON_SNACK: 'afternoon snack',
  theDINNER: 'dinner',
  theSNACK: 'evening snack',
  theLATE_SNACK: 'late snack',
} as const satisfies Phrasebook;
