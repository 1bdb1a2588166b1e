import { expect, it } from 'vitest';
import { defaultOnboardingForm, type OnboardingForm } from './onboarding-form.ts';
import { closestPace, possiblePaces } from './possible-paces.ts';
import { defaultUnitPreferences } from './unit-preferences.ts';
import { validateOnboardingForm } from './validate-onboarding-form.ts';

const START = defaultOnboardingForm(defaultUnitPreferences('en-GB', 'web-wizard', false));
const RULES = { flags: [], partnerNutritionRules: false, today: '2027-03-14' };

const of = (weightInKg: number, heightInCm: number, change: Partial<OnboardingForm> = {}): OnboardingForm => ({
  ...START,
  goal: 'LOSE_WEIGHT',
  activityLevel: 'SEDENTARY',
  biometricData: { gender: 'FEMALE', age: 60 },
  physicalStats: { weightInKg, heightInCm, goalWeight: 70 },
  ...change,
});
const SMALL = of(46, 150);
const LIGHT = of(60, 190);
const faults = (form: OnboardingForm) =>
  validateOnboardingForm(form, RULES).map(({ path, fault }) => `${path.join('.')}: ${fault.code}`);

it.each([
  ['a small person, whose day would fall below the minimum', SMALL],
  ['a person with a low weight', LIGHT],
])('%s cannot lose weight at any pace; without a pace, the error is on the goal', (_who, form) => {
  expect(possiblePaces(form, false)).toEqual([]);
  expect(faults({ ...form, weeklyGoal: null })).toEqual(['goal: no_safe_pace']);
  expect(faults({ ...form, weeklyGoal: 'LOSE_1_KG_PER_WEEK' })).toEqual(['weeklyGoal: weekly_goal_unsafe']);
  for (const goal of ['RECOMPOSITION', 'GAIN_MUSCLE'] as const) {
    expect(faults({ ...form, goal, weeklyGoal: null })).toEqual([]);
  }
});

it('a pace that is too fast is replaced by the fastest safe one', () => {
  const possible = possiblePaces(of(75, 170), false);
  expect(possible).toEqual(['LOSE_0_25_KG_PER_WEEK']);
  expect(closestPace('LOSE_1_KG_PER_WEEK', possible)).toBe('LOSE_0_25_KG_PER_WEEK');
  expect(closestPace(null, possible)).toBe('LOSE_0_25_KG_PER_WEEK');
  expect(closestPace('LOSE_1_KG_PER_WEEK', [])).toBeUndefined();
});
