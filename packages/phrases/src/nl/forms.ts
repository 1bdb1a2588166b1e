import type { forms as english } from '../en/forms.ts';
import type { Translation } from '../phrases.ts';

export const forms = {
  optional: 'optioneel',
  required: 'Vul dit in.',
  notANumber: 'Vul een getal in, zoals 12,5.',
  notPositive: 'Vul een getal groter dan 0 in.',
  negative: 'Vul 0 of meer in.',
  tooLarge: 'Vul hoogstens {limit} in.',
  tooLong: 'Gebruik hoogstens {limit} tekens.',

  amount: 'Hoeveelheid',
  unit: 'Eenheid',
  less: 'Minder',
  more: 'Meer',
  amountWeighs: 'Ongeveer {amount} {unit}',
  calories: 'Calorieën',
  perHundred: '{kcal} kcal per 100 {unit}',
  kcalUnknown: 'kcal onbekend',
} as const satisfies Translation<typeof english>;
