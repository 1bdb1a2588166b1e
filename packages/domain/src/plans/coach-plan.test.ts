import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MEASURED_WOMAN } from '../energy/measured-woman.test-support.ts';
import { dayGoal } from '../slots/day-goal.ts';
import { MEAL_MOMENTS } from '../slots/meal-moments.ts';
import {
  adjustDay,
  chooseBalance,
  chooseMeals,
  type CoachPlanBasis,
  dayAtBalance,
  dayOfCoachPlan,
  mealsOfCoachPlan,
  newCoachPlan,
  storedCoachPlan,
} from './coach-plan.ts';
import { usualSizes } from './meal-sizes.ts';

const BASIS: CoachPlanBasis = {
  profile: MEASURED_WOMAN,
  settings: {
    macroPreference: 'RECOMMENDED',
    highProtein: true,
    partnerNutritionRules: false,
  },
};
const EXAMPLE = { kcal: 1804, protein: 99, fat: 39, carbohydrates: 245 };

describe("a coach's day plan", () => {
  it("starts with the goal's balance and the day of the worked example", () => {
    const plan = newCoachPlan(BASIS);
    expect(plan.energyBalance).toBe(90);
    expect(dayAtBalance(BASIS, 90)).toMatchObject({
      energyExpenditure: 2004,
      day: EXAMPLE,
    });
    expect(dayOfCoachPlan(BASIS, plan)).toEqual(EXAMPLE);
  });

  it('follows a changed balance, which resets adjustments and fine tuning', () => {
    const changed = {
      ...adjustDay(newCoachPlan(BASIS), EXAMPLE, { protein: 120 }),
      tuned: { LUNCH: EXAMPLE },
    };
    expect(dayOfCoachPlan(BASIS, changed)).toEqual({
      ...EXAMPLE,
      protein: 120,
      kcal: 1804 + 4 * 21,
    });
    const reset = chooseBalance(changed, 110);
    expect(reset).toMatchObject({ adjusted: null, stored: null, tuned: {} });
    expect(dayOfCoachPlan(BASIS, reset).kcal).toBe(Math.round(2003.9 * 1.1));
  });

  it('has meals that add up to the day exactly, for any balance, meals and sizes', () => {
    const balances = fc.integer({ min: 10, max: 500 });
    const moments = fc.subarray([...MEAL_MOMENTS], { minLength: 1 });
    fc.assert(
      fc.property(balances, moments, (balance, chosen) => {
        const plan = chooseMeals(chooseBalance(newCoachPlan(BASIS), balance), usualSizes(chosen));
        const meals = mealsOfCoachPlan(BASIS, plan);
        expect(meals.map(({ mealMoment }) => mealMoment)).toEqual(chosen);
        expect(dayGoal(meals)).toEqual(dayOfCoachPlan(BASIS, plan));
      }),
    );
  });

  it('gives the last meal the remainder', () => {
    const sizes = (['BREAKFAST', 'LUNCH', 'DINNER'] as const).map((mealMoment) => ({ mealMoment, size: 30 }));
    const plan = adjustDay(chooseMeals(newCoachPlan(BASIS), sizes), EXAMPLE, {
      fat: 40,
    });
    expect(mealsOfCoachPlan(BASIS, plan).map(({ fat }) => fat)).toEqual([13, 13, 14]);
  });

  it('changes the energy of a fine-tuned meal according to its grams, and no other meal', () => {
    const plan = newCoachPlan(BASIS);
    const [breakfast, lunch, dinner] = mealsOfCoachPlan(BASIS, plan);
    const { protein, fat, carbohydrates } = lunch!;
    const tuned = {
      ...plan,
      tuned: { LUNCH: { protein, fat: fat + 2, carbohydrates } },
    };
    expect(mealsOfCoachPlan(BASIS, tuned)).toEqual([
      breakfast,
      { ...lunch, fat: fat + 2, kcal: lunch!.kcal + 18 },
      dinner,
    ]);
  });

  it('keeps the stored meals, whatever they are, until something is changed', () => {
    const meal = fc.record({
      kcal: fc.integer({ min: 100, max: 1500 }),
      protein: fc.nat(100),
      fat: fc.nat(100),
      carbohydrates: fc.nat(200),
    });
    fc.assert(
      fc.property(
        fc.subarray([...MEAL_MOMENTS], { minLength: 1 }),
        fc.array(meal, { minLength: 7, maxLength: 7 }),
        (moments, figures) => {
          const stored = moments.map((mealMoment, index) => ({
            mealMoment,
            ...figures[index]!,
          }));
          const plan = storedCoachPlan(BASIS, stored);
          expect(mealsOfCoachPlan(BASIS, plan)).toEqual(stored);
          expect(dayOfCoachPlan(BASIS, plan)).toEqual(dayGoal(stored));
          expect(chooseMeals(plan, plan.meals).stored).toBeNull();
        },
      ),
    );
    expect(storedCoachPlan(BASIS, [])).toEqual(newCoachPlan(BASIS));
  });

  it('recognises a stored day that equals the computed day', () => {
    const meals = mealsOfCoachPlan(BASIS, newCoachPlan(BASIS));
    expect(storedCoachPlan(BASIS, meals)).toMatchObject({
      energyBalance: 90,
      adjusted: null,
    });
  });
});
