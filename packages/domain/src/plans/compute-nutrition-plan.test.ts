import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  EnergyExpenditureError,
  type NutritionProfile,
  ACTIVITIES,
  GENDERS,
  SUSTAINABILITIES,
} from '../energy/profile.ts';
import { DIETS } from '../diets/diets.ts';
import { GOALS, WEEKLY_GOALS } from '../goals/goals.ts';
import { MACRO_PREFERENCES } from '../macros/macro-preferences.ts';
import { MEAL_MOMENTS } from '../slots/meal-moments.ts';
import { computeNutritionPlan, type NutritionPlanSettings } from './compute-nutrition-plan.ts';

const person: NutritionProfile = {
  gender: 'FEMALE',
  activity: 'MILDLY_ACTIVE',
  sustainability: 'SUSTAINABLE',
  diet: 'OMNIVORE',
  goal: 'LOSE_WEIGHT',
  weeklyGoal: null,
  weightInKg: 70,
  heightInCm: 160,
  age: 25,
  bodyFatFraction: null,
  exercises: [],
  energyBalance: null,
};

const settings: NutritionPlanSettings = {
  macroPreference: 'RECOMMENDED',
  userProvidedMacros: null,
  mealMoments: ['BREAKFAST', 'LUNCH', 'DINNER'],
  highProtein: true,
  partnerNutritionRules: false,
};

const measured = { heightInCm: null, age: null };

const examples: readonly {
  name: string;
  profile: Partial<NutritionProfile>;
  settings?: Partial<NutritionPlanSettings>;
  expected: readonly [expenditure: number, kcal: number, protein: number, fat: number, carbohydrates: number];
  weeklyGoals: number;
}[] = [
  {
    name: 'a mildly active woman losing half a kilogram a week',
    profile: { weeklyGoal: 'LOSE_0_5_KG_PER_WEEK' },
    expected: [1944, 1394, 94, 40, 145],
    weeklyGoals: 2,
  },
  {
    name: 'an active man gaining muscle',
    profile: { gender: 'MALE', age: 32, heightInCm: 184, weightInKg: 82, activity: 'ACTIVE', goal: 'GAIN_MUSCLE' },
    expected: [2813, 3095, 156, 86, 405],
    weeklyGoals: 0,
  },
  {
    name: 'a sedentary vegan woman keeping her weight',
    profile: { age: 41, heightInCm: 171, weightInKg: 60, activity: 'SEDENTARY', goal: 'RECOMPOSITION', diet: 'VEGAN' },
    expected: [1563, 1563, 120, 43, 153],
    weeklyGoals: 1,
  },
  {
    name: 'a sedentary man losing a kilogram a week on keto',
    profile: {
      gender: 'MALE',
      age: 50,
      heightInCm: 178,
      weightInKg: 110,
      activity: 'SEDENTARY',
      weeklyGoal: 'LOSE_1_KG_PER_WEEK',
    },
    settings: { macroPreference: 'KETO' },
    expected: [2361, 1261, 139, 52, 40],
    weeklyGoals: 4,
  },
  {
    name: 'a measured woman who exercises',
    profile: {
      ...measured,
      weightInKg: 66,
      bodyFatFraction: 0.28,
      exercises: [{ kcalPerKgPerMinute: 0.1, minutesPerSession: 45, sessionsPerWeek: 3 }],
    },
    expected: [2004, 1804, 99, 39, 245],
    weeklyGoals: 0,
  },
  {
    name: 'a measured very active man on low carb',
    profile: {
      ...measured,
      gender: 'MALE',
      weightInKg: 95,
      bodyFatFraction: 0.15,
      activity: 'VERY_ACTIVE',
      goal: 'RECOMPOSITION',
      sustainability: 'OPTIMAL',
    },
    settings: { macroPreference: 'LOW_CARB' },
    expected: [3755, 3755, 247, 194, 235],
    weeklyGoals: 0,
  },
];

