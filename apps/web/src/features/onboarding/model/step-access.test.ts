import { chooseDietType, defaultOnboardingForm } from '@weekbord/domain/onboarding/onboarding-form';
import { defaultUnitPreferences } from '@weekbord/domain/onboarding/unit-preferences';
import { validateOnboardingForm } from '@weekbord/domain/onboarding/validate-onboarding-form';
import { describe, expect, it } from 'vitest';
import { isAskingStep, openStep, stepNumber, stepOfFault } from './step-access.ts';

const lose = defaultOnboardingForm(defaultUnitPreferences('nl-NL', 'web-wizard', false));
const gain = { ...lose, goal: 'GAIN_MUSCLE' } as const;
const cycle = chooseDietType(lose, 'CYCLE_DIET');

describe('the step that a URL opens', () => {
  it('is the requested step if the person has reached it', () => {
    expect(openStep('activity', { form: lose, reached: 'diet' })).toBe('activity');
    expect(openStep('diet', { form: lose, reached: 'diet' })).toBe('diet');
    expect(openStep('dislikes', { form: lose, reached: 'goal' })).toBe('goal');
    expect(openStep('dislikes', { form: lose, reached: 'loading' })).toBe('dislikes');
  });

  it('is never a question that this person is not asked', () => {
    expect(openStep('weekly-goal', { form: gain, reached: 'dislikes' })).toBe('nutritional-plan');
    expect(openStep('dislikes', { form: gain, reached: 'weekly-goal' })).toBe('nutritional-plan');
    expect(openStep('cycle-spacing', { form: lose, reached: 'dislikes' })).toBe('meal-times');
    expect(openStep('cycle-spacing', { form: cycle, reached: 'dislikes' })).toBe('cycle-spacing');
  });

  it("can be the screen with the plan's numbers once the plan is reached", () => {
    expect(openStep('modify-macros', { form: lose, reached: 'nutritional-plan' })).toBe('modify-macros');
    expect(openStep('modify-macros', { form: lose, reached: 'biometrics' })).toBe('biometrics');
  });

  it('is recognised by its own URL', () => {
    expect(['goal', 'modify-macros', 'welcome', 'loading', 'tour', 'nothing'].filter(isAskingStep)).toEqual([
      'goal',
      'modify-macros',
    ]);
  });
});

it('a step is numbered only among the steps that the person gets', () => {
  expect(stepNumber('goal', lose)).toEqual({ step: 1, total: 10 });
  expect(stepNumber('nutritional-plan', gain)).toEqual({ step: 5, total: 9 });
  expect(stepNumber('modify-macros', gain)).toEqual({ step: 5, total: 9 });
  expect(stepNumber('dislikes', cycle)).toEqual({ step: 13, total: 13 });
});

it('maps every validation error to the step that corrects it', () => {
  const rules = { flags: ['FF_FEMALE_HORMONES'], partnerNutritionRules: false, today: '2026-03-02' } as const;
  const stepsFor = (form: typeof lose) => validateOnboardingForm(form, rules).map(stepOfFault);
  expect(stepsFor(cycle)).toEqual(['menstrual-dates']);
  expect(stepsFor({ ...lose, biometricData: { age: 12, gender: 'FEMALE' } })).toEqual(['biometrics']);
  expect(stepsFor({ ...lose, physicalStats: { ...lose.physicalStats, goalWeight: 40 } })).toEqual(['physical-stats']);
  expect(stepsFor(chooseDietType(lose, 'CHOOSE_YOUR_OWN'))[0]).toBe('modify-macros');
  const diet = { ...lose.dietPreferences, mealTimes: ['LUNCH'] as const, intolerances: [] };
  expect(stepsFor({ ...lose, dietPreferences: diet })).toEqual(['intolerances', 'meal-times']);
});
