import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AXIS_SEGMENTS, axisFor } from './axis.ts';
import { MEASUREMENT_TYPES } from './measurement-types.ts';

describe('the axis of a chart', () => {
  it('has the usual range of its type if there are no measurements', () => {
    expect(axisFor('WEIGHT', [])).toEqual({ min: 50, max: 140, step: 18 });
    expect(axisFor('SLEEP', [])).toEqual({ min: 0, max: 10, step: 2 });
    expect(axisFor('STRESS', [])).toEqual({ min: 0, max: 5, step: 1 });
  });

  it('encloses the values between round numbers, so that half a kilogram is visible', () => {
    expect(axisFor('WEIGHT', [71.2, 72.4, 71.9])).toEqual({ min: 71, max: 73.5, step: 0.5 });
    expect(axisFor('WEIGHT', [68, 92])).toEqual({ min: 66, max: 96, step: 6 });
  });

  it('begins at 0 for sleep and stress, and is extended for a long night', () => {
    expect(axisFor('SLEEP', [6.5, 8])).toEqual({ min: 0, max: 10, step: 2 });
    expect(axisFor('SLEEP', [14])).toEqual({ min: 0, max: 15, step: 3 });
    expect(axisFor('STRESS', [1, 5])).toEqual({ min: 0, max: 5, step: 1 });
  });

  it('contains all values of any type within five equal intervals', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...MEASUREMENT_TYPES),
        fc.array(fc.double({ min: 0.01, max: 650, noNaN: true }), { minLength: 1, maxLength: 20 }),
        (type, values) => {
          const { min, max, step } = axisFor(type, values);
          expect(max).toBeCloseTo(min + AXIS_SEGMENTS * step, 9);
          expect(min).toBeLessThanOrEqual(Math.min(...values) + 1e-6);
          expect(max).toBeGreaterThanOrEqual(Math.max(...values) - 1e-6);
        },
      ),
    );
  });
});
