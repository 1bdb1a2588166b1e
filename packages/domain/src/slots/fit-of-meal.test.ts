import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitOfMeal } from './fit-of-meal.ts';

const LUNCH = { kcal: 500, protein: 30 };

describe('fitOfMeal', () => {
  it.each([
    [500, 30, 'GREAT', 0],
    [540, 26, 'GREAT', 40],
    [460, 25, 'GOOD', -40],
    [500, null, 'GOOD', 0],
    [575, 40, 'GOOD', 75],
    [576, 40, 'MORE', 76],
    [424, 40, 'LESS', -76],
  ] as const)(
    'calls a meal of %i kcal and %s g protein for a lunch of 500 kcal %s',
    (kcal, protein, grade, kcalOff) => {
      expect(fitOfMeal({ kcal, protein }, LUNCH)).toEqual({ grade, kcalOff });
    },
  );

  it('says nothing of unknown energy, nor of a slot without any', () => {
    expect(fitOfMeal({ kcal: null, protein: 20 }, LUNCH)).toBeNull();
    expect(fitOfMeal({ kcal: 300, protein: 20 }, { kcal: 0, protein: 0 })).toBeNull();
  });

  it('never calls a meal too large that has less than the slot, nor too small one that has more', () => {
    const kcal = fc.double({ min: 0, max: 3000, noNaN: true });
    fc.assert(
      fc.property(kcal, kcal, (has, wants) => {
        const fit = fitOfMeal({ kcal: has, protein: 20 }, { kcal: wants + 1, protein: 20 });
        expect(fit?.grade).not.toBe(has > wants + 1 ? 'LESS' : 'MORE');
      }),
    );
  });
});
