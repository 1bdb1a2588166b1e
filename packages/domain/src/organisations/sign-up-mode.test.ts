import { describe, expect, it } from 'vitest';
import { opensAccount, SIGN_UP_MODES, usualSignUp } from './sign-up-mode.ts';

describe('usualSignUp', () => {
  it.each([
    [{ isCoachs: false, paymentRequired: false, clientsAreDiy: true }, 'OPEN'],
    [{ isCoachs: false, paymentRequired: false, clientsAreDiy: false }, 'INVITE'],
    [{ isCoachs: false, paymentRequired: true, clientsAreDiy: true }, 'CHECKOUT'],
    [{ isCoachs: false, paymentRequired: true, clientsAreDiy: false }, 'CHECKOUT'],
    [{ isCoachs: true, paymentRequired: true, clientsAreDiy: true }, 'INVITE'],
    [{ isCoachs: true, paymentRequired: false, clientsAreDiy: true }, 'INVITE'],
  ])('maps %o to %s', (organisation, mode) => {
    expect(usualSignUp(organisation)).toBe(mode);
  });
});

describe('opensAccount', () => {
  it('returns true for anyone if the portal is open, otherwise only for people who were invited', () => {
    expect(SIGN_UP_MODES.map((mode) => [mode, opensAccount(mode, false), opensAccount(mode, true)])).toEqual([
      ['OPEN', true, true],
      ['CHECKOUT', false, true],
      ['INVITE', false, true],
      ['WAITLIST', false, true],
    ]);
  });
});
