import type { Stripe } from 'stripe';
import type { FetchedSubscription } from './subscriptions.store.ts';

/** What of a subscription of Stripe is kept. */
export function fetchedSubscription(subscription: Stripe.Subscription): FetchedSubscription {
  const item = subscription.items.data[0];
  return {
    id: subscription.id,
    status: subscription.status,
    product: idOf(item?.price.product) ?? '',
    started_at: momentOf(subscription.start_date),
    trial_end: momentOf(subscription.trial_end),
    current_period_end: momentOf(item?.current_period_end),
    cancel_at_period_end: subscription.cancel_at_period_end,
  };
}

/** The id of what Stripe names by its id or shows whole. */
export function idOf(given: string | { readonly id: string } | null | undefined): string | null {
  return typeof given === 'string' ? given : (given?.id ?? null);
}

function momentOf(seconds: number | null | undefined): string | null {
  return seconds == null ? null : new Date(seconds * 1000).toISOString();
}
