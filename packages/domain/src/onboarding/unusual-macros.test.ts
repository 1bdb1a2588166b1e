import { expect, test } from 'vitest';
import { unusualMacros } from './unusual-macros.ts';

/** A man whose body uses about 1,800 kcal at rest. */
const MAN = {
  biometricData: { age: 44, gender: 'MALE' },
  physicalStats: { heightInCm: 173, weightInKg: 94, goalWeight: 85 },
} as const;
const USUAL = { calories: 2000, protein: 140, fat: 67, carbohydrates: 209 };

test.each([
  ['usual macros', USUAL, []],
  ['a third of the energy from protein', { ...USUAL, protein: 166, carbohydrates: 183 }, []],
  [
    '46% of the energy from protein',
    { ...USUAL, protein: 230, carbohydrates: 119 },
    [{ code: 'high_protein', percent: 46 }],
  ],
  ['a ketogenic 74% from fat', { ...USUAL, fat: 164, carbohydrates: 10 }, []],
  [
    '82% of the energy from fat',
    { ...USUAL, protein: 80, fat: 182, carbohydrates: 10 },
    [{ code: 'high_fat', percent: 82 }],
  ],
  [
    'less energy than the body uses at rest',
    { calories: 1433, protein: 100, fat: 48, carbohydrates: 150 },
    [{ code: 'below_resting_energy', kcal: 1800 }],
  ],
  [
    'little energy, nearly half of it from protein',
    { calories: 1300, protein: 151, fat: 44, carbohydrates: 75 },
    [
      { code: 'below_resting_energy', kcal: 1800 },
      { code: 'high_protein', percent: 46 },
    ],
  ],
] as const)('%s', (_, macros, unusual) => {
  expect(unusualMacros(macros, MAN)).toEqual(unusual);
});
