import { expect, test } from 'vitest';
import { GROCERY_CATEGORIES, type GroceryCategory } from '../foods/grocery-categories.ts';
import type { IngredientRole } from './flex-table.ts';
import { containsOilyFish, isWholeFood, produceOfFood } from './food-in-a-dish.ts';

const ROLES: readonly IngredientRole[] = ['protein', 'starch', 'fat', 'vegetable', 'other'];
const all = GROCERY_CATEGORIES.flatMap((category) => ROLES.map((role) => [category, role] as const));
const counted = (as: 'vegetable' | 'fruit') =>
  all.filter(([category, role]) => produceOfFood(category, role) === as).map((pair) => pair.join(' '));

test('vegetables can be fresh, frozen, chilled or preserved, and are a separate part of a dish', () => {
  const shelves: readonly GroceryCategory[] = ['VEGETABLE', 'FREEZER', 'PRESERVED', 'REFRIGERATED'];
  expect(counted('vegetable').toSorted()).toEqual(shelves.map((shelf) => `${shelf} vegetable`).toSorted());
});

test('fruit counts whatever its role in a dish', () => {
  expect(counted('fruit')).toEqual(ROLES.map((role) => `FRUIT ${role}`));
});

test('potatoes, pulses, herbs and sauces are neither vegetables nor fruit', () => {
  expect(produceOfFood('VEGETABLE', 'starch')).toBeNull();
  expect(produceOfFood('PRESERVED', 'protein')).toBeNull();
  expect(produceOfFood('VEGETABLE', 'other')).toBeNull();
});

test.each([
  ['piece', ['egg'], 'protein', 55, true],
  ['g', ['egg'], 'protein', 55, false],
  ['piece', ['egg', 'dairy'], 'protein', 125, false],
  ['piece', [], 'protein', 125, false],
  ['piece', null, 'protein', 125, false],
  ['piece', null, 'protein', 113, true],
  ['piece', ['fish'], 'protein', 140, false],
  ['piece', ['fish', 'plant'], 'protein', 28, true],
  ['piece', ['plant'], 'starch', 70, true],
  ['piece', ['fish'], 'protein', 125, false],
  ['piece', ['plant'], 'vegetable', 15, false],
] as const)(
  'a %s of a food with the origins %j, the role %s and %d g is never cut: %s',
  (measure, origins, role, piece, expected) => {
    expect(isWholeFood(measure, { origins, role, category: 'REFRIGERATED', measures: { g: 1, piece } })).toBe(expected);
  },
);

test.each([
  ['a mandarin', 'piece', { piece: 65 }, true],
  ['a lime', 'piece', { piece: 65, half: 33 }, false],
  ['an apple', 'piece', { piece: 140, half: 70 }, false],
  ['a small banana', 'small', { piece: 115, half: 58, small: 90 }, true],
  ['a banana', 'piece', { piece: 115, half: 58, small: 90 }, false],
] as const)('knows whether %s may be cut', (_, measure, measures, expected) => {
  expect(isWholeFood(measure, { origins: ['plant'], role: 'other', category: 'FRUIT', measures })).toBe(expected);
});

const fish = (fat: number, carbohydrates = 0) => ({
  origins: ['fish'],
  role: 'protein' as const,
  per100: { fat, carbohydrates },
});

test.each([
  ['salmon', fish(12), 100, true],
  ['a little salmon', fish(12), 30, false],
  ['cod', fish(0.7), 150, false],
  ['fish fingers', fish(8, 18), 120, false],
  ['fish oil in a sauce', { ...fish(90), role: 'fat' as const }, 60, false],
])('knows whether %s is a portion of oily fish', (_, food, grams, expected) => {
  expect(containsOilyFish([{ food, grams }])).toBe(expected);
});
