import { expect, it } from 'vitest';
import { measureOfSubstitute } from './kitchen-measure.ts';

it.each([
  ['tbsp', { g: 1, tbsp: 15, tsp: 5 }, 'tbsp'],
  ['tbsp', { g: 1, tsp: 5 }, 'tsp'],
  ['tsp', { g: 1, pinch: 0.4 }, 'g'],
  ['cup', { g: 1, ml: 1.03 }, 'ml'],
  ['slice', { g: 1, piece: 40 }, 'g'],
])(
  'an amount in %s is converted, for a substitute with the measures %j, into an amount in %s',
  (measure, measures, expected) => {
    expect(measureOfSubstitute(measure, measures)).toBe(expected);
  },
);
