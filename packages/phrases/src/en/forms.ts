import type { Phrasebook } from '../phrases.ts';

/** The texts of every form's fields: their errors, and amounts of food. */
export const forms = {
  optional: 'optional',
  required: 'Fill this in.',
  notANumber: 'Enter a number, such as 12.5.',
  notPositive: 'Enter more than 0.',
  negative: 'This can’t be less than 0.',
  tooLarge: 'Enter {limit} or less.',
  tooLong: 'Use at most {limit} characters.',

  amount: 'Amount',
  unit: 'Unit',
  less: 'Less',
  more: 'More',
  amountWeighs: 'About {amount} {unit}',
  calories: 'Calories',
  perHundred: '{kcal} kcal per 100 {unit}',
  kcalUnknown: 'kcal unknown',
} as const satisfies Phrasebook;
