import { PLAN_CURRENCIES, PLAN_INTERVALS } from '@weekbord/domain/billing/plan';
import { discountedPrice, type RunningDiscount } from '@weekbord/domain/billing/price';
import type { Stripe } from 'stripe';
import type { FetchedPrice, FetchedSubscription } from './customers.store.ts';

/** The expansion for fetching a subscription with the amounts of its discounts. */
export const EXPANDED_DISCOUNTS = 'discounts.source.coupon';

/** Returns the parts of a Stripe subscription that are stored. */
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
    price: item === undefined ? null : priceOf(item, subscription.discounts),
  };
}

/** Returns the price that is paid per period; null for a price that no plan can have, such as a weekly one. */
function priceOf(
  { price, quantity = 1 }: Stripe.SubscriptionItem,
  discounts: Stripe.Subscription['discounts'],
): FetchedPrice | null {
  const currency = PLAN_CURRENCIES.find((one) => one === price.currency);
  const interval = PLAN_INTERVALS.find((one) => one === price.recurring?.interval);
  if (currency === undefined || interval === undefined || price.unit_amount === null) return null;
  if (price.recurring?.interval_count !== 1) return null;
  const amount = price.unit_amount * quantity;
  const vat = Number.parseInt(price.metadata['vat_percent'] ?? '', 10);
  return {
    amount,
    currency,
    interval,
    vat_percent: Number.isNaN(vat) ? null : vat,
    discount: discountedPrice(amount, discounts.flatMap(runningDiscount)),
  };
}

/** Returns a discount; null if its coupon was deleted, since Stripe then no longer returns the reduction. */
function runningDiscount(discount: string | Stripe.Discount): RunningDiscount[] {
  const coupon = typeof discount === 'string' ? null : discount.source.coupon;
  if (typeof discount === 'string' || coupon === null || typeof coupon === 'string') return [];
  const until = momentOf(discount.end);
  const term = coupon.duration === 'once' ? 'ONCE' : until === null ? 'ALWAYS' : 'UNTIL';
  const running = { term, until: term === 'UNTIL' ? until : null } as const;
  if (coupon.percent_off !== null) return [{ ...running, reduction: { percentOff: coupon.percent_off } }];
  if (coupon.amount_off !== null) return [{ ...running, reduction: { amountOff: coupon.amount_off } }];
  return [];
}

/** Returns the id of an object that Stripe returns either as an id or in full. */
export function idOf(given: string | { readonly id: string } | null | undefined): string | null {
  return typeof given === 'string' ? given : (given?.id ?? null);
}

function momentOf(seconds: number | null | undefined): string | null {
  return seconds == null ? null : new Date(seconds * 1000).toISOString();
}
