import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type NutritionProfile, ACTIVITIES, GENDERS } from '../energy/profile.ts';
import { computeNutritionPlan, type NutritionPlanSettings } from '../plans/compute-nutrition-plan.ts';
import { WEEKLY_GOALS } from '../goals/goals.ts';
import { goalOptions } from './goal-options.ts';
import { MIN_KCAL, weightLossFloor } from '../goals/energy-floor.ts';

const profile: NutritionProfile = {
  gender: 'FEMALE',
  activity: 'ACTIVE',
  sustainability: 'SUSTAINABLE',
  diet: 'OMNIVORE',
  goal: 'RECOMPOSITION',
  weeklyGoal: null,
  weightInKg: 80,
  heightInCm: 170,
  age: 40,
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
const names = (from: NutritionProfile, by = settings) =>
  goalOptions(from, by).options.map(({ goal, weeklyGoal }) => weeklyGoal ?? goal);

describe('the goals that a person can choose', () => {
  it('each show the day that a plan for that goal would have', () => {
    const { options, refused } = goalOptions(profile, settings);
    expect(options.map(({ weeklyGoal }) => weeklyGoal).filter(Boolean)).toEqual(WEEKLY_GOALS.slice(0, 3));
    for (const { goal, weeklyGoal, day } of options)
      expect(day).toEqual(computeNutritionPlan({ ...profile, goal, weeklyGoal }, settings));
    expect(refused).toEqual([]);
  });

  it('do not depend on the current goal', () => {
    const losing = { ...profile, goal: 'LOSE_WEIGHT', weeklyGoal: 'LOSE_1_KG_PER_WEEK' } as const;
    expect(goalOptions(losing, settings)).toEqual(goalOptions(profile, settings));
  });

  it('are fewer if the partner does not allow a large deficit, and keep the numbers that the person typed', () => {
    const partner = { ...settings, partnerNutritionRules: true };
    expect(names(profile, partner)).toEqual(['LOSE_0_25_KG_PER_WEEK', 'GAIN_MUSCLE', 'RECOMPOSITION']);
    const own = { calories: 2000, protein: 120, fat: 70, carbohydrates: 220 };
    const typed = { ...settings, macroPreference: 'CHOOSE_YOUR_OWN', userProvidedMacros: own } as const;
    for (const { day } of goalOptions(profile, typed).options) expect(day).toMatchObject(own);
  });

  it.each([
    ['for an underweight person', { weightInKg: 53 }, 'LOW_WEIGHT'],
    [
      'if no speed leaves enough to eat',
      { weightInKg: 45, heightInCm: 150, activity: 'SEDENTARY', age: 80 },
      'NO_SAFE_SPEED',
    ],
  ] as const)('do not include losing weight %s', (_, measures, because) => {
    const { refused } = goalOptions({ ...profile, ...measures }, settings);
    expect(refused).toEqual([{ goal: 'LOSE_WEIGHT', because }]);
    expect(names({ ...profile, ...measures })).toEqual(['GAIN_MUSCLE', 'RECOMPOSITION']);
  });

  it('are empty for minors', () => {
    const { options, refused } = goalOptions({ ...profile, age: 17 }, settings);
    expect(options).toEqual([]);
    expect(refused.map(({ because }) => because)).toEqual(['NOT_ADULT', 'NOT_ADULT', 'NOT_ADULT']);
  });

  it('never lead to a day below the minimum', () => {
    fc.assert(
      fc.property(
        fc.record({
          gender: fc.constantFrom(...GENDERS),
          activity: fc.constantFrom(...ACTIVITIES),
          weightInKg: fc.integer({ min: 45, max: 300 }),
          heightInCm: fc.integer({ min: 120, max: 250 }),
          age: fc.integer({ min: 18, max: 120 }),
        }),
        fc.boolean(),
        (measures, partnerNutritionRules) => {
          const { options } = goalOptions({ ...profile, ...measures }, { ...settings, partnerNutritionRules });
          for (const { goal, weeklyGoal, day } of options) {
            const plan = computeNutritionPlan({ ...profile, ...measures, goal, weeklyGoal }, settings);
            const floor =
              goal === 'LOSE_WEIGHT' ? weightLossFloor(plan.energyExpenditure, partnerNutritionRules) : MIN_KCAL;
            expect(day.calories).toBeGreaterThanOrEqual(Math.floor(floor) - 1);
            expect(day.protein).toBeGreaterThanOrEqual(50);
            expect(day.fat).toBeGreaterThanOrEqual(30);
          }
        },
      ),
    );
  });
});
