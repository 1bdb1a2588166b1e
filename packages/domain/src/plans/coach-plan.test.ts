import { describe, expect, it } from 'vitest';
import { sizesAreComplete } from '../slots/meal-shares.ts';
import { MEAL_MOMENTS } from '../vocabulary.ts';
import {
  hasEnabledMeal,
  type PlanMeal,
  slotsOfMeals,
  stepSize,
  toggleMeal,
  validateAdjustedMacro,
  validateEnergyBalance,
} from './coach-plan.ts';

const none: readonly PlanMeal[] = MEAL_MOMENTS.map((mealMoment) => ({ mealMoment, enabled: false, size: 0 }));
const threeMeals = (['DINNER', 'LUNCH', 'BREAKFAST'] as const).reduce(toggleMeal, none);
const sizeOf = (meals: readonly PlanMeal[]) => meals.filter((meal) => meal.enabled).map((meal) => meal.size);

it.each([
  [9.9, 'too_small'],
  [10, null],
  [87.5, null],
  [500, null],
  [501, 'too_large'],
  [null, 'required'],
])('an energy balance of %s gives %s', (balance, code) => {
  expect(validateEnergyBalance(balance)?.code ?? null).toBe(code);
});

it('adjusted macros start at 0', () => {
  expect(validateAdjustedMacro(0)).toBeNull();
  expect(validateAdjustedMacro(-1)).toEqual({ code: 'too_small', limit: 0 });
  expect(validateAdjustedMacro(Number.NaN)).toEqual({ code: 'required' });
});

describe('the meals', () => {
  it('need at least one, and start again from the usual sizes when one is toggled', () => {
    expect(hasEnabledMeal(none)).toBe(false);
    expect(hasEnabledMeal(threeMeals)).toBe(true);
    expect(sizeOf(threeMeals)).toEqual([25, 30, 45]);
    expect(sizeOf(toggleMeal(threeMeals, 'BREAKFAST'))).toEqual([45, 55]);
  });

  it('change by 5, never below 0, and are complete at 100 only', () => {
    const larger = stepSize(threeMeals, 'BREAKFAST', 1);
    const shares = larger.filter((meal) => meal.enabled).map(({ mealMoment, size }) => ({ mealMoment, weight: size }));
    expect(sizeOf(larger)).toEqual([30, 30, 45]);
    expect(sizesAreComplete(shares)).toBe(false);
    expect(sizeOf(stepSize(larger, 'DINNER', -1))).toEqual([30, 30, 40]);
    expect(stepSize(none, 'SNACK', -1).every((meal) => meal.size === 0)).toBe(true);
  });

  it('add up to the day, the last enabled taking the remainder', () => {
    const slots = slotsOfMeals({ kcal: 1803, protein: 99, fat: 39, carbohydrates: 245 }, threeMeals);
    expect(slots.map((slot) => slot.kcal)).toEqual([451, 541, 811]);
    expect(slots.map((slot) => slot.mealMoment)).toEqual(['BREAKFAST', 'LUNCH', 'DINNER']);
  });
});
