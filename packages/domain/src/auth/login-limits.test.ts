import { describe, expect, it } from 'vitest';
import { mailWaitSeconds } from './login-limits.ts';

const mails = (...secondsAgo: number[]) => secondsAgo.map((age) => ({ kind: 'RESEND', secondsAgo: age }));

describe('mailWaitSeconds', () => {
  it.each([
    ['nothing was sent', mails(), 0],
    ['the last is a second old', mails(1), 59],
    ['the last is just a minute old', mails(60), 0],
    ['two were sent within ten minutes', mails(61, 200), 0],
    ['three were sent within ten minutes', mails(61, 200, 550), 50],
    ['ten were sent within a day', mails(...Array.from({ length: 10 }, (_, index) => (index + 1) * 1000)), 76_400],
  ])('where %s', (_, sent, seconds) => {
    expect(mailWaitSeconds(sent, 'RESEND')).toBe(seconds);
  });

  it('lets another call send at once, but counts its mails too', () => {
    expect(mailWaitSeconds(mails(1), 'PORTAL')).toBe(0);
    expect(mailWaitSeconds(mails(1, 2, 3), 'PORTAL')).toBe(597);
  });
});
