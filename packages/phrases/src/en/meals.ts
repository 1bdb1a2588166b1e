import type { Phrasebook } from '../phrases.ts';

/** The moments of a day at which a person eats, by themselves and within a sentence, with the article where one stands. */
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
