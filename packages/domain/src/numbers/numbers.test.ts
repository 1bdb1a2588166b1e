import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundQuantity } from '../recipes/amounts/ingredient-quantity.ts';
import { toMixedFraction } from './fractions.ts';
import { parseDecimal } from './parse-decimal.ts';
import { roundTo } from './rounding.ts';

describe('decimals', () => {
  it.each([
    ['70,5', 70.5],
    ['70.5', 70.5],
    [' 70 ', 70],
    ['-0,25', -0.25],
    ['.5', 0.5],
    ['70,', 70],
    ['1.234,5', null],
    ['1,234.5', null],
    ['1.2.3', null],
    ['1,2,3', null],
    ['', null],
    [',', null],
    ['12a', null],
    ['1e5', null],
    ['NaN', null],
  ])('[CAL-03] are parsed from %j as %s', (text, value) => {
    expect(parseDecimal(text)).toBe(value);
  });

  it('[CAL-03] are rounded half up', () => {
    expect(roundTo(1.005, 2)).toBe(1.01);
    expect(roundTo(2.5, 0)).toBe(3);
    expect(roundTo(70.315, 2)).toBe(70.32);
  });
});

describe('fractions', () => {
  it.each([
    [0.33, 0, 1, 3],
    [0.25, 0, 1, 4],
    [1.5, 1, 1, 2],
    [2.67, 2, 2, 3],
    [0.76, 0, 3, 4],
    [0.49, 0, 1, 2],
  ])('[CAL-03] show %d as %i and %i/%i', (amount, whole, numerator, denominator) => {
    expect(toMixedFraction(amount)).toEqual({ whole, numerator, denominator });
  });

  it.each([0, 1, 0.4, 0.1, 0.95, 2.2, -0.5, Number.NaN])('[CAL-03] leave %d as a decimal', (amount) => {
    expect(toMixedFraction(amount)).toBeNull();
  });
});

describe('ingredient quantities', () => {
  it.each([
    [0.33, 0.35],
    [0.32, 0.3],
    [1.025, 1.05],
    [2, 2],
    [0.02, 0],
  ])('[CAL-03] are rounded from %d to %d', (quantity, rounded) => {
    expect(roundQuantity(quantity)).toBe(rounded);
  });

  it('[CAL-03] are rounded to the grid, by at most half a step', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1000, noNaN: true }), (quantity) => {
        const rounded = roundQuantity(quantity);
        expect(Math.abs(rounded - quantity)).toBeLessThanOrEqual(0.025 + 1e-6);
        expect(roundQuantity(rounded)).toBe(rounded);
      }),
    );
  });
});
