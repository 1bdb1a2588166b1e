import { expect, test } from 'vitest';
import { GROCERY_CATEGORIES, type GroceryCategory } from '../vocabulary.ts';
import type { IngredientRole } from './flex-table.ts';
import { isWholeFood, produceOfFood } from './food-in-a-dish.ts';

const ROLES: readonly IngredientRole[] = ['protein', 'starch', 'fat', 'vegetable', 'other'];
const all = GROCERY_CATEGORIES.flatMap((category) => ROLES.map((role) => [category, role] as const));
const counted = (as: 'vegetable' | 'fruit') =>
  all.filter(([category, role]) => produceOfFood(category, role) === as).map((pair) => pair.join(' '));

test('vegetables are fresh, frozen, cooled or preserved, and in a dish for themselves', () => {
  const shelves: readonly GroceryCategory[] = ['VEGETABLE', 'FREEZER', 'PRESERVED', 'REFRIGERATED'];
  expect(counted('vegetable').toSorted()).toEqual(shelves.map((shelf) => `${shelf} vegetable`).toSorted());
});

test('fruit counts whatever it does in a dish', () => {
  expect(counted('fruit')).toEqual(ROLES.map((role) => `FRUIT ${role}`));
});

test('potatoes, pulses, herbs and sauces are neither', () => {
  expect(produceOfFood('VEGETABLE', 'starch')).toBeNull();
  expect(produceOfFood('PRESERVED', 'protein')).toBeNull();
  expect(produceOfFood('VEGETABLE', 'other')).toBeNull();
});

test.each([
  ['piece', ['egg'], true],
  ['g', ['egg'], false],
  ['piece', ['egg', 'dairy'], false],
  ['piece', [], false],
  ['piece', null, false],
  ['piece', ['fish'], false],
] as const)('a %s of %j is never cut: %s', (measure, origins, expected) => {
  expect(isWholeFood(measure, origins)).toBe(expected);
});
