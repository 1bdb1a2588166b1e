import fc from 'fast-check';
import { expect, it } from 'vitest';
import { computeNutritionPlan } from '../plans/compute-nutrition-plan.ts';
import { healthFaultsOfDay } from '../plans/day-faults.ts';
import type { TunedMeals } from '../plans/tuned-day.ts';
import { ACTIVITIES } from '../energy/profile.ts';
import { DIETS } from '../diets/diets.ts';
import { GOALS } from '../goals/goals.ts';
import { MACRO_PREFERENCES } from '../macros/macro-preferences.ts';
import { goalOptions } from './goal-options.ts';
import { chooseTunedMeals, defaultOnboardingForm } from './onboarding-form.ts';
import { planSettingsOfForm, profileOfForm } from './profile-of-form.ts';
import { defaultUnitPreferences } from './unit-preferences.ts';
import { ownMacrosFaults } from './validate-onboarding-form.ts';

const START = defaultOnboardingForm(defaultUnitPreferences('en-GB', 'web-wizard', false));
const NOTHING = { calories: null, protein: null, fat: null, carbohydrates: null };

const people = fc.record({
  gender: fc.constantFrom('FEMALE' as const, 'MALE' as const),
  activityLevel: fc.constantFrom(...ACTIVITIES),
  goal: fc.constantFrom(...GOALS),
  pace: fc.integer({ min: 0, max: 3 }),
  dietType: fc.constantFrom(...MACRO_PREFERENCES.filter((one) => one !== 'CHOOSE_YOUR_OWN')),
  dietaryPreference: fc.constantFrom(null, ...DIETS),
  age: fc.integer({ min: 18, max: 100 }),
  weightInKg: fc.integer({ min: 4500, max: 20_000 }).map((weight) => weight / 100),
  heightInCm: fc.integer({ min: 140, max: 210 }),
  organisation: fc.record({ highProtein: fc.boolean(), partnerNutritionRules: fc.boolean() }),
});

it('keeping all proposed grams is valid and gives the proposed energy', () => {
  fc.assert(
    fc.property(people, ({ organisation, pace, weightInKg, heightInCm, gender, age, ...person }) => {
      const { dietType, dietaryPreference, ...rest } = person;
      const answered = {
        ...START,
        ...rest,
        biometricData: { gender, age },
        physicalStats: { ...START.physicalStats, weightInKg, heightInCm },
        dietPreferences: { ...START.dietPreferences, dietType, dietaryPreference },
        isSelfService: true,
      };
      const profile = profileOfForm(answered);
      const settings = planSettingsOfForm(answered, organisation);
      const paces = goalOptions(profile, settings).options.filter(({ goal }) => goal === answered.goal);
      const option = paces[Math.min(pace, paces.length - 1)];
      fc.pre(option !== undefined);
      const form = { ...answered, weeklyGoal: option?.weeklyGoal ?? null };
      const plan = computeNutritionPlan(profileOfForm(form), settings);
      const kept = Object.fromEntries(plan.mealSlots.map((slot) => [slot.mealMoment, slot])) as TunedMeals;
      const chosen = chooseTunedMeals(form, kept, plan);
      const { calories, protein, fat, carbohydrates } = chosen.dietPreferences.userProvidedMacros!;
      expect(calories).toBe(plan.calories);
      expect(ownMacrosFaults(chosen)).toEqual(NOTHING);
      expect(healthFaultsOfDay(profile, { kcal: calories, protein, fat, carbohydrates }, 'PERSON')).toEqual([]);
    }),
    { numRuns: 1000 },
  );
});
