import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  comesFromPayment,
  isChoiceDue,
  PURPOSE_OF,
  THIRD_PARTIES,
  thirdPartiesToLoad,
  VISIT_PURPOSES,
} from './third-parties.ts';

const SCRIPTS = Object.fromEntries(THIRD_PARTIES.map((party) => [party, `https://${party}.example/a.js`]));
const ALL = { asked: VISIT_PURPOSES, agreed: VISIT_PURPOSES, on: '2026-11-27' };
const GUEST = { choice: ALL, isLoggedIn: false, isAutomated: false };

describe('what a page loads from third parties', () => {
  it.each([
    ['everything for a guest who agreed to everything', GUEST, [...THIRD_PARTIES]],
    ['nothing before a choice', { ...GUEST, choice: null }, []],
    ['nothing after a refusal', { ...GUEST, choice: { ...ALL, agreed: [] } }, []],
    ['nothing for a logged-in user', { ...GUEST, isLoggedIn: true }, []],
    ['no monitoring under automation', { ...GUEST, isAutomated: true }, ['ANALYTICS', 'AD_PIXEL', 'MESSENGER']],
    ['only what was agreed to', { ...GUEST, choice: { ...ALL, agreed: ['SUPPORT'] as const } }, ['MESSENGER']],
  ])('is %s', (_, visit, expected) => {
    expect(thirdPartiesToLoad({ scripts: SCRIPTS }, visit)).toEqual(expected);
  });

  it('is always both configured and agreed to, whatever the choice', () => {
    const some = <Of>(all: readonly Of[]) => fc.subarray([...all]);
    fc.assert(
      fc.property(
        some(THIRD_PARTIES),
        some(VISIT_PURPOSES),
        fc.boolean(),
        fc.boolean(),
        (set, agreed, isIn, isAuto) => {
          const scripts = Object.fromEntries(set.map((party) => [party, 'https://a.example/a.js']));
          const choice = { asked: VISIT_PURPOSES, agreed, on: '2026-01-01' };
          for (const party of thirdPartiesToLoad({ scripts }, { choice, isLoggedIn: isIn, isAutomated: isAuto })) {
            expect(isIn).toBe(false);
            expect(set).toContain(party);
            expect(agreed).toContain(PURPOSE_OF[party]);
          }
        },
      ),
    );
  });
});

it.each([
  ['never asked', null, ['MEASURING'], '2026-11-27', true],
  ['nothing is configured', null, [], '2026-11-27', false],
  ['refused', { ...ALL, agreed: [] }, ['MEASURING'], '2027-11-26', false],
  ['a year after agreeing', ALL, ['MEASURING'], '2027-11-27', true],
  ['a new purpose', { ...ALL, asked: ['MEASURING'] }, ['MEASURING', 'SUPPORT'], '2026-11-28', true],
] as const)('asks a visitor only if a choice is due: %s', (_, choice, purposes, today, isDue) => {
  expect(isChoiceDue(choice, purposes, today)).toBe(isDue);
});

it.each([
  ['https://checkout.stripe.com/c/pay/1', true],
  ['https://checkout.stripe.com.evil.example/', false],
  ['https://evil.example/?checkout.stripe.com', false],
  ['', false],
  ['no address', false],
])('%j counts as a payment page: %s', (referrer, isPayment) => {
  expect(comesFromPayment(referrer, ['checkout.stripe.com'])).toBe(isPayment);
});
