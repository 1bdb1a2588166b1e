import { change, type Context } from '../context.ts';
import type { ProrationLine } from '../state.ts';
import type { Price, Subscription, SubscriptionItem } from '../wire.ts';
import { collectByItself, draftInvoice, finalise, periodLines } from './invoices.ts';
import { periodEnd } from './periods.ts';
import { recurringOf } from './subscribe.ts';

export type Proration = 'create_prorations' | 'always_invoice' | 'none';

/** Changes an item to another price or quantity; the rest of the period is prorated as requested. */
export function changePlan(
  ctx: Context,
  subscription: Subscription,
  item: SubscriptionItem,
  { price, quantity }: { price: Price; quantity: number },
  proration: Proration,
): void {
  const hasNewPeriod =
    price.recurring?.interval !== item.price.recurring?.interval ||
    price.recurring?.interval_count !== item.price.recurring?.interval_count;
  const isCharged = subscription.status === 'active' || subscription.status === 'past_due';
  const lines = isCharged && proration !== 'none' ? settlement(ctx, item, price, quantity, hasNewPeriod) : [];
  change(ctx, subscription, 'customer.subscription.updated', (one) => {
    item.price = structuredClone(price);
    item.quantity = quantity;
    if (!hasNewPeriod || !isCharged) return;
    const now = ctx.clock.seconds();
    one.billing_cycle_anchor = now;
    item.current_period_start = now;
    item.current_period_end = periodEnd(now, now, recurringOf(price));
  });
  if (!isCharged) return;
  const waiting = (ctx.store.kept.prorations[subscription.id] ??= []);
  waiting.push(...lines);
  if (!hasNewPeriod && proration !== 'always_invoice') return;
  const own = hasNewPeriod ? periodLines(subscription) : [];
  if (waiting.length + own.length === 0) return;
  const invoice = draftInvoice(ctx, subscription, 'subscription_update', own);
  finalise(ctx, invoice);
  if (invoice.status === 'open') collectByItself(ctx, invoice);
}

/** Returns the lines that credit the rest of the period at the old price and charge it at the new one. */
function settlement(
  ctx: Context,
  item: SubscriptionItem,
  price: Price,
  quantity: number,
  hasNewPeriod: boolean,
): ProrationLine[] {
  const now = ctx.clock.seconds();
  const { current_period_start: start, current_period_end: end } = item;
  const rest = Math.max(0, Math.min(1, (end - now) / (end - start)));
  const period = { start: now, end };
  const back: ProrationLine = {
    item: item.id,
    price: item.price.id,
    amount: -Math.round(item.price.unit_amount * item.quantity * rest),
    description: `Unused time on ${item.price.nickname ?? 'subscription'}`,
    period,
    quantity: item.quantity,
  };
  if (hasNewPeriod) return [back];
  return [
    back,
    {
      item: item.id,
      price: price.id,
      amount: Math.round(price.unit_amount * quantity * rest),
      description: `Remaining time on ${price.nickname ?? 'subscription'}`,
      period,
      quantity,
    },
  ];
}
