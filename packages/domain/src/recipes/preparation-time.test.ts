import { expect, it } from 'vitest';
import { preparationRange } from './preparation-time.ts';

it.each([
  ['LTE_5', 1, 5],
  ['LTE_10', 6, 10],
  ['LTE_20', 11, 20],
  ['LTE_30', 21, 30],
  ['GTE_30', 31, 60],
  ['ALL', null, null],
] as const)('[REC-03] %s asks for %s to %s minutes', (filter, from, to) => {
  expect(preparationRange(filter)).toEqual({ from, to });
});
