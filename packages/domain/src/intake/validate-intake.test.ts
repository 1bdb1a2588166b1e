import { describe, expect, it } from 'vitest';
import type { MealMoment } from '../slots/meal-moments.ts';
import {
  leastFatOf,
  validateAgeOfIntake,
  validateFatOf,
  validateMainMeals,
  validateMealGrams,
} from './validate-intake.ts';

describe('an intake outside the wizard', () => {
  it.each([
    [0, 'too_small'],
    [1, null],
    [17, null],
    [120, null],
    [121, 'too_large'],
    [30.5, 'not_whole'],
    [null, 'required'],
  ])('an age of %s gives %s', (age, code) => {
    expect(validateAgeOfIntake(age)?.code ?? null).toBe(code);
  });

  it.each<[MealMoment[], string | null]>([
    [['BREAKFAST', 'LUNCH'], null],
    [['BREAKFAST', 'SNACK', 'DINNER'], null],
    [['BREAKFAST', 'LUNCH', 'DINNER'], null],
    [['LUNCH', 'SNACK', 'LATE_SNACK'], 'too_few_main_meals'],
    [['DINNER', 'DINNER'], 'too_few_main_meals'],
    [[], 'too_few_main_meals'],
  ])('meals at %j give %s', (moments, code) => {
    expect(validateMainMeals(moments)?.code ?? null).toBe(code);
  });

  it('requires at least 50 g of fat at 1500 kcal and more at higher energy, but never more than is proposed', () => {
    expect(leastFatOf(1500)).toBe(50);
    expect(leastFatOf(2400)).toBe(80);
    expect(validateFatOf(1500, 50, 60)).toBeNull();
    expect(validateFatOf(1500, 49, 60)).toEqual({ code: 'fat_below_minimum', limit: 50 });
    expect(validateFatOf(1500, null, 60)).toEqual({ code: 'required' });
    expect(validateFatOf(1500, 46, 46)).toBeNull();
    expect(validateFatOf(1500, 45, 46)).toEqual({ code: 'fat_below_minimum', limit: 46 });
  });

  it.each([
    [-0.5, 'too_small'],
    [0, null],
    [12.5, null],
    [1000, 'too_large'],
    [null, 'required'],
    [Number.NaN, 'required'],
  ])('fine tuning a meal to %s g gives %s', (grams, code) => {
    expect(validateMealGrams(grams)?.code ?? null).toBe(code);
  });
});
