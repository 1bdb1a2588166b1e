import { defaultOnboardingForm, type OnboardingForm } from '@weekbord/domain/onboarding/onboarding-form';
import { describe, expect, it } from 'vitest';
import { bodyOfForm } from './request-body.ts';
import { formOfSavedAnswers, type SavedAnswers } from './starting-form.ts';

const intake: SavedAnswers['intake'] = {
  id: 3,
  user: 7,
  weekly_nutrition_plan: 5,
  gender: 'FEMALE',
  activity: 'ACTIVE',
  sustainability: 'SUSTAINABLE',
  diet: 'VEGETARIAN',
  diet_type: 'CYCLE_DIET',
  weight: 68.25,
  body_fat_percentage: null,
  food_intolerances_gluten: true,
  food_intolerances_lactose: false,
  food_intolerances_nut: true,
  food_intolerances_crustaceans_shellfish: false,
  excluded_allergens: [],
  allows_peanuts: false,
  exercise_instances: [],
  is_keto_user: false,
  is_on_menopause_diet: false,
  main_goal: 'LOSE_WEIGHT',
  birthday: '1995-01-09',
  motivations: ['HEALTH'],
  meal_moments: null,
  not_given: [],
  motivation_other: 'Dancing',
  age: 31,
  height_in_cm: 171,
  goal_weight_in_kg: 62.5,
  goal_weekly_change_in_kg: -0.75,
  uses_imperial_measurements_for_recipes: false,
  uses_imperial_measurements_for_height: true,
  personal_weight_unit: 'STONES',
  last_menstrual_period_start_date: '2026-02-20',
  menstrual_cycle_length: null,
  counted_cycle_length: 28,
  energy_expenditure: 2000,
};

const slot = (meal_moment: 'BREAKFAST' | 'LUNCH' | 'DINNER' | 'LATE_SNACK', kcal: number, order: number) => ({
  id: order + 1,
  kcal,
  protein: 30,
  carbohydrates: 50,
  fat: 15,
  meal_type: 'LUNCH' as const,
  meal_moment,
  order,
  nutrition_day_plan: 9,
});
const day = {
  id: 9,
  name: 'DIY nutrition plan',
  meal_slot_specifications: [slot('LUNCH', 600, 0), slot('DINNER', 800, 1), slot('LATE_SNACK', 200, 2)],
  days: [],
};
const weeklyPlan: SavedAnswers['weeklyPlan'] = {
  id: 5,
  name: 'Week',
  monday: day,
  tuesday: day,
  wednesday: day,
  thursday: day,
  friday: day,
  saturday: day,
  sunday: day,
  client_intake: 3,
};
const avoidable = [
  { id: 1, name: 'Beef', key: 'BEEF' },
  { id: 2, name: 'Honey', key: 'HONEY' },
  { id: 3, name: 'Liver', key: 'LIVER' },
];
const saved: SavedAnswers = { intake, weeklyPlan, avoided: [2, 3], avoidable };

describe('the answers of a returning user', () => {
  it('are the saved ones', () => {
    const form = formOfSavedAnswers(saved);
    expect(form).toEqual({
      goal: 'LOSE_WEIGHT',
      activityLevel: 'ACTIVE',
      biometricData: { age: 31, gender: 'FEMALE' },
      physicalStats: { heightInCm: 171, weightInKg: 68.25, goalWeight: 62.5 },
      weeklyGoal: 'LOSE_0_75_KG_PER_WEEK',
      dietPreferences: {
        dietType: 'CYCLE_DIET',
        dietaryPreference: 'VEGETARIAN',
        intolerances: ['GLUTEN', 'NUTS'],
        ingredientDislikes: ['HONEY'],
        mealTimes: ['LUNCH', 'DINNER'],
        userProvidedMacros: null,
        tunedMeals: null,
      },
      preferences: {
        usesImperialUnitsForRecipes: false,
        usesImperialUnitsForHeight: true,
        personalWeightUnit: 'STONES',
      },
      menstrualCycle: { lastMenstrualPeriodStartDate: '2026-02-20', menstrualCycleLength: null },
      birthday: '1995-01-09',
      motivation: { reasons: ['HEALTH'], other: 'Dancing' },
    } satisfies OnboardingForm);
  });

  it('have custom macros equal to the totals of the plan', () => {
    const form = formOfSavedAnswers({ ...saved, intake: { ...intake, diet_type: 'CHOOSE_YOUR_OWN' } });
    expect(form.dietPreferences.userProvidedMacros).toEqual({
      calories: 1600,
      protein: 90,
      fat: 45,
      carbohydrates: 150,
    });
  });

  it('fall back to the defaults where the profile has no answer', () => {
    const bare = { ...intake, age: null, height_in_cm: null, goal_weight_in_kg: null, goal_weekly_change_in_kg: 0 };
    const form = formOfSavedAnswers({ ...saved, intake: { ...bare, diet: 'OMNIVORE' }, weeklyPlan: null });
    expect(form.biometricData.age).toBe(25);
    expect(form.physicalStats).toEqual({ heightInCm: 170, weightInKg: 68.25, goalWeight: 65 });
    expect(form.weeklyGoal).toBe('LOSE_0_25_KG_PER_WEEK');
    expect(form.dietPreferences.dietaryPreference).toBeNull();
    expect(form.dietPreferences.mealTimes).toEqual(['BREAKFAST', 'LUNCH', 'DINNER']);
  });
});

describe('the request body', () => {
  const form = formOfSavedAnswers(saved);

  it('contains the cycle only for a cycle diet, and the weekly goal only for weight loss', () => {
    expect(bodyOfForm(form, 'dma')).toMatchObject({
      weekly_goal: 'LOSE_0_75_KG_PER_WEEK',
      menstrual_cycle: { last_menstrual_period_start_date: '2026-02-20', menstrual_cycle_length: null },
      organisation_subdomain: 'dma',
    });
    const other = bodyOfForm(
      { ...form, goal: 'GAIN_MUSCLE', dietPreferences: { ...form.dietPreferences, dietType: 'KETO' } },
      undefined,
    );
    expect(other).toMatchObject({ weekly_goal: null, menstrual_cycle: null, organisation_subdomain: null });
    expect(JSON.stringify(other)).not.toContain('2026-02-20');
  });

  it('lists each choice once', () => {
    const twice = defaultOnboardingForm(form.preferences);
    const diet = {
      ...twice.dietPreferences,
      mealTimes: ['LUNCH', 'DINNER', 'LUNCH'],
      ingredientDislikes: ['BEEF', 'BEEF'],
    };
    const { diet_preferences } = bodyOfForm(
      { ...twice, dietPreferences: diet as typeof twice.dietPreferences },
      undefined,
    );
    expect(diet_preferences).toMatchObject({ meal_times: ['LUNCH', 'DINNER'], ingredient_dislikes: ['BEEF'] });
  });
});
