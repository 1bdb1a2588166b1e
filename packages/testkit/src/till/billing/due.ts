import { change, type Context, emit } from '../context.ts';
import type { CheckoutSession, Invoice, Subscription } from '../wire.ts';
import { expireSession } from './checkout.ts';
import { collectByItself, voidInvoice } from './invoices.ts';
import { endTrial, finaliseAndCollect, renew } from './renewing.ts';
import { FIRST_PAYMENT_S, TRIAL_NOTICE_S } from './subscribe.ts';
import { cancelNow, currentEnd, hasEnded } from './subscription-status.ts';

/** A scheduled event and its time, in seconds. */
export interface Due {
  readonly at: number;
  run(): void;
}

/** Returns the next scheduled event; of two at the same time, an end comes before a renewal. */
export function nextDue(ctx: Context): Due | undefined {
  const all = [
    ...ctx.store.all('subscription').flatMap((one) => subscriptionDues(ctx, one)),
    ...ctx.store.all('invoice').flatMap((one) => invoiceDues(ctx, one)),
    ...ctx.store.all('checkout.session').flatMap((one) => sessionDues(ctx, one)),
  ];
  return all.reduce<Due | undefined>(
    (first, due) => (first === undefined || due.at < first.at ? due : first),
    undefined,
  );
}

function subscriptionDues(ctx: Context, subscription: Subscription): Due[] {
  if (hasEnded(subscription)) return [];
  const { status, trial_end: trialEnd, cancel_at: cancelAt, pause_collection: pause } = subscription;
  const dues: Due[] = [];
  if (cancelAt !== null && status !== 'incomplete') {
    dues.push({ at: cancelAt, run: () => cancelNow(ctx, subscription, 'cancellation_requested') });
  }
  if (pause !== null && pause.resumes_at !== null) {
    dues.push({ at: pause.resumes_at, run: () => endPause(ctx, subscription) });
  }
  if (status === 'incomplete') {
    dues.push({ at: subscription.created + FIRST_PAYMENT_S, run: () => expire(ctx, subscription) });
  }
  if (status === 'trialing' && trialEnd !== null) {
    if (ctx.store.kept.warned[subscription.id] !== trialEnd) {
      dues.push({ at: trialEnd - TRIAL_NOTICE_S, run: () => warn(ctx, subscription, trialEnd) });
    }
    dues.push({ at: trialEnd, run: () => endTrial(ctx, subscription) });
  }
  if (status === 'active' || status === 'past_due' || status === 'unpaid') {
    dues.push({ at: currentEnd(subscription), run: () => renew(ctx, subscription) });
  }
  return dues;
}

function invoiceDues(ctx: Context, invoice: Invoice): Due[] {
  if (!invoice.auto_advance) return [];
  if (invoice.status === 'draft' && invoice.automatically_finalizes_at !== null) {
    return [{ at: invoice.automatically_finalizes_at, run: () => finaliseAndCollect(ctx, invoice) }];
  }
  if (invoice.status === 'open' && invoice.next_payment_attempt !== null && invoice.attempted) {
    return [{ at: invoice.next_payment_attempt, run: () => collectByItself(ctx, invoice) }];
  }
  return [];
}

function sessionDues(ctx: Context, session: CheckoutSession): Due[] {
  return session.status === 'open' ? [{ at: session.expires_at, run: () => expireSession(ctx, session) }] : [];
}

function warn(ctx: Context, subscription: Subscription, trialEnd: number): void {
  ctx.store.kept.warned[subscription.id] = trialEnd;
  emit(ctx, 'customer.subscription.trial_will_end', subscription);
}

function endPause(ctx: Context, subscription: Subscription): void {
  change(ctx, subscription, 'customer.subscription.updated', (one) => {
    one.pause_collection = null;
  });
}

/** Expires a subscription whose first payment did not arrive in time. */
function expire(ctx: Context, subscription: Subscription): void {
  const invoice = ctx.store.find('invoice', subscription.latest_invoice);
  if (invoice?.status === 'open') voidInvoice(ctx, invoice);
  change(ctx, subscription, 'customer.subscription.updated', (one) => {
    one.status = 'incomplete_expired';
    one.ended_at = ctx.clock.seconds();
  });
}
