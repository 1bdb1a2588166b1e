import { expect, it } from 'vitest';
import { messageAt, percentAt } from './interstitial.ts';

it.each([
  [0, 10],
  [2999, 10],
  [3000, 22],
  [6000, 34],
  [21_000, 94],
  [24_000, 100],
  [600_000, 100],
])('fills the bar from 10 % by 12 % every 3 s, never past 100 %%: after %i ms %i %%', (elapsed, percent) => {
  expect(percentAt(elapsed)).toBe(percent);
});

it('shows the next message every 3 s and starts over after the last', () => {
  expect([0, 2999, 3000, 6000, 11_999, 12_000].map((elapsed) => messageAt(elapsed, 4))).toEqual([0, 0, 1, 2, 3, 0]);
});
