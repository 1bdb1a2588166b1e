import { describe, expect, it } from 'vitest';
import type { CurrentUser } from '../../../shared/session/current-user.ts';
import { wayOutOf } from './way-out-of.ts';

const USER = {
  account_enabled: true,
  payment_status_override: false,
  coach: null,
  age_closure: null,
  feature_flags_for_user: { flags: {}, switches: {}, samples: {} },
};

const of = (...statuses: string[]) => ({
  subscriptions: statuses.map((status, at) => ({ id: `sub_${at}`, status, items: [] })),
});

describe('how to regain access', () => {
  it.each([
    ['an active subscription', false, of('canceled', 'active'), true, null],
    ['a subscription in trial', true, of('trialing'), false, null],
    ['a subscription whose payment is being retried', false, of('past_due'), true, null],
    ['an open invoice', false, of('canceled', 'unpaid'), true, { kind: 'PAY' }],
    ['an ended subscription', false, of('canceled'), true, { kind: 'AGAIN', address: '/checkout' }],
    [
      'an ended subscription of a coach',
      true,
      of('canceled'),
      false,
      { kind: 'AGAIN', address: '/checkout?for=coach' },
    ],
    ['a paused subscription', true, of('paused'), false, { kind: 'AGAIN', address: '/checkout?for=coach' }],
    ['no subscription where one is required', false, null, true, { kind: 'FIRST', address: '/checkout' }],
    ['no subscription where none is required', false, null, false, null],
  ])('is found for %s', (_what, is_coach, customer, payment_required, expected) => {
    const user = { ...USER, is_coach, customer, organisation: { payment_required } } as unknown as CurrentUser;
    expect(wayOutOf(user)).toEqual(expected);
  });

  it.each(['unpaid', 'canceled'])(
    'does not exist by paying a subscription that is %s on a closed account',
    (status) => {
      const organisation = { payment_required: true };
      const user = { ...USER, is_coach: false, account_enabled: false, customer: of(status), organisation };
      expect(wayOutOf(user as unknown as CurrentUser)).toBeNull();
    },
  );
});
