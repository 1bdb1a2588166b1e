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
    [['LUNCH', 'DINNER', 'LATE_SNACK'], 3500, [36.4, 48.6, 15]],
    [['SNACK'], 3500, [100]],
    [[], 3500, []],
  ] as const)('%j at %d kcal are %j percent', (moments, kcal, expected) => {
    expect(percents(moments, kcal)).toEqual(expected);
  });

  it('give every snack 10 to 15 percent, and no day more than all', () => {
    const snacks = MEAL_MOMENTS.filter((moment) => moment.endsWith('SNACK'));
    for (let chosen = 0; chosen < 2 ** snacks.length; chosen += 1) {
      const some = snacks.filter((_, at) => (chosen & (1 << at)) !== 0);
      const shares = mealSharesOfDay([...some, 'LUNCH', 'DINNER'], 4000);
      for (const { mealMoment, weight } of shares) {
        expect(weight).toBeGreaterThanOrEqual(0.1);
        if (some.includes(mealMoment)) expect(weight).toBeLessThanOrEqual(some.length === 0 ? 1 : 0.15);
      }
    }
  });
});
