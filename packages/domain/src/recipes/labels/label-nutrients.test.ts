import { expect, test } from 'vitest';
import { figuresOfAmounts, labelNutrientsOf, addNutrients, scaleNutrients } from './label-nutrients.ts';

const macros = { kcal: 100, protein: 5, fat: 4, carbohydrates: 10 };
const bread = { ...macros, sugars: 3, saturated_fat: 0.5, fiber: 6, salt: 1.1 };
const spread = { ...macros, sugars: null, saturated_fat: 8, fiber: null, salt: null };

test('label nutrients are summed over the foods that have them, with the number of foods that do not', () => {
  const further = labelNutrientsOf([
    { grams: 70, per100: bread },
    { grams: 15, per100: spread },
    { grams: 10, per100: spread },
  ]);
  expect(further.salt.amount).toBeCloseTo(0.77);
  expect(further.salt.unknown).toBe(2);
  expect(further.saturated_fat.amount).toBeCloseTo(0.35 + 2);
  expect(further.saturated_fat.unknown).toBe(0);
});

test('a value that is unknown for every food is null, not 0; without foods it is a known 0', () => {
  expect(labelNutrientsOf([{ grams: 20, per100: spread }]).salt).toEqual({ amount: null, unknown: 1 });
  expect(labelNutrientsOf([]).salt).toEqual({ amount: 0, unknown: 0 });
});

test('a food with zero grams does not count as unknown', () => {
  expect(labelNutrientsOf([{ grams: 0, per100: spread }]).salt).toEqual({ amount: 0, unknown: 0 });
});

test('partly known fibre is null as a macro, and its known part is kept separately', () => {
  const { macros: sums, further } = figuresOfAmounts([
    { grams: 100, per100: bread },
    { grams: 100, per100: spread },
  ]);
  expect(sums.fiber).toBeNull();
  expect(further.fiber).toEqual({ amount: 6, unknown: 1 });
});

test('the sum of meals counts what is unknown in each, and scaling does not change that', () => {
  const [known, unknown] = [
    labelNutrientsOf([{ grams: 100, per100: bread }]),
    labelNutrientsOf([{ grams: 100, per100: spread }]),
  ];
  const day = addNutrients([known, unknown]);
  expect(day.salt).toEqual({ amount: 1.1, unknown: 1 });
  expect(addNutrients([unknown]).salt).toEqual({ amount: null, unknown: 1 });
  expect(scaleNutrients(day, 2).salt).toEqual({ amount: 2.2, unknown: 1 });
  expect(scaleNutrients(unknown, 2).salt).toEqual({ amount: null, unknown: 1 });
});
