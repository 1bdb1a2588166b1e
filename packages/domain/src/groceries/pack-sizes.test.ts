import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountToBuy, gramsToBuy, isSameInShop, isTicked } from './listed-food.ts';
import { amountInPacks, roundToPacks, gramsInBasket, isProbablyAtHome, type SoldAs } from './pack-sizes.ts';

const sold = (soldAs: SoldAs | null) => ({ gramsPerPiece: null, gramsPerMl: null, soldAs });
const CHICKPEAS = sold({ pack: 'TIN', unit: 'g', unitGrams: 1, sizes: [240] });
const YOGHURT = sold({ pack: 'TUB', unit: 'g', unitGrams: 1, sizes: [500, 1000] });
const MILK = sold({ pack: 'CARTON', unit: 'ml', unitGrams: 1.03, sizes: [1000] });
const EGGS = sold({ pack: 'BOX', unit: 'piece', unitGrams: 50, sizes: [6, 10] });
const BREAD = sold({ pack: 'LOAF', unit: 'slice', unitGrams: 35, sizes: [24] });
const OIL = sold({ pack: 'BOTTLE', unit: 'ml', unitGrams: 0.91, sizes: [500] });

describe('packs', () => {
  it.each([
    ['three tins for 720 g', CHICKPEAS, 720, { amount: 3, unit: 'TIN', size: null }, { amount: 720, unit: 'g' }],
    ['three for a spoonful more', CHICKPEAS, 735, { amount: 3, unit: 'TIN', size: null }, { amount: 735, unit: 'g' }],
    [
      'four for another third of a tin',
      CHICKPEAS,
      800,
      { amount: 4, unit: 'TIN', size: null },
      { amount: 800, unit: 'g' },
    ],
    ['one for a spoonful', CHICKPEAS, 15, { amount: 1, unit: 'TIN', size: null }, { amount: 15, unit: 'g' }],
    ['the size that fits', YOGHURT, 420, pack(1, 'TUB', 500, 'g'), { amount: 420, unit: 'g' }],
    ['the smallest total', YOGHURT, 1230, pack(3, 'TUB', 500, 'g'), { amount: 1.25, unit: 'kg' }],
    ['the fewest packs for about that total', EGGS, 650, pack(2, 'BOX', 10, 'piece'), { amount: 13, unit: 'piece' }],
    ['the fewest packs for the same total', YOGHURT, 1860, pack(2, 'TUB', 1, 'kg'), { amount: 1.85, unit: 'kg' }],
    ['one for a spoonful more than it contains', YOGHURT, 1054, pack(1, 'TUB', 1, 'kg'), { amount: 1.05, unit: 'kg' }],
    ['litres', MILK, 1370, { amount: 2, unit: 'CARTON', size: null }, { amount: 1.35, unit: 'l' }],
    ['a box of six', EGGS, 250, pack(1, 'BOX', 6, 'piece'), { amount: 5, unit: 'piece' }],
    ['never one egg short', EGGS, 500, pack(1, 'BOX', 10, 'piece'), { amount: 10, unit: 'piece' }],
    ['twelve eggs', EGGS, 600, pack(2, 'BOX', 6, 'piece'), { amount: 12, unit: 'piece' }],
    ['slices of a loaf', BREAD, 175, { amount: 1, unit: 'LOAF', size: null }, { amount: 5, unit: 'slice' }],
  ] as const)('%s', (_, measures, grams, basket, measured) => {
    expect(roundToPacks(grams, measures)).toEqual(basket);
    expect(amountInPacks(grams, measures)).toEqual(measured);
  });

  it.each([
    [CHICKPEAS, 22.4, { amount: 22, unit: 'g' }],
    [CHICKPEAS, 27.4, { amount: 27, unit: 'g' }],
    [CHICKPEAS, 2.5, { amount: 2.5, unit: 'g' }],
    [CHICKPEAS, 1.4, { amount: 1.4, unit: 'g' }],
    [CHICKPEAS, 0.04, { amount: 0.1, unit: 'g' }],
    [CHICKPEAS, 48, { amount: 50, unit: 'g' }],
    [CHICKPEAS, 103, { amount: 105, unit: 'g' }],
    [CHICKPEAS, 998, { amount: 1, unit: 'kg' }],
    [MILK, 23, { amount: 22, unit: 'ml' }],
    [EGGS, 55, { amount: 2, unit: 'piece' }],
    [EGGS, 52, { amount: 1, unit: 'piece' }],
    [BREAD, 38.5, { amount: 2, unit: 'slice' }],
  ] as const)('%j: %s g is shown as %j', (measures, grams, shown) => {
    expect(amountInPacks(grams, measures)).toEqual(shown);
  });

  it('are shown with the needed amount, at most a twentieth too low and, by weight, a twentieth too high', () => {
    const measures = fc.constantFrom(CHICKPEAS, YOGHURT, MILK, EGGS, BREAD, OIL);
    fc.assert(
      fc.property(fc.double({ min: 2, max: 20_000, noNaN: true }), measures, (grams, food) => {
        const { amount, unit } = amountInPacks(grams, food)!;
        const shown = amount * (unit === 'kg' || unit === 'l' ? 1000 : 1) * food.soldAs!.unitGrams;
        expect(shown).toBeGreaterThanOrEqual(grams * 0.95 - 1e-9);
        if (!['piece', 'slice'].includes(unit)) expect(shown).toBeLessThanOrEqual(grams * 1.05 + 1e-9);
      }),
    );
  });

  it('are not used for food bought loose', () => {
    const onion = { gramsPerPiece: 110, gramsPerMl: null, soldAs: null };
    expect(roundToPacks(330, onion)).toEqual({ amount: 3, unit: 'piece' });
    expect(amountInPacks(330, onion)).toBeNull();
    expect(gramsInBasket(335, onion)).toBe(335);
  });

  it('contain what is needed, at most a spoonful short and never a whole pack too many', () => {
    const amounts = fc.double({ min: 1, max: 20_000, noNaN: true });
    fc.assert(
      fc.property(amounts, fc.constantFrom(CHICKPEAS, YOGHURT, MILK, EGGS, BREAD), (grams, measures) => {
        const { unitGrams, sizes } = measures.soldAs!;
        const { amount } = roundToPacks(grams, measures);
        const size = gramsInBasket(grams, measures) / amount;
        expect(amount * Math.max(...sizes) * unitGrams).toBeGreaterThanOrEqual(grams * 0.94 - unitGrams * 0.1);
        expect((amount - 1) * Math.min(size, sizes[0]! * unitGrams)).toBeLessThan(grams);
      }),
    );
  });

  it('count in full once bought: their leftovers are not bought again', () => {
    const food = { needed: 620, bought: { grams: 300 } };
    expect(gramsToBuy(food, CHICKPEAS)).toBe(140);
    expect(amountToBuy(food, CHICKPEAS)).toEqual({ amount: 1, unit: 'TIN', size: null });
    expect(amountToBuy({ needed: 1400, bought: { grams: 600 } }, YOGHURT)).toEqual(pack(1, 'TUB', 500, 'g'));
    expect(isTicked({ needed: 470, bought: { grams: 300 } }, CHICKPEAS)).toBe(true);
    expect(isSameInShop(300, 470, CHICKPEAS)).toBe(true);
    expect(isSameInShop(300, 520, CHICKPEAS)).toBe(false);
    expect(isTicked({ needed: 900, bought: { grams: 700 } }, YOGHURT)).toBe(true);
  });
});

describe('food that is probably at home', () => {
  const oil = { needed: 50, isStaple: true, said: null };

  it('is a staple food if at most half a pack of it is needed', () => {
    expect(isProbablyAtHome(oil, OIL)).toBe(true);
    expect(isProbablyAtHome({ ...oil, needed: 300 }, OIL)).toBe(false);
    expect(isProbablyAtHome({ ...oil, needed: null }, OIL)).toBe(true);
    expect(isProbablyAtHome({ ...oil, needed: 300 }, sold(null))).toBe(true);
    expect(isProbablyAtHome({ ...oil, isStaple: false }, OIL)).toBe(false);
  });

  it('follows what the person said, if they said anything', () => {
    expect(isProbablyAtHome({ ...oil, said: false }, OIL)).toBe(false);
    expect(isProbablyAtHome({ ...oil, isStaple: false, said: true }, OIL)).toBe(true);
  });
});

function pack(amount: number, unit: 'TUB' | 'BOX', size: number, of: 'g' | 'kg' | 'piece') {
  return { amount, unit, size: { amount: size, unit: of } };
}
