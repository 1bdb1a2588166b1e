import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shoppingAmount } from './shopping-amount.ts';

const onion = { gramsPerPiece: 110, gramsPerMl: null };
const milk = { gramsPerPiece: null, gramsPerMl: 1.03 };
const rice = { gramsPerPiece: null, gramsPerMl: null };
const almond = { gramsPerPiece: 1.2, gramsPerMl: null };
const watermelon = { gramsPerPiece: 4000, gramsPerMl: null };

describe('shoppingAmount', () => {
  it.each([
    ['a quarter of an onion', 28, onion, 1, 'piece'],
    ['one and a half onion', 165, onion, 2, 'piece'],
    ['slightly more than two onions', 225, onion, 2, 'piece'],
    ['a quarter more than two onions', 247.5, onion, 3, 'piece'],
    ['milk', 257.5, milk, 250, 'ml'],
    ['a lot of milk', 1300, milk, 1.3, 'l'],
    ['a pinch', 0.4, rice, 1, 'g'],
    ['some rice', 121, rice, 130, 'g'],
    ['a lot of rice', 1210, rice, 1.3, 'kg'],
    ['just under a kilogram', 980, rice, 1, 'kg'],
    ['nuts are weighed', 60, almond, 60, 'g'],
    ['a slice of a big fruit is weighed', 150, watermelon, 150, 'g'],
  ] as const)('%s', (_, grams, food, amount, unit) => {
    expect(shoppingAmount(grams, food)).toEqual({ amount, unit });
  });

  it('is never too little by more than a tenth of a piece, nor too much by a whole piece', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.1, max: 20, noNaN: true }), (pieces) => {
        const { amount, unit } = shoppingAmount(pieces * 100, { gramsPerPiece: 100, gramsPerMl: null });
        expect(unit).toBe('piece');
        expect(amount).toBeGreaterThan(pieces - 0.1 - 1e-9);
        expect(amount).toBeLessThan(pieces + 1);
      }),
    );
  });

  it('never rounds a weight below what is needed', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.1, max: 50_000, noNaN: true }), (grams) => {
        const { amount, unit } = shoppingAmount(grams, rice);
        expect(unit === 'kg' ? amount * 1000 : amount).toBeGreaterThanOrEqual(grams * (1 - 1e-4));
      }),
    );
  });
});
