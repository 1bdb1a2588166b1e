import { describe, expect, it } from 'vitest';
import { askedPause, reopenPause } from './reopen-pause.ts';

const NOW = Date.parse('2027-03-15T09:00:00Z');

it.each([
  ['12', 12_000],
  ['Mon, 15 Mar 2027 09:00:30 GMT', 30_000],
  ['Mon, 15 Mar 2027 08:00:00 GMT', 0],
  ['999999999', 3_600_000],
  ['soon', 0],
  ['', 0],
  [null, 0],
])('turns the Retry-After header %s into a pause of %i ms', (header, pause) => {
  expect(askedPause(header, NOW)).toBe(pause);
});

describe('the delay before a stream is reopened', () => {
  const failed = { failures: 0, isOrderly: false, askedMs: 0, chance: 0 };

  it('grows with each failure, up to a minute and a half', () => {
    expect([0, 1, 2, 3, 50].map((failures) => reopenPause({ ...failed, failures, chance: 0.5 }))).toEqual([
      1000, 2000, 4000, 8000, 60_000,
    ]);
    expect(reopenPause({ ...failed, failures: 50, chance: 1 })).toBe(90_000);
  });

  it('is never shorter than half a second, nor than what the server requests', () => {
    expect(reopenPause(failed)).toBe(500);
    expect(reopenPause({ ...failed, isOrderly: true })).toBe(500);
    expect(reopenPause({ ...failed, askedMs: 20_000 })).toBe(20_000);
  });
});
