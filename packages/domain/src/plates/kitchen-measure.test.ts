import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { isKitchenQuantity, kitchenAmount, type MeasuredFood, nearestQuantity, strayOf } from './kitchen-measure.ts';

const HALVES = [
  'tbsp',
  'cup',
  'glass',
  'mug',
  'bowl',
  'handful',
  'can',
  'pack',
  'jar',
  'bottle',
  'bunch',
  'head',
  'bar',
] as const;
const CUT = ['piece', 'small', 'large'] as const;
const WHOLE = ['slice', 'clove', 'sheet', 'fillet', 'ball', 'scoop', 'cube', 'sachet', 'pinch'] as const;
const ALL = ['g', 'ml', 'tsp', ...HALVES, ...CUT, ...WHOLE] as const;

const within = (low: number, high: number) => fc.double({ min: low, max: high, noNaN: true });
const quantities = fc.oneof(within(0.001, 3), within(0.001, 1500));

/** All quantities up to `most` that people measure, written out from the definition instead of computed by the code. */
function measured(measure: string, isWhole: boolean, most: number): number[] {
  const steps = (from: number, step: number) => {
    const all: number[] = [];
    for (let at = 0; from + at * step <= most; at += 1) all.push(from + at * step);
    return all;
  };
  if (measure === 'g' || measure === 'ml') return [...steps(1, 1).filter((amount) => amount < 20), ...steps(20, 5)];
  if (isWhole || WHOLE.some((one) => one === measure)) return steps(1, 1);
  if (measure === 'tsp') return [0.25, 0.5, 0.75, ...steps(1, 0.5)];
  if (CUT.some((one) => one === measure))
    return [1 / 4, 1 / 2, 3 / 4, ...steps(1, 0.5).filter((amount) => amount < 5), ...steps(5, 1)];
  return steps(0.5, 0.5);
}

describe('kitchen quantities', () => {
  it.each([
    ['g', 0.2, 1],
    ['g', 17.4, 17],
    ['g', 19.4, 19],
    ['g', 19.5, 20],
    ['g', 22.4, 20],
    ['g', 22.6, 25],
    ['ml', 19, 19],
    ['ml', 151, 150],
    ['tsp', 0.05, 0.25],
    ['tsp', 0.63, 0.75],
    ['tsp', 0.9, 1],
    ['tsp', 1.2, 1],
    ['tsp', 1.3, 1.5],
    ['tsp', 1.8, 2],
    ['piece', 0.1, 1 / 4],
    ['piece', 0.3, 1 / 4],
    ['piece', 0.55, 1 / 2],
    ['piece', 0.66, 3 / 4],
    ['piece', 0.72, 3 / 4],
    ['piece', 0.88, 1],
    ['piece', 1.3, 1.5],
    ['piece', 1.2, 1],
    ['small', 0.4, 1 / 2],
    ['large', 2.4, 2.5],
    ['piece', 4.4, 4.5],
    ['piece', 12.6, 13],
  ])('%s: %f becomes %f', (measure, quantity, expected) => {
    expect(nearestQuantity(quantity, measure)).toBe(expected);
  });

  it.each(HALVES)('%s is measured in halves', (measure) => {
    expect([0.1, 0.7, 0.8, 1.2, 2.63].map((quantity) => nearestQuantity(quantity, measure))).toEqual([
      0.5, 0.5, 1, 1, 2.5,
    ]);
  });

  it.each(WHOLE)('%s is measured in whole units', (measure) => {
    expect([0.1, 0.6, 1.4, 2.5, 7.2].map((quantity) => nearestQuantity(quantity, measure))).toEqual([1, 1, 1, 3, 7]);
  });

  it('eggs are counted whole', () => {
    expect([0.3, 1.4, 1.6].map((quantity) => nearestQuantity(quantity, 'piece', true))).toEqual([1, 1, 2]);
    expect(isKitchenQuantity(1.5, 'piece', true)).toBe(false);
    expect(isKitchenQuantity(1.5, 'piece')).toBe(true);
  });

  test.each([
    ['g', [1, 19, 20, 25, 1005], [0, -5, 0.5, 19.5, 21, 22.5, 1003]],
    ['tsp', [0.25, 0.75, 1, 1.5], [0, 0.1, 0.6, 1.25]],
    ['tbsp', [0.5, 3], [0.25, 0.63, 1.75]],
    ['piece', [1 / 4, 1 / 2, 3 / 4, 1, 1.5], [0.2, 1 / 3, 2 / 3, 0.88, 1.25]],
    ['slice', [1, 4], [0.5, 1.5]],
  ])('are distinguished in %s from amounts that cannot be measured', (measure, can, cannot) => {
    expect(can.filter((quantity) => !isKitchenQuantity(quantity, measure))).toEqual([]);
    expect(cannot.filter((quantity) => isKitchenQuantity(quantity, measure))).toEqual([]);
  });

  it('are rounded to the nearest kitchen quantity, never to zero', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ALL), fc.boolean(), quantities, (measure, isWhole, quantity) => {
        const isWeight = measure === 'g' || measure === 'ml';
        const found = nearestQuantity(quantity, measure, isWhole);
        const all = measured(measure, isWhole, quantity + 10);
        const least = Math.min(...all.map((one) => Math.abs(one - quantity)));
        expect(all).toContain(found);
        expect(found).toBeGreaterThan(0);
        // Steps of one become steps of five between 19 and 20 g, and quarters become halves between 0.75 and 1
        // teaspoon, without a gap or a jump.
        expect(Math.abs(found - quantity)).toBeLessThanOrEqual(least + 1e-9);
        expect(isKitchenQuantity(found, measure, isWhole)).toBe(true);
        expect(nearestQuantity(found, measure, isWhole)).toBe(found);
        if (isWeight && quantity >= 20) expect(found % 5).toBe(0);
      }),
      { numRuns: 2000 },
    );
  });

  it('never decrease as the amount grows', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ALL), quantities, within(0, 2), (measure, quantity, more) => {
        expect(nearestQuantity(quantity + more, measure)).toBeGreaterThanOrEqual(nearestQuantity(quantity, measure));
      }),
      { numRuns: 1000 },
    );
  });
});

