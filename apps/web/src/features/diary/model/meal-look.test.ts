import { expect, it } from 'vitest';
import { picturesOf, mealLook } from './meal-look.ts';
import { foodItem, item, quickItem } from './meals.test-support.ts';

it('returns the name of every kind of meal', () => {
  const names = [
    item(1, 'LUNCH'),
    foodItem(2, 'LUNCH'),
    quickItem(3, 'LUNCH', 'Birthday cake'),
    quickItem(4, 'LUNCH'),
  ].map((one) => mealLook(one, 'Quick add').name);
  expect(names).toEqual(['Soup', 'Banana', 'Birthday cake', 'Quick add']);
});

it('finds the pictures of meals that have one', () => {
  const pictures = picturesOf([quickItem(1, 'LUNCH'), foodItem(2, 'LUNCH')]);
  expect(pictures).toEqual([null, '/dish-pictures/food.banana.00000000']);
});
