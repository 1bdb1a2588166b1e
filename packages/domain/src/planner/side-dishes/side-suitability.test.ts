import { expect, test } from 'vitest';
import { DISH_FORMS, type DishForm } from '../../recipes/dish-facts/nature-of-dish.ts';
import { unsuitability } from './side-suitability.ts';

const number = (form: DishForm | null) => (form === null ? -1 : DISH_FORMS.indexOf(form));
const cost = (main: DishForm | null, side: DishForm | null, more: { isPulses?: boolean; hasFruit?: boolean } = {}) =>
  unsuitability(
    { form: number(main), isPancake: false },
    { form: number(side), isPulses: false, hasFruit: false, ...more },
  );

test.each([
  ['roast vegetables', 'OVEN', 'PASTA', 4],
  ['roast vegetables', 'OVEN', 'SALAD', 4],
  ['roast vegetables', 'OVEN', 'OVEN', 0],
  ['fried vegetables', 'PAN', 'POTATO', 0],
  ['fried vegetables', 'PAN', 'RICE', 2],
  ['a salad', 'SALAD', 'PASTA', 0],
  ['a salad', 'SALAD', 'NOODLES', 3],
  ['a rice salad', 'RICE', 'PASTA', 4],
  ['a soup', 'SOUP', 'BREAD', 0],
  ['a soup', 'SOUP', 'SOUP', 6],
  ['bread', 'BREAD', 'SOUP', 0],
  ['bread', 'BREAD', 'WRAP', 4],
] as const)('%s (%s) next to a main dish of the form %s costs %d', (_, side, main, points) => {
  expect(cost(main, side)).toBe(points);
});

test('pulses and fruit in a savoury side dish clash with pasta and noodles only', () => {
  expect(cost('PASTA', 'SALAD', { isPulses: true })).toBe(4);
  expect(cost('PASTA', 'SALAD', { hasFruit: true })).toBe(3);
  expect(cost('OVEN', 'SALAD', { isPulses: true, hasFruit: true })).toBe(0);
});

test('no savoury side dish goes with pancakes', () => {
  for (const form of DISH_FORMS)
    expect(
      unsuitability({ form: number('PAN'), isPancake: true }, { form: number(form), isPulses: false, hasFruit: false }),
    ).toBeGreaterThanOrEqual(9);
});

test('a dish of an unknown form, such as a custom recipe, goes with everything', () => {
  expect(cost(null, 'OVEN')).toBe(0);
  expect(cost('PASTA', null)).toBe(0);
});
