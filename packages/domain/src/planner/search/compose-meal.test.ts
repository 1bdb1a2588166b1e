import { describe, expect, it } from 'vitest';
import { OWN_PORTION } from '../../plates/plate-code.ts';
import { composeMeal, type PlannableLine } from './compose-meal.ts';

const food = (id: number, role: 'protein' | 'starch' | 'fat', origin: string, measures: Record<string, number>) => ({
  ...({} as Pick<PlannableLine['food'], 'diets' | 'allergens'>),
  id,
  role,
  origins: [origin],
  per100: { kcal: 100, protein: 10, fat: 5, carbohydrates: 3, fiber: null, sugars: 2, saturated_fat: 1, salt: null },
  category: 'OTHER' as const,
  perishable: false,
  isSpecial: false,
  dislikes: [],
  plantSource: null,
  kitchenKind: null,
  measures,
  servings: new Map(Object.keys(measures).map((measure, at) => [measure, id + at])),
});
const line = { noteEn: null, noteNl: null, group: null };
const egg = { ...line, food: food(10, 'protein', 'egg', { g: 1, piece: 50 }), measure: 'piece', grams: 100 };
const rice = { ...line, food: food(20, 'starch', 'plant', { g: 1 }), measure: 'g', grams: 60 };
const oil = { ...line, food: food(30, 'fat', 'plant', { g: 1, tbsp: 12, tsp: 4 }), measure: 'tbsp', grams: 12 };
const recipe = { id: 7, lines: [egg, rice, oil] };
const linesOf = (plate: typeof OWN_PORTION, portions = 1) =>
  composeMeal(recipe, { portions, plate }).ingredients.map(({ servingId, quantity }) => [servingId, quantity]);

describe('a meal of a recipe', () => {
  it('has the amounts of the original recipe for one portion, times the portions', () => {
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

  it('has kitchen amounts on every plate, in another measure if it is closer', () => {
    const steps = { size: 2, protein: 0, starch: -4, fat: -4 };
    expect(linesOf(steps)).toEqual([
      [11, 3],
      [20, 50],
      [32, 2.5],
    ]);
  });

  it('has the nutrients of its amounts, and leaves unknown ones unknown', () => {
    const { macros, further, portionsMultiplier } = composeMeal(recipe, {
      portions: 1,
      plate: { size: 2, protein: 0, starch: -4, fat: -4 },
    });
    expect(macros.kcal).toBeCloseTo(150 + 50 + 10, 9);
    expect(macros.fiber).toBeNull();
    expect(further.sugars).toEqual({ amount: expect.closeTo(2 * 2.1, 9), unknown: 0 });
    expect(further.salt).toEqual({ amount: null, unknown: 3 });
    expect(portionsMultiplier).toBe(1.25);
  });

  it('states for each line which food it replaces', () => {
    const swapped = { foodId: 99, because: ['diet:vegan' as const] };
    const { ingredients } = composeMeal(
      { id: 7, lines: [{ ...egg, swapped }, rice] },
      { portions: 1, plate: OWN_PORTION },
    );
    expect(ingredients.map((one) => one.swapped)).toEqual([swapped, null]);
  });
});
