import type { SubscriptionStatus } from './subscription-statuses.ts';
import type { PlanAudience, PortalAccess } from './plan-choices.ts';

export * from './plan-choices.ts';

/**
 * The states of a checkout. PAID: no one has claimed it since the payment. CLAIMED: the subscription belongs to a
 * person. RETURNED: it was cancelled and refunded, because the person already had a subscription or no one claimed it.
 */
export const CHECKOUT_STATES = ['OPEN', 'PAID', 'CLAIMED', 'EXPIRED', 'RETURNED'] as const;
export type CheckoutState = (typeof CHECKOUT_STATES)[number];

/** A subscription, with the portal access that its product grants. */
export interface BilledSubscription {
  readonly status: SubscriptionStatus;
  readonly portalAccess: PortalAccess;
}

/** Whether a customer may manage their account in the billing portal: cards, invoices and plan. */
export function mayManageAccount(subscriptions: readonly BilledSubscription[]): boolean {
  return subscriptions.some(
    ({ status, portalAccess }) =>
      portalAccess === 'ALWAYS' || (portalAccess === 'UNTIL_CANCELED' && status !== 'canceled'),
  );
}

/** Whether My profile shows how to manage the subscription. */
export function showsSubscriptionManagement(
  person: Readonly<{ isCoach: boolean; isInClientMode: boolean; isOnDesktop: boolean; diyBilling: boolean }>,
): boolean {
  return person.diyBilling || (!person.isCoach && person.isInClientMode && person.isOnDesktop);
}

/**
 * The number of free days at the start of a plan. Only someone who has never had a plan for the same audience gets a
 * trial.
 */
export function trialDaysFor(
  plan: Readonly<{ audience: PlanAudience; trialDays: number }>,
  had: readonly (PlanAudience | null)[],
): number {
  return had.includes(plan.audience) ? 0 : plan.trialDays;
}
