import type { SubscriptionStatus } from '../vocabulary.ts';

/** Who buys a plan: a coach for her business, or a person for themselves. */
export const PLAN_AUDIENCES = ['COACH', 'PERSON'] as const;
export type PlanAudience = (typeof PLAN_AUDIENCES)[number];

export const PLAN_INTERVALS = ['month', 'year'] as const;
export type PlanInterval = (typeof PLAN_INTERVALS)[number];

/** Currencies that plans are sold in, as ISO 4217 codes in lower case. */
export const PLAN_CURRENCIES = ['eur', 'gbp'] as const;
export type PlanCurrency = (typeof PLAN_CURRENCIES)[number];

/**
 * How far a checkout is. PAID: nobody logged in with its address since. CLAIMED: the subscription is a person's. RETURNED: the
 * person had a subscription already, so this one was ended and its money went back.
 */
export const CHECKOUT_STATES = ['OPEN', 'PAID', 'CLAIMED', 'EXPIRED', 'RETURNED'] as const;
export type CheckoutState = (typeof CHECKOUT_STATES)[number];

/** Until when a customer of a product manages their account at the till: never, until the subscription is cancelled, or always. */
export const PORTAL_ACCESS = ['NONE', 'UNTIL_CANCELED', 'ALWAYS'] as const;
export type PortalAccess = (typeof PORTAL_ACCESS)[number];

/** A subscription with what its product allows. */
export interface BilledSubscription {
  readonly status: SubscriptionStatus;
  readonly portalAccess: PortalAccess;
}

/** Whether a customer may manage their account at the till: their cards, invoices and plan. */
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

/** Days for which a plan is free at first: a trial is for who never had a plan of its audience. */
export function trialDaysFor(
  plan: Readonly<{ audience: PlanAudience; trialDays: number }>,
  had: readonly (PlanAudience | null)[],
): number {
  return had.includes(plan.audience) ? 0 : plan.trialDays;
}
