import { expect, it } from 'vitest';
import { inOtherServing, readQuantity } from './read-quantity.ts';

it.each([
  ['1', 1],
  ['1,5', 1.5],
  [' 0.33 ', 0.35],
  ['10000', 10_000],
  ['', 'required'],
  ['two', 'not_a_number'],
  ['1.5,2', 'not_a_number'],
  ['12345678901', 'not_a_number'],
  ['0', 'not_positive'],
  ['0.02', 'not_positive'],
  ['-3', 'not_positive'],
  ['10001', 'too_large'],
])('[REC-07] the quantity %j is parsed as %j', (text, expected) => {
  expect(readQuantity(text, 'en', 'piece')).toBe(expected);
});

it.each([
  [2, 35, 1, 70],
  [70, 1, 35, 2],
  [1, 1, 35, 0.05],
  [100, 1, 35, 2.85],
  [9000, 100, 1, 10_000],
])('%s servings of %s g are converted into servings of %s g: %s', (quantity, from, to, expected) => {
  expect(inOtherServing(quantity, from, to)).toBe(expected);
});

it.each([
  ['1,250', 'en', 'g', 1250],
  ['1.250', 'nl', 'g', 1250],
  ['1.250', 'nl', 'ml', 1250],
  ['1.250', 'nl', 'piece', 1.25],
  ['1,250', 'en', 'tbsp', 1.25],
  ['1,25', 'nl', 'g', 1.25],
] as const)('%s in %s is parsed as a quantity of %s: %s', (text, language, measure, quantity) => {
  expect(readQuantity(text, language, measure)).toBe(quantity);
});
