import { expect, test } from 'vitest';
import { likeness, mainFoodsOf, similarity } from './dish-similarity.ts';
import { type MadeUp, madeUpRecipe } from '../week/made-up-week.test-support.ts';

/** A dish of 500 kcal that consists of the foods with these numbers. */
function dish(id: number, kcalOf: Readonly<Record<number, number>>, more: MadeUp = {}) {
  const kcal = Object.values(kcalOf).reduce((sum, one) => sum + one, 0);
  return madeUpRecipe(id, {
    ...more,
    kcal,
    lines: Object.entries(kcalOf).map(([food, each]) => ({ foodId: Number(food), kcal: each })),
  });
}

const [POTATO, BEANS, CHEESE, SPINACH, FISH, PASTA] = [11, 12, 13, 14, 15, 16];

test.each([
  ['the same dish', { [POTATO]: 300, [BEANS]: 200 }, { [POTATO]: 300, [BEANS]: 200 }, 1],
  ['nothing in common', { [POTATO]: 300, [BEANS]: 200 }, { [PASTA]: 300, [FISH]: 200 }, 0],
  ['the same half of their foods', { [PASTA]: 250, [FISH]: 250 }, { [PASTA]: 250, [CHEESE]: 250 }, 0],
  [
    'three quarters of their foods',
    { [POTATO]: 300, [BEANS]: 75, [FISH]: 125 },
    { [POTATO]: 300, [BEANS]: 75, [CHEESE]: 125 },
    5 / 7,
  ],
  [
    'nearly all of their foods',
    { [POTATO]: 350, [BEANS]: 75, [FISH]: 75 },
    { [POTATO]: 350, [BEANS]: 75, [CHEESE]: 75 },
    1,
  ],
  ['the same foods in other proportions', { [POTATO]: 400, [FISH]: 100 }, { [POTATO]: 100, [FISH]: 400 }, 0],
  ['a little of what all dishes contain', { [POTATO]: 480, [SPINACH]: 20 }, { [PASTA]: 480, [SPINACH]: 20 }, 0],
])('similarity compares the foods of two dishes: %s', (_, one, other, expected) => {
  const foods = mainFoodsOf([dish(1, one), dish(2, other)]);
  expect(similarity(foods, 0, 1)).toBeCloseTo(expected);
  expect(similarity(foods, 1, 0)).toBeCloseTo(expected);
});

test('two dishes of fish with rice are half alike, whatever else they contain', () => {
  const [fishRice, sameAgain, fishSoup, bread, otherBread] = [0, 1, 2, 3, 4];
  const kinds: readonly MadeUp[] = [
    { source: 'FISH', form: 'RICE' },
    { source: 'FISH', form: 'RICE' },
    { source: 'FISH', form: 'SOUP' },
    { source: 'DAIRY', form: 'BREAD' },
    { source: 'DAIRY', form: 'BREAD' },
  ];
  const foods = mainFoodsOf(kinds.map((kind, at) => dish(at + 1, { [100 + at]: 500 }, kind)));
  const of = (one: number, other: number) => likeness(foods, one, other);
  expect(of(fishRice, sameAgain)).toBe(0.5);
  expect(of(fishRice, fishSoup)).toBe(0);
  expect(of(bread, otherBread)).toBe(0);
  expect(of(fishRice, fishRice)).toBe(0);
});
