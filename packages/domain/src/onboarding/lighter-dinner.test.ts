import { expect, it } from 'vitest';
import type { MealMoment } from '../slots/meal-moments.ts';
import { lighterDinner } from './lighter-dinner.ts';

const THREE: readonly MealMoment[] = ['BREAKFAST', 'LUNCH', 'DINNER'];

it('no lighter dinner is suggested while most people can finish the dinner', () => {
  expect(lighterDinner(THREE, 2000)).toBeNull();
  // Dinner is 40 of 95 parts: 1,200 of 2,850 kcal.
  expect(lighterDinner(THREE, 2850)).toBeNull();
  expect(lighterDinner(THREE, 2860)).not.toBeNull();
});

it('the moments that make dinner lightest are suggested one at a time', () => {
  expect(lighterDinner(THREE, 3467)).toEqual({ kcal: 1460, added: 'MORNING_SNACK', kcalWith: 1314 });
  expect(lighterDinner([...THREE, 'MORNING_SNACK'], 3467)).toEqual({
    kcal: 1314,
    added: 'AFTERNOON_SNACK',
    kcalWith: 1167,
  });
  expect(lighterDinner(['LUNCH', 'DINNER'], 2400)?.added).toBe('BREAKFAST');
});

it('no sixth moment is suggested', () => {
  expect(lighterDinner([...THREE, 'MORNING_SNACK', 'AFTERNOON_SNACK'], 6000)).toBeNull();
});
