import { describe, expect, it } from 'vitest';
import { AGE_CLOSURES } from '../intake/minors.ts';
import { SUBSCRIPTION_STATUSES, type SubscriptionStatus } from '../billing/subscription-statuses.ts';
import {
  type Account,
  type CoachAccount,
  hasAccess,
  hasPaidAccess,
  isAccountDisabled,
  isLivingSubscription,
} from './account-access.ts';

const coach: CoachAccount = {
  accountEnabled: true,
  subscriptions: ['active'],
  organisation: { productStripeId: 'prod_1' },
};
const account: Account = {
  accountEnabled: true,
  paymentStatusOverride: null,
  subscriptions: ['active'],
  coach,
  ageClosure: null,
};
const withCoach = (change: Partial<CoachAccount>): Account => ({ ...account, coach: { ...coach, ...change } });
const lapsed: readonly SubscriptionStatus[] = ['canceled', 'unpaid', 'incomplete_expired', 'paused'];

it('[ACC-01] all subscription statuses but four count as active, even a trial', () => {
  expect(SUBSCRIPTION_STATUSES.filter((status) => !isLivingSubscription(status)).toSorted()).toEqual(lapsed.toSorted());
  expect(isLivingSubscription('trialing')).toBe(true);
});

describe('account access', () => {
  it.each<[string, Account, boolean]>([
    ['everything is enabled and paid', account, false],
    ['there is no coach', { ...account, coach: null }, false],
    ['the user is not enabled', { ...account, accountEnabled: false }, true],
    ['the coach is not enabled', withCoach({ accountEnabled: false }), true],
    ["all of the coach's subscriptions have lapsed", withCoach({ subscriptions: lapsed }), true],
    ["one of the coach's subscriptions is active", withCoach({ subscriptions: ['canceled', 'trialing'] }), false],
    ['the coach has no subscriptions', withCoach({ subscriptions: [] }), false],
    ['the coach is not a customer', withCoach({ subscriptions: null }), false],
    ['an override enables a disabled user', { ...account, accountEnabled: false, paymentStatusOverride: true }, false],
    ['an override of false changes nothing', { ...account, accountEnabled: false, paymentStatusOverride: false }, true],
    [
      'an override enables a lapsed coach',
      { ...withCoach({ subscriptions: lapsed }), paymentStatusOverride: true },
      false,
    ],
  ])('[ACC-01] is decided when %s', (_, subject, disabled) => {
    expect(isAccountDisabled(subject)).toBe(disabled);
  });
});

describe('paid access', () => {
  const unpaid: Account = { ...account, subscriptions: ['canceled'] };

  it.each<[string, Account | null, boolean, boolean]>([
    ['there is no user', null, true, true],
    ['a subscription is active', account, true, true],
    ['all subscriptions have lapsed', unpaid, true, false],
    ['the override is set', { ...unpaid, paymentStatusOverride: true }, true, true],
    ['the paywall is off', unpaid, false, true],
    ['there is no coach', { ...unpaid, coach: null }, true, true],
    ['there is no organisation', { ...unpaid, coach: { ...coach, organisation: null } }, true, true],
    ['there is no product', { ...unpaid, coach: { ...coach, organisation: { productStripeId: null } } }, true, true],
    ['there are no subscriptions', { ...unpaid, subscriptions: null }, true, true],
    ['one of two subscriptions is active', { ...unpaid, subscriptions: ['unpaid', 'past_due'] }, true, true],
  ])('[ACC-01] is decided when %s', (_, subject, paywallIsOn, paid) => {
    expect(hasPaidAccess(subject, paywallIsOn)).toBe(paid);
  });
});

it('[ACC-01] requires an active subscription if the organisation requires payment', () => {
  const rules = { paywallIsOn: false, organisationRequiresPayment: true };
  expect(hasAccess(account, rules)).toBe(true);
  expect(hasAccess({ ...account, subscriptions: null }, rules)).toBe(false);
  expect(hasAccess({ ...account, subscriptions: null, paymentStatusOverride: true }, rules)).toBe(true);
  expect(hasAccess({ ...account, subscriptions: null }, { ...rules, organisationRequiresPayment: false })).toBe(true);
});

it("keeps an account closed if it was closed because of its owner's age", () => {
  const rules = { paywallIsOn: false, organisationRequiresPayment: false };
  for (const closure of AGE_CLOSURES) {
    expect(hasAccess({ ...account, paymentStatusOverride: true, ageClosure: closure }, rules)).toBe(false);
  }
});
