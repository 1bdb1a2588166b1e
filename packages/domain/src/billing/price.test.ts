import { describe, expect, it } from 'vitest';
import { reducedPrice, vatIn } from './price.ts';

describe('a price', () => {
  it.each([
    [1210, 21, 210],
    [1495, 21, 259],
    [4900, 0, 0],
    [1000, 20, 167],
  ])('of %i with %i %% of VAT included has %i of it', (amount, percent, vat) => {
    expect(vatIn(amount, percent)).toBe(vat);
  });

  it.each([
    [999, { percentOff: 25 }, 749],
    [999, { percentOff: 100 }, 0],
    [999, { amountOff: 500 }, 499],
    [999, { amountOff: 1500 }, 0],
  ])('of %i with the code %j is %i', (amount, reduction, expected) => {
    expect(reducedPrice(amount, reduction)).toBe(expected);
  });
});
