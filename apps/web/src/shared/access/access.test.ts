import { describe, expect, it } from 'vitest';
import type { CurrentUser } from '../session/current-user.ts';
import { userHasAccess } from './access.ts';

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
  const coach = { account_enabled: true, organisation: null } as CurrentUser['coach'];
  expect(userHasAccess({ ...USER, coach, has_access: true })).toBe(true);
  expect(userHasAccess({ ...USER, coach, has_access: false })).toBe(false);
});