describe('a worked example', () => {
  it.each(examples)('[CAL-01] gives the plan for $name', (example) => {
    const plan = computeNutritionPlan({ ...person, ...example.profile }, { ...settings, ...example.settings });
    expect([plan.energyExpenditure, plan.calories, plan.protein, plan.fat, plan.carbohydrates]).toEqual(
      example.expected,
    );
    expect(plan.weeklyGoals).toEqual(WEEKLY_GOALS.slice(0, example.weeklyGoals));
    expect(plan.fiber).toBe(40);
  });

  it('[CAL-01] is divided over breakfast, lunch and dinner', () => {
    const { mealSlots } = computeNutritionPlan({ ...person, weeklyGoal: 'LOSE_0_5_KG_PER_WEEK' }, settings);
    expect(mealSlots.map((slot) => slot.mealMoment)).toEqual(['BREAKFAST', 'LUNCH', 'DINNER']);
    expect(mealSlots.map((slot) => slot.kcal)).toEqual([367, 440, 587]);
    expect(mealSlots.map((slot) => slot.protein)).toEqual([25, 30, 39]);
    expect(mealSlots.map((slot) => slot.fat)).toEqual([11, 13, 16]);
    expect(mealSlots.map((slot) => slot.carbohydrates)).toEqual([38, 46, 61]);
  });
});

describe('the computed nutrition plan', () => {
  it.each([
    [{ weightInKg: null }, ['weight']],
    [{ age: null }, ['age']],
    [{ heightInCm: null, age: null, weightInKg: null }, ['weight', 'age', 'height']],
    [{ weightInKg: null, bodyFatFraction: 0.2, age: null }, ['weight']],
  ] as const)('[CAL-01] names what is missing: %o', (gap, missing) => {
    const compute = () => computeNutritionPlan({ ...person, ...gap }, settings);
    expect(compute).toThrow(EnergyExpenditureError);
    expect(compute).toThrow(`could not calculate energy expenditure: missing ${missing.join(', ')}`);
  });

  it('[CAL-01] uses custom numbers unchanged', () => {
    const userProvidedMacros = { calories: 2000, protein: 150, fat: 70, carbohydrates: 190 };
    const plan = computeNutritionPlan(person, { ...settings, macroPreference: 'CHOOSE_YOUR_OWN', userProvidedMacros });
    expect(plan).toMatchObject({ ...userProvidedMacros, fiber: 0 });
  });

  it("[CAL-01] caps fat at 30% of the energy under the partner's rules, for RECOMMENDED only", () => {
    const heavy: Partial<NutritionProfile> = {
      ...measured,
      weightInKg: 60,
      bodyFatFraction: 0.1,
      sustainability: 'OPTIMAL',
      energyBalance: 80,
    };
    const partner = { ...settings, partnerNutritionRules: true };
    const usual = computeNutritionPlan({ ...person, ...heavy }, settings);
    const capped = computeNutritionPlan({ ...person, ...heavy }, partner);
    expect(usual.fat * 9).toBeGreaterThan(0.3 * usual.calories);
    expect(capped.fat).toBe(Math.round((0.3 * capped.calories) / 9));
    expect(capped.carbohydrates).toBeGreaterThan(usual.carbohydrates);
    expect(computeNutritionPlan({ ...person, ...heavy }, { ...partner, macroPreference: 'MENOPAUSE' }).fat).toBe(
      usual.fat,
    );
  });

  it("[CAL-01] under the partner's rules, offers only goals within 500 kcal of the expenditure", () => {
    const heavy = { ...person, weightInKg: 150, heightInCm: 190 };
    expect(computeNutritionPlan(heavy, settings).weeklyGoals).toHaveLength(4);
    expect(computeNutritionPlan(heavy, { ...settings, partnerNutritionRules: true }).weeklyGoals).toEqual([
      'LOSE_0_25_KG_PER_WEEK',
    ]);
  });

  it('[CAL-01] uses only weight for protein in a low-protein organisation', () => {
    const vegan = { ...person, diet: 'VEGAN', weightInKg: 80 } as const;
    expect(computeNutritionPlan(vegan, { ...settings, highProtein: false }).protein).toBe(66);
    expect(computeNutritionPlan({ ...vegan, weightInKg: 50 }, { ...settings, highProtein: false }).protein).toBe(50);
  });

  it('[CAL-01] gives MENOPAUSE and CYCLE_DIET the recommended macros', () => {
    const recommended = computeNutritionPlan(person, settings);
    expect(computeNutritionPlan(person, { ...settings, macroPreference: 'MENOPAUSE' })).toEqual(recommended);
    expect(computeNutritionPlan(person, { ...settings, macroPreference: 'CYCLE_DIET' })).toEqual(recommended);
  });

  it('[CAL-01] reduces fat to 30 g before carbohydrates reach 0', () => {
    const plan = computeNutritionPlan(
      { ...person, ...measured, weightInKg: 120, bodyFatFraction: 0.1, energyBalance: 28 },
      settings,
    );
    expect(plan.fat).toBe(30);
    expect(plan.carbohydrates).toBe(0);
  });

  it("[CAL-01] keeps the coach's energy balance", () => {
    const plan = computeNutritionPlan({ ...person, energyBalance: 105 }, settings);
    expect(plan.energyBalance).toBe(105);
    expect(plan.calories).toBe(Math.round(1944.25 * 1.05));
  });
});

