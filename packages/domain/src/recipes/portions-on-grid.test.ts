import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { portionsOnGrid } from './portions-on-grid.ts';

describe('portions of a recipe that is kept per portion', () => {
  it.each([
    [[], 1],
    [[1, 0.5, 150], 1],
    [[1 / 3, 100], 3],
    [[1 / 3, 0.125], 6],
    [[1 / 7, 1 / 11], 1],
  ])('[REC-07] shows %j for %i', (quantities, portions) => {
    expect(portionsOnGrid(quantities)).toBe(portions);
  });

  it('[REC-07] brings every amount that was written for up to 12 portions back as it was, or a part of it', () => {
    const steps = fc.integer({ min: 1, max: 20_000 });
    fc.assert(
      fc.property(fc.array(steps, { minLength: 1 }), fc.integer({ min: 1, max: 12 }), (amounts, portions) => {
        const kept = amounts.map((step) => (step * 0.05) / portions);
        const found = portionsOnGrid(kept);
        expect(found).toBeLessThanOrEqual(portions);
        for (const quantity of kept) {
          const shown = (quantity * found) / 0.05;
          expect(Math.abs(shown - Math.round(shown))).toBeLessThan(1e-4);
        }
      }),
    );
  });
});
