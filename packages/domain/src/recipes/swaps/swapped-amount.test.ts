import { expect, it } from 'vitest';
import { swappedAmount, type SwappableFood } from './swapped-amount.ts';

const potatoes: SwappableFood = {
  role: 'starch',
  kind: null,
  measures: { g: 1 },
  isWhole: false,
  per100: { kcal: 75, protein: 2, fat: 0, carbohydrates: 16, fiber: 2 },
};
const rice = { ...potatoes, per100: { kcal: 350, protein: 7, fat: 1, carbohydrates: 78, fiber: 1 } };
const eggs: SwappableFood = {
  role: 'protein',
  kind: null,
  measures: { g: 1, piece: 50 },
  isWhole: true,
  per100: { kcal: 139, protein: 12.5, fat: 9.5, carbohydrates: 0.7, fiber: 0 },
};
const steak = { ...potatoes, per100: { kcal: 150, protein: 22, fat: 7, carbohydrates: 0, fiber: 0 } };

it.each([
  ['as many carbohydrates from another starch', rice, 90, 'g'],
  ['as much energy from eggs, which have hardly any carbohydrates', eggs, 5, 'piece'],
  ['as much energy from meat, which has none', steak, 220, 'g'],
] as const)('440 g of potatoes are replaced by %s', (_, food, quantity, measure) => {
  expect(swappedAmount({ food: potatoes, measure: 'g', quantity: 440 }, food)).toMatchObject({ quantity, measure });
});
