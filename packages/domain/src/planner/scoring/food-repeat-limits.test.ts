import { expect, test } from 'vitest';
import { madeUpRecipe } from '../week/made-up-week.test-support.ts';
import { countFoods, foodExcess, foodsOfSmallMeals, foodTally, foodRepeatLimitsOf } from './food-repeat-limits.ts';

const [LEEK, HAM, ONION, MILK, QUARK, OATS, PEAR] = [11, 12, 13, 14, 15, 16, 17];
const leekWithHam = madeUpRecipe(1, {
  lines: [
    { foodId: LEEK, role: 'vegetable', grams: 100 },
    { foodId: HAM, role: 'protein', grams: 60 },
    { foodId: ONION, role: 'vegetable', grams: 40 },
    { foodId: MILK, role: 'protein', grams: 100, measure: 'ml', measures: { g: 1, ml: 1 } },
  ],
});
const quarkWithOats = madeUpRecipe(2, {
  lines: [
    { foodId: QUARK, role: 'protein', grams: 250, kcal: 140 },
    { foodId: OATS, role: 'starch', grams: 40, kcal: 150 },
    { foodId: MILK, grams: 200, kcal: 190, measure: 'ml', measures: { g: 1, ml: 1 } },
    { foodId: ONION, grams: 10, kcal: 20 },
  ],
});
const quarkWithPear = madeUpRecipe(3, {
  lines: [
    { foodId: QUARK, role: 'protein', grams: 250, kcal: 140 },
    { foodId: OATS, role: 'starch', grams: 40, kcal: 150 },
    { foodId: PEAR, grams: 75, kcal: 40, produce: 'fruit' },
  ],
});
const recipes = [leekWithHam, quarkWithOats, quarkWithPear];

/** The excess of a dish's foods each time it is eaten, `apart` days apart. */
function againOf(foods: ReturnType<typeof foodRepeatLimitsOf>, dish: number, times: number, weeks = 1, apart = 2) {
  const tally = foodTally(foods, times * apart + 1, weeks);
  return Array.from({ length: times }, (_, at) => {
    const excess = foodExcess(foods, tally, dish, at * apart);
    countFoods(foods, tally, dish, at * apart, 1);
    return excess;
  });
}

test('in main meals, each protein food counts from the fourth time in a week and each vegetable from the fifth', () => {
  const foods = foodRepeatLimitsOf(recipes);
  expect(againOf(foods, 0, 6)).toEqual([0, 0, 0, 1, 3, 4]);
  expect(againOf(foods, 0, 7, 2)).toEqual([0, 0, 0, 0, 0, 0, 1]);
});

test('a repeated vegetable counts on the same day, and a repeated protein food also on the next day', () => {
  const foods = foodRepeatLimitsOf(recipes);
  expect(againOf(foods, 0, 2, 1, 0)).toEqual([0, 4]);
  expect(againOf(foods, 0, 2, 1, 1)).toEqual([0, 1]);
  expect(againOf(foods, 0, 2, 1, 2)).toEqual([0, 0]);
});

test('in breakfasts and snacks, fruit and the two foods with the most energy count from the fifth time', () => {
  const foods = foodsOfSmallMeals(recipes);
  expect(againOf(foods, 1, 5, 1, 1)).toEqual([0, 0, 0, 0, 2]);
  expect(againOf(foods, 2, 5, 1, 1)).toEqual([0, 0, 0, 0, 3]);
});
