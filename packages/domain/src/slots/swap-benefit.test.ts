import { expect, it } from 'vitest';
import { benefitOfSwap } from './swap-benefit.ts';

const BEFORE = { protein: 30, minutes: 40 };

it.each([
  [
    { protein: 42.4, minutes: 20 },
    { kind: 'PROTEIN', grams: 12 },
  ],
  [
    { protein: 37, minutes: 20 },
    { kind: 'SOONER', minutes: 20 },
  ],
  [{ protein: 37, minutes: 31 }, null],
  [{ protein: null, minutes: null }, null],
] as const)('%j instead of 30 g of protein and 40 minutes has the benefit %j', (meal, gain) => {
  expect(benefitOfSwap(meal, BEFORE)).toEqual(gain);
});

it("the benefit is null if the other meal's values are unknown", () => {
  expect(benefitOfSwap({ protein: 42, minutes: 5 }, { protein: null, minutes: null })).toBeNull();
});
