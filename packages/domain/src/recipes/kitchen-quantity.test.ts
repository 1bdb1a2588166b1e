import { expect, test } from 'vitest';
import { kitchenQuantity } from './kitchen-quantity.ts';

test.each([
  [117.3, 'ml', 115],
  [187.5, 'g', 190],
  [22.4, 'g', 22],
  [7.3, 'g', 7.5],
  [0.1, 'g', 0.5],
  [1.2, 'piece', 1.25],
  [2.4, 'tbsp', 2.5],
  [0.67, 'tbsp', 0.67],
  [0.05, 'tsp', 0.25],
  [3, 'piece', 3],
  [0, 'piece', 0],
])('%s %s is measured as %s', (quantity, measure, expected) => {
  expect(kitchenQuantity(quantity, measure)).toBeCloseTo(expected, 9);
});
