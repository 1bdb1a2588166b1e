import { expect, it } from 'vitest';
import type { RecipeLine } from '../recipes/recipes.public.ts';
import { composeMeal } from './compose-meal.ts';

const base = { noteEn: null, noteNl: null, per100: { kcal: 100, protein: 10, fat: 5, carbohydrates: 3, fiber: null } };
const egg: RecipeLine = { ...base, servingId: 1, gramServingId: 9, measure: 'piece', servingGrams: 50, quantity: 2 };
const rice: RecipeLine = { ...base, servingId: 2, gramServingId: 2, measure: 'g', servingGrams: 1, quantity: 60 };
const oil: RecipeLine = { ...base, servingId: 3, gramServingId: 8, measure: 'tbsp', servingGrams: 12, quantity: 1 };
const recipe = { id: 7, lines: [egg, rice, oil] };

it('multiplies every line by portions and multiplier', () => {
  const meal = composeMeal(recipe, { portions: 2, portionsMultiplier: 1.25 });
  expect(meal.ingredients.map(({ servingId, quantity }) => [servingId, quantity])).toEqual([
    [1, 5],
    [2, 150],
    [3, 2.5],
  ]);
  expect(meal.macros.kcal).toBeCloseTo(250 + 150 + 30);
  expect(meal.macros.fiber).toBeNull();
});

it('writes a changed amount in whole servings where it is, else in grams', () => {
  const changes = [
    { line: 0, grams: 150 },
    { line: 2, grams: 17 },
  ];
  const meal = composeMeal(recipe, { portions: 1, portionsMultiplier: 1 }, changes);
  expect(meal.ingredients.map(({ servingId, quantity }) => [servingId, quantity])).toEqual([
    [1, 3],
    [2, 60],
    [8, 17],
  ]);
  expect(meal.macros.kcal).toBeCloseTo(150 + 60 + 17);
});
