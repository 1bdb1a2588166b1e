import type { SubscriptionStatus } from '../vocabulary.ts';

export type ProductSubscription = Readonly<{ status: SubscriptionStatus; products: readonly string[] }>;

/** Ids of billing products: the first kind must not be canceled, of the second any subscription counts. */
export type ManagingProducts = Readonly<{ whileSubscribed: readonly string[]; always: readonly string[] }>;

/** Whether a customer may manage their account with the payment provider. */
export function canManageAccount(subscriptions: readonly ProductSubscription[], managing: ManagingProducts): boolean {
  return subscriptions.some(({ status, products }) =>
    products.some(
      (product) =>
        managing.always.includes(product) || (status !== 'canceled' && managing.whileSubscribed.includes(product)),
    ),
  );
}

/** Whether the manage-subscription button shows. */
export function showsSubscriptionManagement(
  viewer: Readonly<{
    isCoach: boolean;
    isInClientMode: boolean;
    isDesktop: boolean;
    organisationHasDiyBilling: boolean;
  }>,
): boolean {
  return viewer.organisationHasDiyBilling || (!viewer.isCoach && viewer.isInClientMode && viewer.isDesktop);
}

/** Whether the upgrade and demo buttons show: a trial, not on a phone or tablet app. */
export function showsUpgrade(subscriptions: readonly SubscriptionStatus[], isMobilePlatform: boolean): boolean {
  return !isMobilePlatform && subscriptions.includes('trialing');
}

export type BillingIssueVariant = 'COACH' | 'PAYMENT_REQUIRED' | 'CLIENT' | 'SELF_SERVICE' | 'SUBSCRIPTION_ERROR';

/** Which of its five texts the billing issue screen shows. */
export function billingIssueVariant(
  person: Readonly<{ isCoach: boolean; isDiy: boolean; hasCoach: boolean; paymentRequired: boolean }>,
): BillingIssueVariant {
  if (person.isCoach) return 'COACH';
  if (person.isDiy) return person.paymentRequired ? 'PAYMENT_REQUIRED' : 'SELF_SERVICE';
  return person.hasCoach ? 'CLIENT' : 'SUBSCRIPTION_ERROR';
}
