import { describe, expect, it } from 'vitest';
import { discountedPrice, reducedPrice, type RunningDiscount, vatIn } from './price.ts';

describe('a price', () => {
  it.each([
    [1210, 21, 210],
    [1495, 21, 259],
    [4900, 0, 0],
    [1000, 20, 167],
  ])('contains the VAT: of %i with %i %% VAT included, %i is VAT', (amount, percent, vat) => {
    expect(vatIn(amount, percent)).toBe(vat);
  });

  it.each([
    [999, { percentOff: 25 }, 749],
    [999, { percentOff: 100 }, 0],
    [999, { amountOff: 500 }, 499],
    [999, { amountOff: 1500 }, 0],
  ])('contains a discount: %i with the promotion code %j becomes %i', (amount, reduction, expected) => {
    expect(reducedPrice(amount, reduction)).toBe(expected);
  });
});

const HALF: RunningDiscount = { reduction: { percentOff: 50 }, term: 'ALWAYS', until: null };
const ONE_OFF: RunningDiscount = { reduction: { amountOff: 500 }, term: 'ONCE', until: null };
const monthsUntil = (until: string): RunningDiscount => ({ reduction: { percentOff: 10 }, term: 'UNTIL', until });
const [MAY, JUNE] = ['2027-05-14T09:00:00.000Z', '2027-06-14T09:00:00.000Z'];

it.each<[readonly RunningDiscount[], ReturnType<typeof discountedPrice>]>([
  [[], null],
  [[{ ...HALF, reduction: { percentOff: 0 } }], null],
  [[HALF], { amount: 500, term: 'ALWAYS', until: null }],
  [[ONE_OFF], { amount: 500, term: 'ONCE', until: null }],
  [[monthsUntil(JUNE)], { amount: 900, term: 'UNTIL', until: JUNE }],
  [[monthsUntil(JUNE), HALF, monthsUntil(MAY)], { amount: 405, term: 'UNTIL', until: MAY }],
  [[monthsUntil(MAY), ONE_OFF], { amount: 400, term: 'ONCE', until: null }],
  [[{ ...ONE_OFF, reduction: { amountOff: 5000 } }], { amount: 0, term: 'ONCE', until: null }],
])('a price of 1000 with the discounts %j becomes %j', (discounts, expected) => {
  expect(discountedPrice(1000, discounts)).toEqual(expected);
});
