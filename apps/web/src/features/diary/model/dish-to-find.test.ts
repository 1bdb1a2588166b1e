import { expect, it } from 'vitest';
import { dishToFind } from './dish-to-find.ts';
import { item, slot } from './meals.test-support.ts';

const main = item(7, 'DINNER');
const dessert = item(8, 'DINNER');
const recipe = { ...dessert.meal.recipe_template, is_side: true, meal_types: ['SNACK', 'DINNER'] };
const side = { ...dessert, meal: { ...dessert.meal, recipe_template: recipe, kcal: 300 } };
const dinner = { ...slot(3, 'DINNER'), kcal: 1600 };
const view = { slot: dinner, items: [main, side] };

it('beside a side dish that stays, a main dish has the rest of the energy; without one, all of it', () => {
  expect(dishToFind(view, main)).toEqual({ kind: 'main', kcal: 1300 });
  expect(dishToFind(view, undefined)).toEqual({ kind: 'main', kcal: 1300 });
  expect(dishToFind({ ...view, items: [main] }, main)).toEqual({ kind: 'only', kcal: 1600 });
});

it('in place of a side dish, a side dish of a quarter of the energy is found', () => {
  expect(dishToFind(view, side)).toEqual({ kind: 'side', kcal: 400 });
});
