import { describe, expect, it } from 'vitest';
import { chooseDietType, chooseOwnMacros, defaultOnboardingForm } from './onboarding-form.ts';
import { defaultUnitPreferences } from './unit-preferences.ts';
import { nextStep, previousStep, wizardSteps } from './wizard-steps.ts';

const form = defaultOnboardingForm(defaultUnitPreferences('nl-NL', 'app', false));
const firstTime = { formWasCompleted: false, seededFromIntake: false };

describe('wizard steps', () => {
  it('are in order, with the weekly goal only when losing weight', () => {
    expect(wizardSteps(form)).toEqual([
      'welcome',
      'goal',
      'activity',
      'biometrics',
      'physical-stats',
      'weekly-goal',
      'nutritional-plan',
      'meal-times',
      'diet',
      'intolerances',
      'dislikes',
      'loading',
      'tour',
      'diary',
    ]);
    expect(nextStep('physical-stats', { ...form, goal: 'GAIN_MUSCLE' })).toBe('nutritional-plan');
    expect(previousStep('nutritional-plan', { ...form, goal: 'RECOMPOSITION' }, firstTime)).toBe('physical-stats');
  });

  it('include the cycle screens only for the cycle diet', () => {
    const cycle = chooseDietType(form, 'CYCLE_DIET');
    expect(nextStep('nutritional-plan', form)).toBe('meal-times');
    expect(nextStep('nutritional-plan', cycle)).toBe('menstrual-dates');
    expect(nextStep('cycle-details', cycle)).toBe('meal-times');
    expect(previousStep('meal-times', cycle, firstTime)).toBe('cycle-details');
  });

  it('lead from modifying macros back to the plan', () => {
    expect(nextStep('modify-macros', form)).toBe('nutritional-plan');
    expect(previousStep('modify-macros', form, firstTime)).toBe('nutritional-plan');
    expect(nextStep('diary', form)).toBeNull();
  });

  it('hide the back arrow if there is no way back', () => {
    expect(previousStep('welcome', form, firstTime)).toBeNull();
    expect(previousStep('goal', form, firstTime)).toBeNull();
    expect(previousStep('goal', form, { ...firstTime, formWasCompleted: true })).toBe('welcome');
    expect(previousStep('nutritional-plan', form, { ...firstTime, seededFromIntake: true })).toBeNull();
    expect(previousStep('activity', form, firstTime)).toBe('goal');
  });
});

describe('the form', () => {
  it('[ONB-05] starts with a 25-year-old woman', () => {
    expect(form.biometricData).toEqual({ age: 25, gender: 'FEMALE' });
  });

  it('[ONB-08] starts with 160 cm, 70 kg and a goal of 65 kg', () => {
    expect(form.physicalStats).toEqual({ heightInCm: 160, weightInKg: 70, goalWeight: 65 });
  });

  it('[ONB-15] starts with breakfast, lunch and dinner', () => {
    expect(form.dietPreferences.mealTimes).toEqual(['BREAKFAST', 'LUNCH', 'DINNER']);
  });

  it('[ONB-11] switches to CHOOSE_YOUR_OWN when custom macros are chosen', () => {
    const macros = { calories: 1800, protein: 120, fat: 60, carbohydrates: 190 };
    expect(chooseOwnMacros(form, macros).dietPreferences).toMatchObject({
      dietType: 'CHOOSE_YOUR_OWN',
      userProvidedMacros: macros,
    });
  });

  it('[ONB-12] clears the cycle when another diet type is chosen', () => {
    const menstrualCycle = { lastMenstrualPeriodStartDate: '2026-01-01', menstrualCycleLength: 30 };
    const cycle = { ...chooseDietType(form, 'CYCLE_DIET'), menstrualCycle };
    expect(chooseDietType(cycle, 'CYCLE_DIET').menstrualCycle).toEqual(menstrualCycle);
    expect(chooseDietType(cycle, 'KETO').menstrualCycle).toEqual({
      lastMenstrualPeriodStartDate: null,
      menstrualCycleLength: null,
    });
  });
});

describe('unit preferences', () => {
  it.each([
    ['en-US', 'app', false, true, true, 'POUNDS'],
    ['en_US', 'web-wizard', false, true, true, 'POUNDS'],
    ['en-GB', 'app', false, false, true, 'KILOGRAMS'],
    ['en-UK', 'web-wizard', false, false, true, 'STONES'],
    ['nl-NL', 'app', false, false, false, 'KILOGRAMS'],
    ['zh-Hant-US', 'app', false, true, true, 'POUNDS'],
    ['en', 'web-wizard', false, false, false, 'KILOGRAMS'],
    ['nl-NL', 'app', true, false, true, 'POUNDS'],
  ] as const)(
    '[ONB-22] suit the language %s in the %s, imperial portal: %s',
    (locale, surface, imperial, recipes, height, unit) => {
      expect(defaultUnitPreferences(locale, surface, imperial)).toEqual({
        usesImperialUnitsForRecipes: recipes,
        usesImperialUnitsForHeight: height,
        personalWeightUnit: unit,
      });
    },
  );
});
