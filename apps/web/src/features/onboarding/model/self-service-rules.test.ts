import {
  AGE_OF_INTAKE_RANGE,
  validateAgeOfIntake,
  validateFatOf,
  validateMainMeals,
} from '@weekbord/domain/intake/validate-intake';
import { defaultOnboardingForm } from '@weekbord/domain/onboarding/onboarding-form';
import { defaultUnitPreferences } from '@weekbord/domain/onboarding/unit-preferences';
import { selfService } from '@weekbord/phrases/en/self-service';
import { fillPhrase } from '@weekbord/phrases/phrases';
import { expect, it } from 'vitest';
import { readTuning } from './tuned-meals.ts';

const form = defaultOnboardingForm(defaultUnitPreferences('en-GB', 'web-wizard', false));
const grams = (protein: string, fat: string, carbohydrates: string) => ({ protein, fat, carbohydrates });

it('[DIY-02] outside the wizard, ages from 1 to 120 are accepted, two main meals are required, and tuning starts at 0', () => {
  expect([0, 1, 120, 121].map((age) => validateAgeOfIntake(age) === null)).toEqual([false, true, true, false]);
  expect(fillPhrase(selfService.ageError, 'en', AGE_OF_INTAKE_RANGE)).toBe(
    'Please enter a valid age between 1 and 120.',
  );
  expect(validateMainMeals(['BREAKFAST', 'DINNER'])).toBeNull();
  expect(validateMainMeals(['DINNER', 'SNACK'])).toMatchObject({ code: 'too_few_main_meals' });
  expect(validateFatOf(1500, 50, 60)).toBeNull();
  expect(validateFatOf(1500, 49, 60)).toMatchObject({ code: 'fat_below_minimum', limit: 50 });

  const meals = { BREAKFAST: grams('0', '0', '0'), LUNCH: grams('60', '30', '120'), DINNER: grams('60', '30', '120') };
  // 1,380 kcal, including 80 from fibre; the plan for these answers has 40 g of fat, less than 30% of the energy.
  const proposed = { calories: 1380, protein: 100, fat: 40, carbohydrates: 135 };
  const little = { ...meals, DINNER: grams('60', '9', '120') };
  expect(readTuning(form, little, { proposed, language: 'en' })).toMatchObject({
    faults: {},
    day: { calories: 1871 },
    dayFaults: { fat: { limit: expect.any(Number) } },
    ready: null,
  });
  const enough = { ...meals, DINNER: grams('60', '40', '120') };
  expect(
    readTuning(form, enough, { proposed, language: 'en' }).ready?.dietPreferences.tunedMeals?.BREAKFAST?.protein,
  ).toBe(0);
  const wrong = { ...enough, BREAKFAST: grams('-0.5', 'x', '0') };
  expect(readTuning(form, wrong, { proposed, language: 'en' })).toMatchObject({
    faults: { 'BREAKFAST.protein': { code: 'too_small' }, 'BREAKFAST.fat': { code: 'required' } },
    dayFaults: null,
    ready: null,
  });
});
