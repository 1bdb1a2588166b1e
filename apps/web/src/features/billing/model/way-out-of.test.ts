import { describe, expect, it } from 'vitest';
import { wayOutOf } from './way-out-of.ts';

const of = (...statuses: string[]) => ({
  subscriptions: statuses.map((status, at) => ({ id: `sub_${at}`, status, items: [] })),
});

describe('how to regain access when a subscription gives none', () => {
  it.each([
    ['a living one', false, of('canceled', 'active'), true, null],
    ['one in trial', true, of('trialing'), false, null],
    ['one whose payment is tried again', false, of('past_due'), true, null],
    ['an open invoice', false, of('canceled', 'unpaid'), true, { kind: 'PAY' }],
    ['one that ended', false, of('canceled'), true, { kind: 'AGAIN', address: '/checkout' }],
    ['one of a coach that ended', true, of('canceled'), false, { kind: 'AGAIN', address: '/checkout?for=coach' }],
    ['one that is paused', true, of('paused'), false, { kind: 'AGAIN', address: '/checkout?for=coach' }],
    ['none where one is needed', false, null, true, { kind: 'FIRST', address: '/checkout' }],
    ['none where none is needed', false, null, false, null],
  ])('is found for %s', (_what, is_coach, customer, payment_required, expected) => {
    expect(wayOutOf({ is_coach, customer, organisation: { payment_required } })).toEqual(expected);
  });
});
