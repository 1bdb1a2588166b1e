import { expect, it } from 'vitest';
import type { RecipeSort } from './recipe-filters.ts';
import { isHighInProtein } from '../dish-facts/high-protein.ts';
import { inAskedOrder, type Sortable } from './recipe-order.ts';

const RECIPES: readonly Sortable[] = [
  { name: 'Soup', minutes: 30, protein: 20 },
  { name: 'Éclair', minutes: null, protein: null },
  { name: 'apple pie', minutes: 60, protein: 4 },
  { name: 'Fish', minutes: 30, protein: 40 },
];

it.each<[RecipeSort, string[]]>([
  ['BEST_FIT', ['Soup', 'Éclair', 'apple pie', 'Fish']],
  ['QUICKEST', ['Soup', 'Fish', 'apple pie', 'Éclair']],
  ['PROTEIN', ['Fish', 'Soup', 'apple pie', 'Éclair']],
  ['NAME', ['apple pie', 'Éclair', 'Fish', 'Soup']],
])('sorting by %s puts unknown values last and keeps the order of equal values', (sort, names) => {
  const ordered = inAskedOrder(RECIPES, sort, { of: (recipe) => recipe, language: 'en' });
  expect(ordered.map(({ name }) => name)).toEqual(names);
});

it.each([
  [{ kcal: 400, protein: 25 }, true],
  [{ kcal: 400, protein: 24 }, false],
  [{ kcal: 0, protein: 0 }, false],
])('%j counts as high in protein: %s', (dish, expected) => {
  expect(isHighInProtein(dish)).toBe(expected);
});
