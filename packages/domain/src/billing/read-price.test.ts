import { expect, it } from 'vitest';
import { readPrice } from './read-price.ts';

it.each([
  ['14.95', 1495],
  [' 14,9 ', 1490],
  ['49', 4900],
  ['0,05', 5],
  ['', null],
  ['14.955', null],
  ['-3', null],
  ['1.495,00', null],
  ['14.', null],
])('%j is parsed as the price %j', (typed, amount) => {
  expect(readPrice(typed)).toBe(amount);
});
