import { expect, it } from 'vitest';
import type { MealMoment } from '../vocabulary.ts';
import { lighterMeals } from './lighter-meals.ts';

const THREE: readonly MealMoment[] = ['BREAKFAST', 'LUNCH', 'DINNER'];

it('says nothing while the largest meal of a day is one that people finish', () => {
  expect(lighterMeals(THREE, 2000)).toBeNull();
  // Dinner has 40 of 95 parts: 1,200 kcal at 2,850.
  expect(lighterMeals(THREE, 2850)).toBeNull();
  expect(lighterMeals(THREE, 2860)).not.toBeNull();
});

it('names the moment that makes the largest meal smallest, one after the other', () => {
  expect(lighterMeals(THREE, 3467)).toEqual({ largest: 'DINNER', kcal: 1460, added: 'MORNING_SNACK', kcalWith: 1321 });
  const four: readonly MealMoment[] = ['BREAKFAST', 'MORNING_SNACK', 'LUNCH', 'DINNER'];
  expect(lighterMeals(four, 3467)).toEqual({ largest: 'DINNER', kcal: 1321, added: 'SNACK', kcalWith: 1206 });
  expect(lighterMeals(['LUNCH', 'DINNER'], 2400)?.added).toBe('BREAKFAST');
});

it('adds none to five', () => {
  expect(lighterMeals(['BREAKFAST', 'MORNING_SNACK', 'LUNCH', 'AFTERNOON_SNACK', 'DINNER'], 6000)).toBeNull();
});
