import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundTo } from '../../numbers/rounding.ts';
import { portionsOnGrid, quantityOfPortions } from './portions-on-grid.ts';

describe('portions of a recipe that is stored per portion', () => {
  it.each([
    [[], 1],
    [[1, 0.5, 150], 1],
    [[0.333, 100], 3],
    [[0.333, 0.125], 6],
    [[0.333, 0.143], 1],
  ])('[REC-07] are counted for the quantities %j: %i', (quantities, portions) => {
    expect(portionsOnGrid(quantities)).toBe(portions);
  });

  it('[REC-07] restore a third as it was typed', () => {
    expect(quantityOfPortions(0.333, 3)).toBe(1);
    expect(quantityOfPortions(33.333, 3)).toBe(100);
    expect(quantityOfPortions(0.01, 1)).toBe(0.05);
  });

  it('[REC-07] are never more than the recipe was written for, and do not change any amount noticeably', () => {
    const steps = fc.integer({ min: 1, max: 20_000 });
    fc.assert(
      fc.property(fc.array(steps, { minLength: 1 }), fc.integer({ min: 1, max: 12 }), (amounts, portions) => {
        const quantities = amounts.map((step) => roundTo((step * 0.05) / portions, 3));
        fc.pre(quantities.every((quantity) => quantity > 0));
        const found = portionsOnGrid(quantities);
        expect(found).toBeLessThanOrEqual(portions);
        for (const quantity of quantities) {
          expect(Math.abs(quantityOfPortions(quantity, found) / found - quantity)).toBeLessThan(0.0006);
        }
      }),
    );
  });
});
