import { change, type Context, emit } from '../context.ts';
import type { Subscription, SubscriptionStatus } from '../wire.ts';

const ENDED: readonly SubscriptionStatus[] = ['canceled', 'incomplete_expired'];

export function hasEnded({ status }: Subscription): boolean {
  return ENDED.includes(status);
}

export function moveStatus(ctx: Context, subscription: Subscription, status: SubscriptionStatus): void {
  change(ctx, subscription, 'customer.subscription.updated', (one) => {
    one.status = status;
  });
}

/** Ends a subscription now; its open invoices are no longer collected. */
export function cancelNow(ctx: Context, subscription: Subscription, reason: string): Subscription {
  const now = ctx.clock.seconds();
  subscription.status = 'canceled';
  subscription.canceled_at ??= now;
  subscription.ended_at = now;
  subscription.cancellation_details.reason = reason;
  for (const invoice of ctx.store.all('invoice')) {
    if (invoice.parent.subscription_details.subscription !== subscription.id) continue;
    if (invoice.status !== 'open' && invoice.status !== 'draft') continue;
    Object.assign(invoice, { auto_advance: false, next_payment_attempt: null, automatically_finalizes_at: null });
  }
  emit(ctx, 'customer.subscription.deleted', subscription);
  return subscription;
}

/** Returns the end of the current period: the latest end of its items. */
export function currentEnd(subscription: Subscription): number {
  return Math.max(...subscription.items.data.map((item) => item.current_period_end));
}
