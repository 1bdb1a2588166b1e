import { expect, test } from 'vitest';
import { DEFAULT_WEIGHTS, resolveWeights } from './weights.ts';

test('resolveWeights uses the given weights, and otherwise the defaults', () => {
  expect(resolveWeights(undefined)).toEqual(DEFAULT_WEIGHTS);
  expect(resolveWeights({ nutrition: 0.5, mix: 0 })).toEqual({ ...DEFAULT_WEIGHTS, nutrition: 0.5, mix: 0 });
});

test('resolveWeights ignores what is not a weight', () => {
  const given = { bought: -1, mix: NaN, late: Infinity, unknown: 3 };
  expect(resolveWeights(given)).toEqual(DEFAULT_WEIGHTS);
});
