import { onboarding as en } from '@weekbord/phrases/en/onboarding';
import { onboarding as nl } from '@weekbord/phrases/nl/onboarding';
import { expect, it } from 'vitest';
import { MESSAGE_MS, messageAt, percentAt } from './interstitial.ts';

it.each([
  [0, 10],
  [2999, 10],
  [3000, 22],
  [6000, 34],
  [21_000, 94],
  [24_000, 100],
  [600_000, 100],
])('fills the bar from 10% by 12% every 3 s, never past 100%%: after %i ms %i %%', (elapsed, percent) => {
  expect(percentAt(elapsed)).toBe(percent);
});

it('shows the next message every 3 s and starts again after the last', () => {
  expect([0, 2999, 3000, 6000, 12_000, 15_000].map((elapsed) => messageAt(elapsed, true))).toEqual([
    'preparing1',
    'preparing1',
    'preparing2',
    'preparing3',
    'preparing5',
    'preparing1',
  ]);
});

it.each([
  ['English', en],
  ['Dutch', nl],
] as const)('in %s, the messages contain no name if the person gave none', (_, phrases) => {
  for (let elapsed = 0; elapsed < 15_000; elapsed += MESSAGE_MS)
    expect(phrases[messageAt(elapsed, false)]).not.toContain('{name}');
});
