import { expect, test } from 'vitest';
import { oneADay } from '../scoring/plan-score.test-support.ts';
import { priceOf } from './food-prices.ts';

test('food that is bought loose, or with at least a quarter of its pack used, costs its usual price', () => {
  expect(priceOf(1, 3, 0)).toBe(1);
  expect([125, 250, 500, 900].map((grams) => priceOf(1, grams, 500))).toEqual([1, 1, 1, 1]);
});

test('a pack that is less than a quarter used costs more, up to two and a half times its price', () => {
  expect(priceOf(1, 0, 500)).toBe(2.5);
  expect(priceOf(0.5, 62.5, 500)).toBe(0.875);
});

test('a second dish in the plan that uses the pack makes it cheaper', () => {
  const dish = (grams: number) => ({
    lines: [{}, { foodId: 7, grams, pack: 400, boughtAs: 7, bought: true }],
  });
  const weights = { bought: 1 };
  expect(oneADay('DINNER', [dish(50)], weights)).toBe(1.75);
  expect(oneADay('DINNER', [dish(50), dish(25)], weights)).toBe(1.375);
  expect(oneADay('DINNER', [dish(50), dish(50)], weights)).toBe(1);
});
