import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitOfMeal } from './fit-of-meal.ts';

describe('fitOfMeal', () => {
  it.each([
    [500, 'GOOD', 0],
    [575, 'GOOD', 75],
    [425, 'GOOD', -75],
    [576, 'MORE', 76],
    [424, 'LESS', -76],
  ] as const)('rates a meal of %i kcal for a lunch of 500 kcal as %s', (kcal, grade, kcalOff) => {
    expect(fitOfMeal(kcal, 500)).toEqual({ grade, kcalOff });
  });

  it('is null for unknown energy, and for a slot without energy', () => {
    expect(fitOfMeal(null, 500)).toBeNull();
    expect(fitOfMeal(300, 0)).toBeNull();
  });

  it("never rates a meal below the slot's energy as too large, or a meal above it as too small", () => {
    const kcal = fc.double({ min: 1, max: 3000, noNaN: true });
    fc.assert(
      fc.property(kcal, kcal, (has, wants) => {
        expect(fitOfMeal(has, wants)?.grade).not.toBe(has > wants ? 'LESS' : 'MORE');
      }),
    );
  });
});
