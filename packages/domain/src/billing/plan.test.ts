import { describe, expect, it } from 'vitest';
import { SUBSCRIPTION_STATUSES, type SubscriptionStatus } from './subscription-statuses.ts';
import {
  mayManageAccount,
  PORTAL_ACCESS,
  type PortalAccess,
  showsSubscriptionManagement,
  trialDaysFor,
} from './plan.ts';

describe('managing the account in the billing portal', () => {
  const cases: [PortalAccess, SubscriptionStatus, boolean][] = PORTAL_ACCESS.flatMap((portalAccess) =>
    SUBSCRIPTION_STATUSES.map((status): [PortalAccess, SubscriptionStatus, boolean] => [
      portalAccess,
      status,
      { NONE: false, UNTIL_CANCELED: status !== 'canceled', ALWAYS: true }[portalAccess],
    ]),
  );

  it.each(cases)(
    '[BIL-06] is possible with the product access %s and the subscription status %s: %s',
    (portalAccess, status, may) => {
      expect(mayManageAccount([{ portalAccess, status }])).toBe(may);
    },
  );

  it('[BIL-06] requires one subscription that allows it', () => {
    expect(mayManageAccount([])).toBe(false);
    const refused = { portalAccess: 'NONE', status: 'active' } as const;
    const over = { portalAccess: 'UNTIL_CANCELED', status: 'canceled' } as const;
    expect(mayManageAccount([refused, over])).toBe(false);
    expect(mayManageAccount([refused, over, { portalAccess: 'ALWAYS', status: 'canceled' }])).toBe(true);
  });

  const DESKTOP_MEMBER = { isCoach: false, isInClientMode: true, isOnDesktop: true, diyBilling: false };
  it.each([
    [DESKTOP_MEMBER, true],
    [{ ...DESKTOP_MEMBER, isOnDesktop: false }, false],
    [{ ...DESKTOP_MEMBER, isInClientMode: false }, false],
    [{ ...DESKTOP_MEMBER, isCoach: true }, false],
    [{ ...DESKTOP_MEMBER, isCoach: true, diyBilling: true }, true],
    [{ ...DESKTOP_MEMBER, isOnDesktop: false, diyBilling: true }, true],
  ])('[BIL-06] is offered in My profile to %j: %s', (person, shows) => {
    expect(showsSubscriptionManagement(person)).toBe(shows);
  });
});

it.each([
  [[], 14],
  [['PERSON', null], 14],
  [['COACH'], 0],
] as const)('gives a person who had plans for %j a trial of %i days with a plan for coaches', (had, days) => {
  expect(trialDaysFor({ audience: 'COACH', trialDays: 14 }, had)).toBe(days);
});
