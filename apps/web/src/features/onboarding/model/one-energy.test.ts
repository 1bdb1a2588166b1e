import { computeNutritionPlan } from '@weekbord/domain/plans/compute-nutrition-plan';
import { dayOfTunedMeals, slotsOfTunedMeals, type TunedMeals } from '@weekbord/domain/plans/tuned-day';
import { dayGoal } from '@weekbord/domain/slots/day-goal';
import { ACTIVITIES } from '@weekbord/domain/energy/profile';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readOwnMacros, textsOfPlan } from './own-macros.ts';

const settings = {
  macroPreference: 'RECOMMENDED',
  userProvidedMacros: null,
  mealMoments: ['BREAKFAST', 'LUNCH', 'DINNER'],
  highProtein: false,
  partnerNutritionRules: false,
} as const;

const profile = fc.record({
  gender: fc.constantFrom('FEMALE' as const, 'MALE' as const),
  activity: fc.constantFrom(...ACTIVITIES),
  sustainability: fc.constant('SUSTAINABLE' as const),
  diet: fc.constantFrom('OMNIVORE' as const, 'VEGAN' as const),
  goal: fc.constantFrom('RECOMPOSITION' as const, 'GAIN_MUSCLE' as const, 'LOSE_WEIGHT' as const),
  weeklyGoal: fc.constant(null),
  energyBalance: fc.constant(null),
  exercises: fc.constant([]),
  bodyFatFraction: fc.constant(null),
  age: fc.integer({ min: 18, max: 80 }),
  heightInCm: fc.integer({ min: 150, max: 200 }),
  weightInKg: fc.integer({ min: 55, max: 120 }),
});

it("a plan has the same energy when computed, as custom numbers, in fine tuning and as the diary's goal", () => {
  fc.assert(
    fc.property(profile, (person) => {
      const plan = computeNutritionPlan(person, settings);
      const { calories } = plan;
      expect(dayGoal(plan.mealSlots).kcal).toBe(calories);

      const own = readOwnMacros(textsOfPlan(plan, 'en'), 'en');
      expect([own.total, own.ready?.calories]).toEqual([calories, calories]);

      const tuned: TunedMeals = Object.fromEntries(
        plan.mealSlots.map(({ mealMoment, protein, fat, carbohydrates }) => [
          mealMoment,
          { protein, fat, carbohydrates },
        ]),
      );
      const kept = dayOfTunedMeals(tuned, plan);
      expect(kept.calories).toBe(calories);
      const followed = computeNutritionPlan(person, {
        ...settings,
        macroPreference: 'CHOOSE_YOUR_OWN',
        userProvidedMacros: kept,
        tunedMeals: tuned,
      });
      expect(followed.mealSlots).toHaveLength(slotsOfTunedMeals(tuned, kept, settings.mealMoments)!.length);
      expect([followed.calories, dayGoal(followed.mealSlots).kcal]).toEqual([calories, calories]);
    }),
  );
});
