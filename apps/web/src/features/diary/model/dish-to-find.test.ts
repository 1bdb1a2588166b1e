import { expect, it } from 'vitest';
import { dishToFind } from './dish-to-find.ts';
import { item, slot } from './meals.test-support.ts';

const main = item(7, 'DINNER');
const dessert = item(8, 'DINNER');
const recipe = { ...dessert.meal.recipe_template, is_side: true, meal_types: ['SNACK', 'DINNER'] };
const side = { ...dessert, meal: { ...dessert.meal, recipe_template: recipe, kcal: 300 } };
const dinner = { ...slot(3, 'DINNER'), kcal: 1600 };
const view = { slot: dinner, items: [main, side] };

it('a main dish gets the energy that a side dish next to it leaves, or all of it without a side dish', () => {
  expect(dishToFind(view, main)).toEqual({ kind: 'main', kcal: 1300 });
  expect(dishToFind(view, undefined)).toEqual({ kind: 'main', kcal: 1300 });
  expect(dishToFind({ ...view, items: [main] }, main)).toEqual({ kind: 'only', kcal: 1600 });
});

it('a replacement for a side dish gets the share of the energy that the planner gives one', () => {
  expect(dishToFind(view, side)).toEqual({ kind: 'side', kcal: expect.closeTo(380) });
});
