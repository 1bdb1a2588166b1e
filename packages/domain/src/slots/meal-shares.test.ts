import { describe, expect, it } from 'vitest';
import { MEAL_MOMENTS } from './meal-moments.ts';
import { distributeDay } from './distribute-day.ts';
import { mealShares } from './meal-shares.ts';

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
