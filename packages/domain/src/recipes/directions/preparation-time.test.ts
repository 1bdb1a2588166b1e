import { expect, it } from 'vitest';
import { preparationRange, totalMinutes } from './preparation-time.ts';

it.each([
  ['LTE_5', 1, 5],
  ['LTE_10', 6, 10],
  ['LTE_20', 11, 20],
  ['LTE_30', 21, 30],
  ['GTE_30', 31, 60],
  ['ALL', null, null],
] as const)('[REC-03] %s selects %s to %s minutes', (filter, from, to) => {
  expect(preparationRange(filter)).toEqual({ from, to });
});

it.each([
  [{ preparation: 10, cooking: 60, waiting: 15 }, 85],
  [{ preparation: 6, cooking: 0, waiting: 420 }, 426],
  [{ preparation: 5, cooking: null, waiting: null }, 5],
  [{ preparation: null, cooking: 20, waiting: null }, 20],
  [{ preparation: 0, cooking: null, waiting: null }, null],
  [{ preparation: null, cooking: null, waiting: null }, null],
])('[REC-03] %j has a total of %s minutes', (of, minutes) => {
  expect(totalMinutes(of)).toBe(minutes);
});
