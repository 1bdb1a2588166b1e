import { expect, it } from 'vitest';
import { macrosOfAmounts, macrosOfGrams } from './macros-of-amounts.ts';

const rice = { kcal: 350, protein: 7, fat: 1, carbohydrates: 77, fiber: 1.5 };
const mystery = { kcal: 100, protein: null, fat: 2, carbohydrates: 10, fiber: null };

it('macrosOfAmounts adds up the values of the amounts', () => {
  const { kcal, protein, fat, carbohydrates, fiber } = macrosOfAmounts([
    { grams: 50, per100: rice },
    { grams: 150, per100: rice },
  ]);
  expect([kcal, protein, fat, carbohydrates, fiber]).toEqual([700, 14, 2, 154, 3]);
});

it('macrosOfAmounts leaves unknown only those values that one of the foods lacks', () => {
  const total = macrosOfAmounts([
    { grams: 100, per100: rice },
    { grams: 100, per100: mystery },
  ]);
  expect(total).toEqual({ kcal: 450, protein: null, fat: 3, carbohydrates: 87, fiber: null });
});

it('macrosOfAmounts ignores a food with a zero amount', () => {
  expect(macrosOfAmounts([{ grams: 0, per100: mystery }]).protein).toBe(0);
});

it('macrosOfGrams scales the values of one food', () => {
  expect(macrosOfGrams(mystery, 50)).toEqual({ kcal: 50, protein: null, fat: 1, carbohydrates: 5, fiber: null });
});
