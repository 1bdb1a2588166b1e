import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitInside } from './prepare-photo.ts';

describe('fitInside', () => {
  it.each([
    [4000, 3000, { width: 1600, height: 1200 }],
    [3000, 4000, { width: 1200, height: 1600 }],
    [1600, 900, { width: 1600, height: 900 }],
    [10, 20, { width: 10, height: 20 }],
    [100_000, 1, { width: 1600, height: 1 }],
  ])('turns %i by %i into %j', (width, height, fitted) => {
    expect(fitInside(width, height, 1600)).toEqual(fitted);
  });

  it('never enlarges, never exceeds the side, and keeps the aspect ratio to within a pixel', () => {
    const length = fc.integer({ min: 1, max: 20_000 });
    fc.assert(
      fc.property(length, length, (width, height) => {
        const fitted = fitInside(width, height, 1600);
        expect(Math.max(fitted.width, fitted.height)).toBe(Math.min(1600, Math.max(width, height)));
        const shrink = Math.min(1, 1600 / Math.max(width, height));
        expect(Math.abs(fitted.width - Math.max(1, width * shrink))).toBeLessThanOrEqual(0.5);
        expect(Math.abs(fitted.height - Math.max(1, height * shrink))).toBeLessThanOrEqual(0.5);
      }),
    );
  });
});