const OIL: MeasuredFood = { measure: 'tbsp', measures: { g: 1, ml: 0.9, tbsp: 15, tsp: 5 }, isWhole: false };
const SALT: MeasuredFood = { measure: 'tsp', measures: { g: 1, tsp: 6, pinch: 0.4 }, isWhole: false };
const BEANS: MeasuredFood = { measure: 'can', measures: { g: 1, can: 240 }, isWhole: false };
const EGG: MeasuredFood = { measure: 'piece', measures: { g: 1, piece: 55 }, isWhole: true };
const MILK: MeasuredFood = { measure: 'cup', measures: { g: 1, ml: 1.03, tbsp: 15, cup: 240 }, isWhole: false };

/** Whether a larger measure may replace this quantity of a measure. */
const isCountedLong = (quantity: number, measure: string) =>
  (measure === 'pinch' && quantity > 3) ||
  (measure === 'tsp' && quantity > 2.5) ||
  (measure === 'tbsp' && quantity > 6) ||
  (measure === 'handful' && quantity > 2.5) ||
  (measure === 'slice' && quantity > 4);

describe('the kitchen amount of a food', () => {
  it('keeps its measure if the rounding is small', () => {
    expect(kitchenAmount(16, OIL)).toEqual({ measure: 'tbsp', quantity: 1, grams: 15 });
    expect(kitchenAmount(125, BEANS)).toEqual({ measure: 'can', quantity: 0.5, grams: 120 });
  });

  it('changes to a similar measure if that is much closer', () => {
    expect(kitchenAmount(0.17 * 15, OIL)).toEqual({ measure: 'tsp', quantity: 0.5, grams: 2.5 });
    expect(kitchenAmount(0.8, SALT)).toEqual({ measure: 'pinch', quantity: 2, grams: 0.8 });
    expect(kitchenAmount(0.7 * 240, BEANS)).toEqual({ measure: 'g', quantity: 170, grams: 170 });
    expect(kitchenAmount(0.3 * 240, MILK)).toEqual({ measure: 'ml', quantity: 70, grams: 70 * 1.03 });
  });

  it('keeps its measure if the other measure is hardly closer', () => {
    // Half a cup is 14% off, and the food has no other measure.
    expect(kitchenAmount(140, { ...MILK, measures: { cup: 240 } })).toMatchObject({ measure: 'cup', quantity: 0.5 });
    // 1 tablespoon of 15 g is 13% off 17.2 g, 3 teaspoons of 5.3 g are 8% off.
    const food = { ...OIL, measures: { tbsp: 15, tsp: 5.3 } };
    expect(kitchenAmount(17.2, food)).toMatchObject({ measure: 'tbsp', quantity: 1 });
  });

  it('never cuts an egg, whatever other measures it has', () => {
    expect(kitchenAmount(80, EGG)).toEqual({ measure: 'piece', quantity: 1, grams: 55 });
    expect(kitchenAmount(5, { ...EGG, measure: 'bar', measures: { g: 1, bar: 55 } })).toMatchObject({ measure: 'bar' });
  });

  const food: fc.Arbitrary<MeasuredFood> = fc
    .record({
      measure: fc.constantFrom(...ALL),
      each: fc.dictionary(fc.constantFrom(...ALL), within(0.2, 400)),
      own: within(0.2, 400),
      isWhole: fc.boolean(),
    })
    .map(({ measure, each, own, isWhole }) => ({
      measure,
      measures: { g: 1, ...each, ...(measure !== 'g' && { [measure]: own }) },
      isWhole,
    }));

  it('has the grams of its measure, and does not change when rounded again', () => {
    fc.assert(
      fc.property(food, within(0.01, 2000), (one, grams) => {
        const amount = kitchenAmount(grams, one);
        expect(isKitchenQuantity(amount.quantity, amount.measure, one.isWhole)).toBe(true);
        expect(amount.grams).toBe(amount.quantity * one.measures[amount.measure]!);
        expect(amount.grams).toBeGreaterThan(0);
        expect(kitchenAmount(amount.grams, { ...one, measure: amount.measure })).toEqual(amount);
      }),
      { numRuns: 2000 },
    );
  });

  it('changes to a larger measure if the original would give a large number', () => {
    const spice = { measure: 'pinch', measures: { g: 1, pinch: 0.3, tsp: 2.3, tbsp: 7 }, isWhole: false };
    expect(kitchenAmount(0.9, spice)).toEqual({ measure: 'pinch', quantity: 3, grams: expect.closeTo(0.9) as number });
    expect(kitchenAmount(2.1, spice)).toEqual({ measure: 'tsp', quantity: 1, grams: 2.3 });
    expect(kitchenAmount(7, { ...spice, measure: 'tsp' })).toEqual({ measure: 'tbsp', quantity: 1, grams: 7 });
    const oil = { measure: 'tsp', measures: { tsp: 4.5, tbsp: 13.5 }, isWhole: false };
    expect(kitchenAmount(11, oil)).toMatchObject({ measure: 'tsp', quantity: 2.5 });
    expect(kitchenAmount(13.5, oil)).toMatchObject({ measure: 'tbsp', quantity: 1 });
    expect(kitchenAmount(90, OIL)).toMatchObject({ measure: 'tbsp', quantity: 6 });
    expect(kitchenAmount(105, OIL)).toMatchObject({ measure: 'ml', quantity: 115 });
    const ham = { measure: 'slice', measures: { g: 1, slice: 13 }, isWhole: false };
    expect(kitchenAmount(52, ham)).toMatchObject({ measure: 'slice', quantity: 4 });
    expect(kitchenAmount(91, ham)).toMatchObject({ measure: 'g', quantity: 90 });
    const bread = { measure: 'slice', measures: { g: 1, slice: 35 }, isWhole: false };
    expect(kitchenAmount(210, bread)).toMatchObject({ measure: 'slice', quantity: 6 });
    const milk = { measure: 'glass', measures: { g: 1, ml: 1.03, glass: 206 }, isWhole: false };
    expect(kitchenAmount(145, milk)).toMatchObject({ measure: 'ml', quantity: 140 });
    const flour = { measure: 'tbsp', measures: { g: 1, tbsp: 8 }, isWhole: false };
    expect(kitchenAmount(160, flour)).toEqual({ measure: 'g', quantity: 160, grams: 160 });
  });

  it('is never further off than in its own measure, and changes measure only for a much closer one', () => {
    fc.assert(
      fc.property(food, within(0.01, 2000), (one, grams) => {
        const each = one.measures[one.measure]!;
        const own = nearestQuantity(grams / each, one.measure, one.isWhole) * each;
        const strayed = Math.abs(own - grams) / grams;
        const amount = kitchenAmount(grams, one);
        if (amount.measure === one.measure) expect(amount.grams).toBe(own);
        else if (isCountedLong(own / each, one.measure)) expect(Math.abs(amount.grams / own - 1)).toBeLessThan(0.5);
        else {
          expect(strayed).toBeGreaterThan(0.12);
          expect(strayOf(amount, grams)).toBeLessThan(strayed - 0.06);
        }
      }),
      { numRuns: 2000 },
    );
  });
});
