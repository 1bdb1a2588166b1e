import { change, type Context, emit } from '../context.ts';
import type { Invoice, Subscription } from '../wire.ts';
import {
  collectByItself,
  draftInvoice,
  finalise,
  markUncollectible,
  methodFor,
  periodLines,
  voidInvoice,
} from './invoices.ts';
import { periodEnd } from './periods.ts';
import { recurringOf } from './subscribe.ts';
import { cancelNow } from './subscription-status.ts';

/** Starts a subscription's next period, which is collected an hour later, or immediately. */
export function renew(ctx: Context, subscription: Subscription, { atOnce = false } = {}): void {
  change(ctx, subscription, 'customer.subscription.updated', (one) => {
    if (one.status === 'trialing') one.status = 'active';
    for (const item of one.items.data) {
      const start = atOnce ? ctx.clock.seconds() : item.current_period_end;
      item.current_period_start = start;
      item.current_period_end = periodEnd(start, one.billing_cycle_anchor, recurringOf(item.price));
    }
    if (one.cancel_at_period_end) one.cancel_at = one.items.data[0]?.current_period_end ?? null;
    draftInvoice(ctx, one, 'subscription_cycle', periodLines(one));
  });
  const invoice = ctx.store.need('invoice', subscription.latest_invoice ?? '');
  applyPause(ctx, subscription, invoice);
  if (subscription.status === 'unpaid') invoice.auto_advance = false;
  if (atOnce && invoice.auto_advance) finaliseAndCollect(ctx, invoice);
}

/** Applies a pause of collection to a new invoice. */
function applyPause(ctx: Context, subscription: Subscription, invoice: Invoice): void {
  const pause = subscription.pause_collection;
  if (pause === null) return;
  invoice.auto_advance = false;
  if (pause.behavior === 'keep_as_draft') return;
  finalise(ctx, invoice);
  if (invoice.status !== 'open') return;
  if (pause.behavior === 'void') voidInvoice(ctx, invoice);
  else markUncollectible(ctx, invoice);
}

export function finaliseAndCollect(ctx: Context, invoice: Invoice): void {
  finalise(ctx, invoice);
  if (invoice.status === 'open') collectByItself(ctx, invoice);
}

/** Ends a trial: starts the first paid period, or takes the configured action if there is no card. */
export function endTrial(ctx: Context, subscription: Subscription, { atOnce = false } = {}): void {
  const { missing_payment_method: without } = subscription.trial_settings.end_behavior;
  if (methodFor(ctx, subscription) === undefined) {
    if (without === 'cancel') {
      cancelNow(ctx, subscription, 'payment_failed');
      return;
    }
    if (without === 'pause') {
      subscription.status = 'paused';
      emit(ctx, 'customer.subscription.paused', subscription);
      emit(ctx, 'customer.subscription.updated', subscription, { status: 'trialing' });
      return;
    }
  }
  renew(ctx, subscription, { atOnce });
}

/** Resumes a paused subscription: a new period starts now, and takes effect once paid. */
export function resume(ctx: Context, subscription: Subscription): void {
  const now = ctx.clock.seconds();
  subscription.billing_cycle_anchor = now;
  for (const item of subscription.items.data) {
    item.current_period_start = now;
    item.current_period_end = periodEnd(now, now, recurringOf(item.price));
  }
  finaliseAndCollect(ctx, draftInvoice(ctx, subscription, 'subscription_update', periodLines(subscription)));
  if (subscription.status === 'active') emit(ctx, 'customer.subscription.resumed', subscription);
}
