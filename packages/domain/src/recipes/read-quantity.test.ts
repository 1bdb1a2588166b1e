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
])('[REC-07] reads %j as %j', (text, expected) => {
  expect(readQuantity(text)).toBe(expected);
});

it.each([
  [2, 35, 1, 70],
  [70, 1, 35, 2],
  [1, 1, 35, 0.05],
  [100, 1, 35, 2.85],
  [9000, 100, 1, 10_000],
])('says %s servings of %s g in servings of %s g: %s', (quantity, from, to, expected) => {
  expect(inOtherServing(quantity, from, to)).toBe(expected);
});