const profiles = fc.record({
  gender: fc.constantFrom(...GENDERS),
  activity: fc.constantFrom(...ACTIVITIES),
  sustainability: fc.constantFrom(...SUSTAINABILITIES),
  diet: fc.constantFrom(...DIETS),
  goal: fc.constantFrom(...GOALS),
  weeklyGoal: fc.option(fc.constantFrom(...WEEKLY_GOALS)),
  weightInKg: fc.double({ min: 45, max: 300, noNaN: true }),
  heightInCm: fc.integer({ min: 120, max: 250 }),
  age: fc.integer({ min: 18, max: 120 }),
  bodyFatFraction: fc.option(fc.double({ min: 0.03, max: 0.6, noNaN: true })),
  exercises: fc.constant([]),
  energyBalance: fc.option(fc.integer({ min: 10, max: 500 })),
});
const anySettings = fc.record({
  macroPreference: fc.constantFrom(...MACRO_PREFERENCES),
  userProvidedMacros: fc.option(
    fc.record({
      calories: fc.integer({ min: 1250, max: 6000 }),
      protein: fc.integer({ min: 50, max: 400 }),
      fat: fc.integer({ min: 30, max: 300 }),
      carbohydrates: fc.integer({ min: 1, max: 800 }),
    }),
  ),
  mealMoments: fc.uniqueArray(fc.constantFrom(...MEAL_MOMENTS), { minLength: 1 }),
  highProtein: fc.boolean(),
  partnerNutritionRules: fc.boolean(),
});

describe('for any plan', () => {
  it('[CAL-01] the slots add up to the day exactly and none is negative', () => {
    fc.assert(
      fc.property(profiles, anySettings, (profile, chosen) => {
        const plan = computeNutritionPlan(profile, chosen);
        const day = { kcal: plan.calories, protein: plan.protein, fat: plan.fat, carbohydrates: plan.carbohydrates };
        for (const macro of ['kcal', 'protein', 'fat', 'carbohydrates'] as const) {
          expect(plan.mealSlots.reduce((sum, slot) => sum + slot[macro], 0)).toBe(day[macro]);
          expect(plan.mealSlots.every((slot) => Number.isInteger(slot[macro]) && slot[macro] >= 0)).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('[CAL-01] a self-reported plan never falls below 1250 kcal, 50 g of protein and 30 g of fat', () => {
    fc.assert(
      fc.property(profiles, anySettings, (profile, chosen) => {
        const plan = computeNutritionPlan({ ...profile, bodyFatFraction: null }, chosen);
        expect(plan.calories).toBeGreaterThanOrEqual(1250);
        expect(plan.protein).toBeGreaterThanOrEqual(50);
        expect(plan.fat).toBeGreaterThanOrEqual(30);
        expect(plan.carbohydrates).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 500 },
    );
  });
});
