import { expect, test } from 'vitest';
import { figuresOfAmounts, furtherOfAmounts, sumFurther, timesFurther } from './further-figures.ts';

const macros = { kcal: 100, protein: 5, fat: 4, carbohydrates: 10 };
const bread = { ...macros, sugars: 3, saturated_fat: 0.5, fiber: 6, salt: 1.1 };
const spread = { ...macros, sugars: null, saturated_fat: 8, fiber: null, salt: null };

test('further figures are summed over the foods that have them, and report how many do not', () => {
  const further = furtherOfAmounts([
    { grams: 70, per100: bread },
    { grams: 15, per100: spread },
    { grams: 10, per100: spread },
  ]);
  expect(further.salt.amount).toBeCloseTo(0.77);
  expect(further.salt.unknown).toBe(2);
  expect(further.saturated_fat.amount).toBeCloseTo(0.35 + 2);
  expect(further.saturated_fat.unknown).toBe(0);
});

test('a figure that is unknown for every food has no amount, never 0; without foods it is a known 0', () => {
  expect(furtherOfAmounts([{ grams: 20, per100: spread }]).salt).toEqual({ amount: null, unknown: 1 });
  expect(furtherOfAmounts([]).salt).toEqual({ amount: 0, unknown: 0 });
});

test('a food without weight is not missing from any sum', () => {
  expect(furtherOfAmounts([{ grams: 0, per100: spread }]).salt).toEqual({ amount: 0, unknown: 0 });
});

test('fiber that is partly known is unknown as a macro and has a known part', () => {
  const { macros: sums, further } = figuresOfAmounts([
    { grams: 100, per100: bread },
    { grams: 100, per100: spread },
  ]);
  expect(sums.fiber).toBeNull();
  expect(further.fiber).toEqual({ amount: 6, unknown: 1 });
});

test('the sum of meals says what each lacks, and scaling does not change that', () => {
  const [known, unknown] = [
    furtherOfAmounts([{ grams: 100, per100: bread }]),
    furtherOfAmounts([{ grams: 100, per100: spread }]),
  ];
  const day = sumFurther([known, unknown]);
  expect(day.salt).toEqual({ amount: 1.1, unknown: 1 });
  expect(sumFurther([unknown]).salt).toEqual({ amount: null, unknown: 1 });
  expect(timesFurther(day, 2).salt).toEqual({ amount: 2.2, unknown: 1 });
  expect(timesFurther(unknown, 2).salt).toEqual({ amount: null, unknown: 1 });
});
