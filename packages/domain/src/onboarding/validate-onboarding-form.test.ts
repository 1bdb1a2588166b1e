import { describe, expect, it } from 'vitest';
import { computeNutritionPlan } from '../plans/compute-nutrition-plan.ts';
import { chooseDietType, defaultOnboardingForm, type OnboardingForm } from './onboarding-form.ts';
import { planSettingsOfForm, profileOfForm } from './profile-of-form.ts';
import { defaultUnitPreferences } from './unit-preferences.ts';
import { validateOnboardingForm } from './validate-onboarding-form.ts';

const form = defaultOnboardingForm(defaultUnitPreferences('nl-NL', 'app', false));
const rules = { flags: [], partnerNutritionRules: false, today: '2026-03-10' } as const;

function faults(changed: OnboardingForm, flags: readonly 'FF_PLANT_BASED_APP'[] = []): readonly string[] {
  return validateOnboardingForm(changed, { ...rules, flags }).map(
    ({ path, fault }) => `${path.join('.')}: ${fault.code}`,
  );
}

function withDiet(change: Partial<OnboardingForm['dietPreferences']>): OnboardingForm {
  return { ...form, dietPreferences: { ...form.dietPreferences, ...change } };
}

describe('the whole form', () => {
  it('initially has no errors', () => {
    expect(faults(form)).toEqual([]);
  });

  it('[ONB-08] refuses a goal weight below BMI 18.5 and names the field', () => {
    const physicalStats = { ...form.physicalStats, goalWeight: 40 };
    expect(validateOnboardingForm({ ...form, physicalStats }, rules)).toEqual([
      { path: ['physicalStats', 'goalWeight'], fault: { code: 'goal_weight_below_healthy', limit: 47.4 } },
    ]);
  });

  it('[ONB-09] refuses an unsafe weekly goal, but only for losing weight', () => {
    const fast = { ...form, weeklyGoal: 'LOSE_1_KG_PER_WEEK' } as const;
    expect(faults(fast)).toEqual(['weeklyGoal: weekly_goal_unsafe']);
    expect(faults({ ...fast, goal: 'GAIN_MUSCLE' })).toEqual([]);
    expect(faults({ ...form, weeklyGoal: null })).toEqual(['weeklyGoal: required']);
  });

  it('[ONB-11] requires custom macros with CHOOSE_YOUR_OWN, none below its minimum', () => {
    expect(faults(withDiet({ dietType: 'CHOOSE_YOUR_OWN' }))).toHaveLength(4);
    const userProvidedMacros = { calories: 1200, protein: 60, fat: 40, carbohydrates: 100 };
    expect(faults(withDiet({ dietType: 'CHOOSE_YOUR_OWN', userProvidedMacros }))).toEqual([
      'dietPreferences.userProvidedMacros.calories: calories_below_minimum',
    ]);
  });

  it('[ONB-12] requires the last period for the cycle diet', () => {
    const cycle = chooseDietType(form, 'CYCLE_DIET');
    expect(faults(cycle)).toEqual(['menstrualCycle.lastMenstrualPeriodStartDate: menstrual_date_required']);
    const menstrualCycle = { lastMenstrualPeriodStartDate: '2026-03-10', menstrualCycleLength: null };
    expect(faults({ ...cycle, menstrualCycle })).toEqual([]);
  });

  it('[ONB-16] accepts only what a plant-based organisation serves', () => {
    expect(faults(form, ['FF_PLANT_BASED_APP'])).toEqual(['dietPreferences.dietaryPreference: diet_required']);
    expect(faults(withDiet({ dietaryPreference: 'VEGAN', dietType: 'KETO' }), ['FF_PLANT_BASED_APP'])).toEqual([
      'dietPreferences.dietType: diet_type_not_offered',
    ]);
    expect(faults(withDiet({ dietaryPreference: 'HALAL' }), ['FF_PLANT_BASED_APP'])).toEqual([
      'dietPreferences.dietaryPreference: diet_not_offered',
    ]);
    expect(faults(withDiet({ dietaryPreference: 'HALAL' }))).toEqual([]);
  });

  it('offers cycle and menopause diets to women only', () => {
    const man = { ...withDiet({ dietType: 'MENOPAUSE' }), biometricData: { age: 50, gender: 'MALE' } } as const;
    expect(faults(man)).toEqual(['dietPreferences.dietType: diet_type_not_offered']);
    expect(faults(withDiet({ dietType: 'MENOPAUSE' }))).toEqual([]);
  });

  it('collects all errors at once', () => {
    const wrong = {
      ...withDiet({ mealTimes: ['LUNCH'], intolerances: [] }),
      biometricData: { age: 12, gender: 'MALE' },
    } as const;
    expect(faults(wrong)).toEqual([
      'biometricData.age: adults_only',
      'dietPreferences.intolerances: required',
      'dietPreferences.mealTimes: meals_too_few',
    ]);
  });
});

it('[CAL-01] the initial form results in a plan', () => {
  const settings = planSettingsOfForm(form, { highProtein: true, partnerNutritionRules: false });
  const plan = computeNutritionPlan(profileOfForm(form), settings);
  expect(plan).toMatchObject({ energyExpenditure: 1944, calories: 1669 });
  expect(plan.mealSlots).toHaveLength(3);
});

describe('the self-service intake', () => {
  const faultsOf = (change: Partial<OnboardingForm['dietPreferences']>) =>
    faults({ ...withDiet(change), isSelfService: true });

  it('requires two of the three main meals, in any combination', () => {
    expect(faultsOf({ mealTimes: ['BREAKFAST', 'DINNER'] })).toEqual([]);
    expect(faults(withDiet({ mealTimes: ['BREAKFAST', 'DINNER'] }))).toEqual([
      'dietPreferences.mealTimes: meals_required',
    ]);
    expect(faultsOf({ mealTimes: ['SNACK', 'DINNER'] })).toEqual(['dietPreferences.mealTimes: too_few_main_meals']);
    expect(faultsOf({ mealTimes: ['DINNER'] })).toEqual(['dietPreferences.mealTimes: meals_too_few']);
  });

  it('has its own minimum fat, which the proposed day satisfies', () => {
    const macros = { calories: 1500, protein: 100, fat: 35, carbohydrates: 185 };
    const dietType = 'CHOOSE_YOUR_OWN';
    expect(faults(withDiet({ dietType, userProvidedMacros: macros }))).toEqual([]);
    expect(faultsOf({ dietType, userProvidedMacros: macros })).toEqual([
      'dietPreferences.userProvidedMacros.fat: fat_below_minimum',
    ]);
    expect(faultsOf({ dietType, userProvidedMacros: { ...macros, fat: 50, carbohydrates: 160 } })).toEqual([]);
  });
});
