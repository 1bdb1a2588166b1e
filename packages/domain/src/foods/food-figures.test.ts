import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LabelFigures, validateFoodFigures } from './food-figures.ts';

function figures(kcal: number, protein: number, fat: number, carbohydrates: number, fiber: number | null = 0) {
  return { kcal, protein, fat, carbohydrates, fiber } satisfies LabelFigures;
}

describe('label values per 100 g', () => {
  it.each([
    ['bread', figures(247, 10, 2.5, 43, 6.5)],
    ['oil', figures(900, 0, 100, 0, null)],
    ['water', figures(0, 0, 0, 0)],
    ['egg', figures(137, 12.3, 9.7, 0.2)],
    ['wine', figures(83, 0.1, 0, 2.6)],
    ['spirits', figures(250, 0, 0, 0)],
    ['sweets with polyols', figures(240, 0, 0, 98)],
    ['bran', figures(300, 15, 4, 20, 43)],
  ])('are accepted for %s', (_, given) => {
    expect(validateFoodFigures(given)).toBeNull();
  });

  it.each([
    [figures(950, 0, 100, 0), 'too_large'],
    [figures(-1, 0, 0, 0), 'too_small'],
    [figures(500, 40, 40, 40), 'macros_over_whole'],
    [figures(20, 10, 10, 10), 'kcal_not_of_macros'],
    [figures(610, 10, 3, 43), 'kcal_not_of_macros'],
  ])('are rejected for %j: %s', (given, code) => {
    expect(validateFoodFigures(given)).toMatchObject({ code });
  });

  it('are plausible whenever the energy matches the macros', () => {
    const share = fc.double({ min: 0, max: 25, noNaN: true });
    fc.assert(
      fc.property(share, share, share, share, (protein, fat, carbohydrates, fiber) => {
        const kcal = 4 * protein + 9 * fat + 4 * carbohydrates + 2 * fiber;
        expect(validateFoodFigures({ kcal, protein, fat, carbohydrates, fiber })).toBeNull();
      }),
    );
  });
});
