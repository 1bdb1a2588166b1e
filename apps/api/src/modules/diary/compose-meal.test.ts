import { OWN_PORTION } from '@weekbord/domain/plates/plate-code';
import { describe, expect, it } from 'vitest';
import type { PlannableLine } from '../recipes/recipes.public.ts';
import { composeMeal } from './compose-meal.ts';

const base = {
  noteEn: null,
  noteNl: null,
  per100: { kcal: 100, protein: 10, fat: 5, carbohydrates: 3, fiber: null, salt: 0 },
  foodId: 1,
  category: 'OTHER' as const,
  perishable: false,
  traits: {} as PlannableLine['traits'],
  dislikes: [],
  isSpecial: false,
  group: null,
};
const servings = (given: Record<string, number>, first: number) =>
  new Map(Object.entries(given).map(([measure, grams], at) => [measure, { id: first + at, grams }]));
const egg: PlannableLine = {
  ...base,
  servingId: 11,
  measure: 'piece',
  servingGrams: 50,
  quantity: 2,
  role: 'protein',
  origins: ['egg'],
  servings: servings({ g: 1, piece: 50 }, 10),
};
const rice: PlannableLine = {
  ...base,
  servingId: 20,
  measure: 'g',
  servingGrams: 1,
  quantity: 60,
  role: 'starch',
  origins: ['plant'],
  servings: servings({ g: 1 }, 20),
};
const oil: PlannableLine = {
  ...base,
  servingId: 31,
  measure: 'tbsp',
  servingGrams: 12,
  quantity: 1,
  role: 'fat',
  origins: ['plant'],
  servings: servings({ g: 1, tbsp: 12, tsp: 4 }, 30),
};
const recipe = { id: 7, lines: [egg, rice, oil] };
const linesOf = (plate: typeof OWN_PORTION, portions = 1) =>
  composeMeal(recipe, { portions, plate }).ingredients.map(({ servingId, quantity }) => [servingId, quantity]);

describe('a meal of a recipe', () => {
  it('is the recipe as it is written on its own portion, times the portions', () => {
    expect(linesOf(OWN_PORTION)).toEqual([
      [11, 2],
      [20, 60],
      [31, 1],
    ]);
    expect(linesOf(OWN_PORTION, 2)).toEqual([
      [11, 4],
      [20, 120],
      [31, 2],
    ]);
  });

  it('has kitchen amounts on every plate, in another measure where that comes nearer', () => {
    const steps = { size: 2, protein: 0, starch: -4, fat: -4 };
    expect(linesOf(steps)).toEqual([
      [11, 3],
      [20, 50],
      [32, 2.5],
    ]);
  });

  it('has the figures of these amounts, and what is unknown stays so', () => {
    const { macros, portionsMultiplier } = composeMeal(recipe, {
      portions: 1,
      plate: { size: 2, protein: 0, starch: -4, fat: -4 },
    });
    expect(macros.kcal).toBeCloseTo(150 + 50 + 10, 9);
    expect(macros.fiber).toBeNull();
    expect(portionsMultiplier).toBe(1.25);
  });
});
