import type { AgeClosure } from '../intake/minors.ts';
import type { SubscriptionStatus } from '../billing/subscription-statuses.ts';

/** Statuses without access; a trial has access. */
const LAPSED_STATUSES: readonly SubscriptionStatus[] = ['canceled', 'unpaid', 'incomplete_expired', 'paused'];

export type CoachAccount = Readonly<{
  accountEnabled: boolean;
  /** Null if the coach has never been a customer. */
  subscriptions: readonly SubscriptionStatus[] | null;
  organisation: Readonly<{ productStripeId: string | null }> | null;
}>;

/** The facts that decide whether a person may use the product. */
export type Account = Readonly<{
  accountEnabled: boolean;
  paymentStatusOverride: boolean | null;
  /** The person's own subscriptions; null if they have never been a customer. */
  subscriptions: readonly SubscriptionStatus[] | null;
  /** The person's coach; for a coach, the coach's own account. */
  coach: CoachAccount | null;
  /** Why the account is closed because of its owner's age; null if it is not. */
  ageClosure: AgeClosure | null;
}>;

/** Whether a subscription with this status gives access. */
export function isLivingSubscription(status: SubscriptionStatus): boolean {
  return !LAPSED_STATUSES.includes(status);
}

function allLapsed(subscriptions: readonly SubscriptionStatus[] | null): boolean {
  return subscriptions !== null && subscriptions.length > 0 && !subscriptions.some(isLivingSubscription);
}

/**
 * Whether the account is closed: the account or its coach is not enabled, or the coach's subscriptions have all lapsed.
 */
export function isAccountDisabled(account: Account): boolean {
  if (account.paymentStatusOverride === true) return false;
  if (!account.accountEnabled || account.coach?.accountEnabled === false) return true;
  return allLapsed(account.coach?.subscriptions ?? null);
}

/**
 * Whether a direct customer (B2C) has paid access. Access is lost only if the paywall is on, the coach's organisation
 * sells a product and all of the customer's subscriptions have lapsed.
 */
export function hasPaidAccess(account: Account | null, paywallIsOn: boolean): boolean {
  if (account === null || account.paymentStatusOverride === true || !paywallIsOn) return true;
  if (!account.coach?.organisation?.productStripeId) return true;
  return !allLapsed(account.subscriptions);
}

/** Whether the organisation requires a payment that this account has not made. */
export function lacksRequiredPayment(account: Account, organisationRequiresPayment: boolean): boolean {
  if (!organisationRequiresPayment || account.paymentStatusOverride === true) return false;
  return !(account.subscriptions ?? []).some(isLivingSubscription);
}

/**
 * Whether the account may use more than its own user, profile, billing, login and deletion calls. No override opens an
 * account that was closed because of its owner's age.
 */
export function hasAccess(
  account: Account,
  rules: Readonly<{ paywallIsOn: boolean; organisationRequiresPayment: boolean }>,
): boolean {
  return (
    !account.ageClosure &&
    !isAccountDisabled(account) &&
    hasPaidAccess(account, rules.paywallIsOn) &&
    !lacksRequiredPayment(account, rules.organisationRequiresPayment)
  );
}
