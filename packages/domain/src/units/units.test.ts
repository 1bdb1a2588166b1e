import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centimetresToFeet, feetToCentimetres } from './height.ts';
import {
  kilogramsToStones,
  poundsToStones,
  roundKilograms,
  shownWeight,
  stonesToPounds,
  typedWeightInKg,
} from './weight.ts';

describe('height', () => {
  it.each([
    [160, 5, 3],
    [182, 6, 0],
    [183, 6, 0],
    [152, 5, 0],
    [250, 8, 2],
  ])('[ONB-06] in centimetres is converted: %i cm is %i ft %i in', (heightInCm, feet, inches) => {
    expect(centimetresToFeet(heightInCm)).toEqual({ feet, inches });
  });

  it('[CAL-03] carries over 12 inches, and feet and inches survive conversion to centimetres', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 8 }), fc.integer({ min: 0, max: 11 }), (feet, inches) => {
        expect(centimetresToFeet(feetToCentimetres({ feet, inches }))).toEqual({ feet, inches });
      }),
    );
    fc.assert(
      fc.property(fc.double({ min: 100, max: 260, noNaN: true }), (heightInCm) => {
        expect(centimetresToFeet(heightInCm).inches).toBeLessThan(12);
      }),
    );
  });
});

describe('weight', () => {
  it('[ONB-07] is shown in pounds and stone for the default of 70 kg', () => {
    expect(shownWeight(70, 'POUNDS')).toBe(154.3);
    expect(kilogramsToStones(70)).toEqual({ stones: 11, pounds: 0.3 });
    expect(typedWeightInKg(155, 'POUNDS')).toBe(70.31);
  });

  it('[ONB-07] is rounded to one decimal place when displayed in kilograms, and to two when stored', () => {
    expect(shownWeight(70.31, 'KILOGRAMS')).toBe(70.3);
    expect(roundKilograms(70.305)).toBe(70.31);
  });

  it('[CAL-03] carries over 14 pounds to a stone', () => {
    expect(poundsToStones(167.96)).toEqual({ stones: 12, pounds: 0 });
    expect(poundsToStones(167.9)).toEqual({ stones: 11, pounds: 13.9 });
  });

  it('[CAL-03] is still as typed after switching units', () => {
    const tenths = fc.integer({ min: 450, max: 6600 }).map((value) => value / 10);
    fc.assert(
      fc.property(tenths, fc.constantFrom('KILOGRAMS', 'POUNDS', 'STONES'), (typed, unit) => {
        const stored = typedWeightInKg(typed, unit);
        expect(shownWeight(stored, unit)).toBe(typed);
        expect(typedWeightInKg(shownWeight(stored, 'KILOGRAMS'), 'KILOGRAMS')).toBeCloseTo(stored, 0);
      }),
    );
    fc.assert(
      fc.property(tenths, (pounds) => {
        const weight = poundsToStones(pounds);
        expect(stonesToPounds(weight)).toBe(pounds);
        expect(kilogramsToStones(typedWeightInKg(pounds, 'STONES'))).toEqual(weight);
      }),
    );
  });
});
