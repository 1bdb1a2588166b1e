import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MEAL_MOMENTS } from '../slots/meal-moments.ts';
import { SIZE_STEP, sizesOf, toggleMeal, totalOfSizes, usualSizes } from './meal-sizes.ts';

const someMoments = fc.subarray([...MEAL_MOMENTS], { minLength: 1 });

describe('meal sizes', () => {
  it('are whole steps, at least one each, and add up to a whole day, whichever meals there are', () => {
    fc.assert(
      fc.property(someMoments, (moments) => {
        const meals = usualSizes(moments);
        expect(meals.map(({ mealMoment }) => mealMoment)).toEqual(moments);
        expect(meals.every(({ size }) => size >= SIZE_STEP && size % SIZE_STEP === 0)).toBe(true);
        expect(totalOfSizes(meals)).toEqual({
          total: 100,
          isWhole: true,
          hasEmptyMeal: false,
        });
      }),
    );
  });

  it('are valid for any shares, even if a meal has none', () => {
    fc.assert(
      fc.property(someMoments, fc.array(fc.nat(900), { minLength: 7, maxLength: 7 }), (moments, weights) => {
        const meals = sizesOf(
          moments.map((mealMoment, index) => ({
            mealMoment,
            weight: weights[index]!,
          })),
        );
        expect(meals.every(({ size }) => size >= SIZE_STEP && size % SIZE_STEP === 0)).toBe(true);
        expect(totalOfSizes(meals).isWhole).toBe(true);
      }),
    );
  });

  it('are by default the usual sizes, rounded by largest remainder', () => {
    expect(usualSizes(['BREAKFAST', 'LUNCH', 'DINNER']).map(({ size }) => size)).toEqual([25, 30, 45]);
    expect(usualSizes(MEAL_MOMENTS).map(({ size }) => size)).toEqual([20, 5, 20, 5, 30, 5, 15]);
  });

  it('are recomputed when a meal is added or removed', () => {
    const meals = toggleMeal(usualSizes(['BREAKFAST', 'DINNER']), 'LUNCH');
    expect(meals).toEqual(usualSizes(['BREAKFAST', 'LUNCH', 'DINNER']));
    expect(toggleMeal(meals, 'LUNCH')).toEqual(usualSizes(['BREAKFAST', 'DINNER']));
    expect(totalOfSizes(toggleMeal(usualSizes(['LUNCH']), 'LUNCH'))).toEqual({
      total: 0,
      isWhole: false,
      hasEmptyMeal: true,
    });
  });

  it('are reported if they do not add up to a whole day, or if a meal has size zero', () => {
    const meals = [
      { mealMoment: 'LUNCH', size: 95 },
      { mealMoment: 'DINNER', size: 0 },
    ] as const;
    expect(totalOfSizes(meals)).toEqual({
      total: 95,
      isWhole: false,
      hasEmptyMeal: true,
    });
  });
});
