import { describe, expect, it } from 'vitest';
import { MEAL_MOMENTS, type MealMoment } from './meal-moments.ts';
import { distributeDay } from './distribute-day.ts';
import { mealShares, mealSharesOfDay } from './meal-shares.ts';

describe('the slots on a day', () => {
  it('[CAL-01] are in display order, and none is below 0 on a tiny day', () => {
    const slots = distributeDay({ kcal: 7, protein: 1, fat: 2, carbohydrates: 3 }, mealShares(MEAL_MOMENTS));
    expect(slots.map((slot) => slot.mealMoment)).toEqual(MEAL_MOMENTS);
    expect(slots.map((slot) => slot.order)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(slots.every((slot) => Math.min(slot.kcal, slot.protein, slot.fat, slot.carbohydrates) >= 0)).toBe(true);
    expect(slots.reduce((sum, slot) => sum + slot.kcal, 0)).toBe(7);
  });

  it('leave the remainder to the last slot', () => {
    const thirds = (['BREAKFAST', 'LUNCH', 'DINNER'] as const).map((mealMoment) => ({ mealMoment, weight: 1 }));
    const slots = distributeDay({ kcal: 100, protein: 10, fat: 11, carbohydrates: 12 }, thirds);
    expect(slots.map((slot) => slot.kcal)).toEqual([33, 33, 34]);
    expect(slots.map((slot) => slot.fat)).toEqual([4, 4, 3]);
  });
});

describe('the shares of a large day', () => {
  const percents = (moments: readonly MealMoment[], kcal: number) => {
    const shares = mealSharesOfDay(moments, kcal);
    const total = shares.reduce((sum, { weight }) => sum + weight, 0);
    return shares.map(({ weight }) => Math.round((1000 * weight) / total) / 10);
  };

  it.each([
    [['LUNCH', 'AFTERNOON_SNACK', 'DINNER'], 2800, [40, 6.7, 53.3]],
    [['LUNCH', 'AFTERNOON_SNACK', 'DINNER'], 2801, [38.6, 10, 51.4]],
    [['BREAKFAST', 'LUNCH', 'DINNER'], 3500, [26.3, 31.6, 42.1]],
    [['LUNCH', 'DINNER', 'LATE_SNACK'], 3500, [33.3, 44.4, 22.2]],
    [['SNACK'], 3500, [100]],
    [[], 3500, []],
  ] as const)('%j at %d kcal are %j percent', (moments, kcal, expected) => {
    expect(percents(moments, kcal)).toEqual(expected);
  });

  it('give every snack at least a tenth, and no other meal more than usual', () => {
    for (let chosen = 1; chosen < 2 ** MEAL_MOMENTS.length; chosen += 1) {
      const moments = MEAL_MOMENTS.filter((_, at) => (chosen & (1 << at)) !== 0);
      const [usual, large] = [2800, 2801].map((kcal) => percents(moments, kcal));
      expect(large!.reduce((sum, percent) => sum + percent, 0)).toBeCloseTo(100, 0);
      for (const [at, moment] of moments.entries()) {
        if (moment.endsWith('SNACK')) expect(large![at]).toBeGreaterThanOrEqual(Math.max(10, usual![at]!));
        else expect(large![at]).toBeLessThanOrEqual(usual![at]!);
      }
    }
  });
});
