import { expect, test } from 'vitest';
import { alikeness, mainFoodsOf } from './alike-dishes.ts';
import { madeUpRecipe } from './made-up-week.test-support.ts';

/** A dish of 500 kcal from foods by number. */
function dish(id: number, kcalOf: Readonly<Record<number, number>>) {
  const kcal = Object.values(kcalOf).reduce((sum, one) => sum + one, 0);
  return madeUpRecipe(id, {
    kcal,
    lines: Object.entries(kcalOf).map(([food, each]) => ({ foodId: Number(food), kcal: each })),
  });
}

const [POTATO, BEANS, CHEESE, SPINACH, FISH, PASTA] = [11, 12, 13, 14, 15, 16];

test.each([
  ['the same dish', { [POTATO]: 300, [BEANS]: 200 }, { [POTATO]: 300, [BEANS]: 200 }, 1],
  ['nothing in common', { [POTATO]: 300, [BEANS]: 200 }, { [PASTA]: 300, [FISH]: 200 }, 0],
  ['the same half', { [PASTA]: 250, [FISH]: 250 }, { [PASTA]: 250, [CHEESE]: 250 }, 0],
  ['three quarters', { [POTATO]: 300, [BEANS]: 75, [FISH]: 125 }, { [POTATO]: 300, [BEANS]: 75, [CHEESE]: 125 }, 0.5],
  ['the same foods in other shares', { [POTATO]: 400, [FISH]: 100 }, { [POTATO]: 100, [FISH]: 400 }, 0],
  ['a little of what all have', { [POTATO]: 480, [SPINACH]: 20 }, { [PASTA]: 480, [SPINACH]: 20 }, 0],
])('dishes of %s', (_, one, other, expected) => {
  const foods = mainFoodsOf([dish(1, one), dish(2, other)]);
  expect(alikeness(foods, 0, 1)).toBeCloseTo(expected);
  expect(alikeness(foods, 1, 0)).toBeCloseTo(expected);
});
