import { describe, expect, it } from 'vitest';
import type { CurrentUser } from '../session/current-user.ts';
import { paymentRestoresAccess, userHasAccess } from './access.ts';

const USER = {
  account_enabled: true,
  payment_status_override: false,
  is_coach: false,
  coach: null,
  organisation: null,
  customer: null,
  age_closure: null,
  feature_flags_for_user: { flags: {}, switches: {}, samples: {} },
} as unknown as CurrentUser;
const COACH = { account_enabled: true, organisation: null } as NonNullable<CurrentUser['coach']>;
const having = (status: string) => ({ subscriptions: [{ id: 'sub_1', status, items: [] }] });

describe('a coach', () => {
  it.each([
    ['trialing', true],
    ['active', true],
    ['past_due', true],
    ['canceled', false],
    ['unpaid', false],
  ])('whose subscription is %s has access: %s, as the server decides', (status, hasAccess) => {
    expect(userHasAccess({ ...USER, is_coach: true, customer: having(status) })).toBe(hasAccess);
  });

  it('without a subscription has access', () => {
    expect(userHasAccess({ ...USER, is_coach: true })).toBe(true);
  });
});

it('a person who is not a coach keeps access after a subscription where nothing is sold', () => {
  expect(userHasAccess({ ...USER, customer: having('canceled') })).toBe(true);
});

it('a client whose coach no longer pays has no access, which only the server knows', () => {
  expect(userHasAccess({ ...USER, coach: COACH, has_access: true })).toBe(true);
  expect(userHasAccess({ ...USER, coach: COACH, has_access: false })).toBe(false);
});

it('what the server decided about access takes precedence over the record', () => {
  expect(userHasAccess({ ...USER, account_enabled: false, has_access: true })).toBe(true);
});

describe('a payment restores the access of', () => {
  const lapsed = { ...USER, has_access: false, customer: having('canceled') };
  const paying = { payment_required: true } as CurrentUser['organisation'];

  it.each([
    ['a coach whose subscription ended', { is_coach: true }, true],
    ['a person whose organisation requires payment', { organisation: paying }, true],
    ['a person whose account is closed', { organisation: paying, account_enabled: false }, false],
    ['a coach whose account is closed', { is_coach: true, account_enabled: false }, false],
    ['a client of a closed coach', { organisation: paying, coach: { ...COACH, account_enabled: false } }, false],
    ['a client whose coach no longer pays', { coach: COACH }, false],
    ['a minor', { organisation: paying, age_closure: 'ON_THEIR_OWN' }, false],
  ] as const)('%s: %j → %s', (_who, given, restores) => {
    expect(paymentRestoresAccess({ ...lapsed, ...given })).toBe(restores);
  });
});
