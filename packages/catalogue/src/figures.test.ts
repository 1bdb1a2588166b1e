import { describe, expect, test } from 'vitest';
import type { Per100 } from './format.ts';
import { catalogue } from './product-catalogue.test-support.ts';

const { foods } = catalogue;

/** Nutrients per 100 g on which food tables agree, one food per entry. Carbohydrates are without fibre. */
const KNOWN: readonly (readonly [id: string, figures: Partial<Per100>])[] = [
  ['soy-sauce', { kcal: 50, protein: 8, carbohydrates: 4 }],
  ['soy-sauce-less-salt', { kcal: 50, carbohydrates: 4 }],
  ['sweetcorn-frozen', { kcal: 105, carbohydrates: 19 }],
  ['chia-seeds', { kcal: 450, protein: 16.5, fat: 30.7, carbohydrates: 7.7, fiber: 34.4 }],
  ['peeled-tomatoes', { carbohydrates: 1.8, sugars: 1.8, fiber: 1.2 }],
  ['sardines-in-oil', { kcal: 203, protein: 24.4, fat: 11.3 }],
  ['mackerel', { kcal: 198, protein: 18.4, fat: 13.7 }],
  ['smoked-haddock', { kcal: 106, protein: 24.2 }],
  ['salsify', { kcal: 82, carbohydrates: 15.3, fiber: 3.3 }],
  ['rice-flour', { kcal: 357, fat: 2.5 }],
  ['filo-pastry', { kcal: 291, fat: 6, carbohydrates: 50.8, salt: 1.2 }],
  ['mushrooms-canned', { kcal: 25, carbohydrates: 2.6, sugars: 2.2 }],
  ['falafel', { kcal: 255, fat: 14.8 }],
  ['goats-cheese-soft', { kcal: 268, protein: 18.5, fat: 21 }],
  ['rollmops', { kcal: 215, protein: 13.8, fat: 15 }],
  ['ketchup', { kcal: 101, salt: 2.4 }],
  ['white-beans-canned', { salt: 0.7 }],
  ['baked-beans', { salt: 0.9 }],
  ['black-pepper', { kcal: 275 }],
  ['oregano', { kcal: 265 }],
  ['cocoa', { kcal: 388 }],
  ['wheat-bran', { kcal: 276, protein: 15.5 }],
  ['saffron', { kcal: 352 }],
  ['milk-semi-skimmed', { kcal: 47, protein: 3.4, fat: 1.5, carbohydrates: 4.8 }],
  ['egg', { kcal: 140, protein: 12.5, fat: 9.7 }],
  ['chicken-breast', { kcal: 109, protein: 23.3 }],
  ['salmon', { kcal: 205, protein: 20.2, fat: 13.5 }],
  ['wheat-flour', { kcal: 348, protein: 10.5, carbohydrates: 71.5 }],
  ['oats', { kcal: 371, protein: 13, fat: 7, carbohydrates: 58.5 }],
  ['olive-oil', { kcal: 899, fat: 100 }],
  ['almonds', { kcal: 614, protein: 21.2, fat: 51 }],
  ['banana', { kcal: 91, carbohydrates: 20.2 }],
  ['red-lentils', { kcal: 347, protein: 24, carbohydrates: 52 }],
];

const OFF_AT_MOST = 0.1;

describe('[FOO-05] nutrients match the values on which food tables agree', () => {
  test.each(KNOWN)('%s', (id, figures) => {
    const per100 = foods.get(id)?.per100;
    for (const [name, known] of Object.entries(figures) as [keyof Per100, number][]) {
      const off = Math.abs((per100?.[name] ?? NaN) - known);
      expect(off, `${name}, which is ${known}`).toBeLessThanOrEqual(OFF_AT_MOST * known);
    }
  });
});

test('[FOO-05] a cup of tea weighs as much as a cup holds', () => {
  expect(foods.get('black-tea')?.servings.get('cup')).toBe(150);
});
