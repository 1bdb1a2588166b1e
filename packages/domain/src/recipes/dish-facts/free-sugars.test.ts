import { expect, test } from 'vitest';
import type { GroceryCategory } from '../../foods/grocery-categories.ts';
import { freeSugarsPer100 } from './free-sugars.ts';
import type { KitchenKind } from '../../foods/kitchen-kinds.ts';

test.each<[what: string, category: GroceryCategory, kind: KitchenKind | null, sugars: number | null, free: number]>([
  ['honey', 'SPREAD', 'SYRUP', 80, 80],
  ['spiced loaf cake', 'BREAD', 'SWEET_BREAD', 38, 38],
  ['chocolate sprinkles', 'SPREAD', null, 58, 58],
  ['orange juice', 'DRINK', null, 9, 9],
  ['peanut butter', 'SPREAD', 'NUT_BUTTER', 5, 0],
  ['a drink with hardly any sugar', 'DRINK', null, 1, 0],
  ['milk', 'DAIRY', 'MILK', 4.7, 0],
  ['semolina pudding', 'DAIRY', null, 8.5, 3.5],
  ['an apple', 'FRUIT', 'APPLE', 11, 0],
  ['apple sauce with sugar', 'FRUIT', null, 16, 4],
  ['apple sauce without sugar', 'FRUIT', null, 9.5, 0],
  ['dried mango', 'FRUIT', null, 66, 0],
  ['bread', 'BREAD', 'SLICED_BREAD', 3, 0],
  ['a sweet with unknown sugars', 'CHOCOLATE', null, null, 0],
])('%s', (_, category, kitchenKind, sugars, free) => {
  expect(freeSugarsPer100({ category, kitchenKind, per100: { sugars } })).toBeCloseTo(free, 9);
});
