import { describe, expect, it } from 'vitest';
import { mailWaitSeconds } from './mail-limits.ts';

describe('mailWaitSeconds', () => {
  it.each([
    ['nothing was sent', [], 0],
    ['the last email is a second old', [1], 59],
    ['the last email is just a minute old', [60], 0],
    ['two emails were sent within ten minutes', [61, 200], 0],
    ['three emails were sent within ten minutes', [61, 200, 550], 50],
    ['ten emails were sent within a day', Array.from({ length: 10 }, (_, index) => (index + 1) * 1000), 76_400],
  ])('is right if %s', (_, sent, seconds) => {
    expect(mailWaitSeconds(sent, sent)).toBe(seconds);
  });

  it('requires no gap after emails of other kinds, but counts them', () => {
    expect(mailWaitSeconds([1], [])).toBe(0);
    expect(mailWaitSeconds([1, 2, 3], [])).toBe(597);
  });
});
