import { describe, expect, it } from 'vitest';
import { demoEndsAt, isDemoOver } from './demo-account.ts';

const NOW = new Date('2027-03-27T14:05:00Z');

describe('a demo account', () => {
  it('lasts for 24 hours, even across a clock change', () => {
    expect(demoEndsAt(NOW).toISOString()).toBe('2027-03-28T14:05:00.000Z');
  });

  it.each([
    ['an account that is not a demo', null, false],
    ['a demo with a millisecond left', new Date(NOW.getTime() + 1), false],
    ['a demo at its end', NOW, true],
    ['a demo after its end', new Date(NOW.getTime() - 1), true],
  ])('expires on time: %s', (_what, until, over) => {
    expect(isDemoOver(until, NOW)).toBe(over);
  });
});
