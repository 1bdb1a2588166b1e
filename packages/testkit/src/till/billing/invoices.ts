import { DAY_S, HOUR_S } from '../clock.ts';
import { base, type Context, create, emit } from '../context.ts';
import { invalid } from '../errors.ts';
import { newId, type ProrationLine } from '../state.ts';
import type {
  BillingReason,
  CardErrorBody,
  Invoice,
  InvoiceLine,
  InvoicePayment,
  PaymentIntent,
  PaymentMethod,
  Subscription,
  SubscriptionStatus,
} from '../wire.ts';
import { type Attempt, attemptPayment, newIntent, type PaymentOutcome } from './charging.ts';
import { couponOf, reduced, runningDiscounts } from './discounts.ts';
import { cancelNow, moveStatus } from './subscription-status.ts';

/** Days until a payment is retried: after the first failed attempt, the second, and so on. */
const RETRY_DAYS = [3, 5, 7];

/** Subscription statuses that end when an invoice is paid. */
const WAITING: readonly SubscriptionStatus[] = ['incomplete', 'past_due', 'unpaid', 'paused'];

/** Returns the lines for the current periods of a subscription's items. */
export function periodLines(subscription: Subscription): ProrationLine[] {
  const isTrial = subscription.status === 'trialing';
  return subscription.items.data.map((item) => ({
    item: item.id,
    price: item.price.id,
    amount: isTrial ? 0 : item.price.unit_amount * item.quantity,
    description: isTrial ? 'Trial period' : `${item.quantity} × ${item.price.nickname ?? 'subscription'}`,
    period: { start: item.current_period_start, end: item.current_period_end },
    quantity: item.quantity,
  }));
}

/** Drafts a subscription's invoice, including items held for its next invoice. */
export function draftInvoice(
  ctx: Context,
  subscription: Subscription,
  reason: BillingReason,
  lines: readonly ProrationLine[],
): Invoice {
  const waiting = ctx.store.kept.prorations[subscription.id] ?? [];
  delete ctx.store.kept.prorations[subscription.id];
  const customer = ctx.store.need('customer', subscription.customer);
  const all = [...waiting, ...lines];
  const fields = base(ctx, 'in');
  const now = ctx.clock.seconds();
  const subtotal = sum(all.map(({ amount }) => amount));
  const discounts = subtotal > 0 ? runningDiscounts(ctx, subscription.discounts, now) : [];
  const coupons = discounts.map((discount) => couponOf(ctx, discount));
  const off = reduced(coupons, subtotal);
  discounts.forEach(({ id }, index) => {
    if (coupons[index]?.duration === 'once') ctx.store.kept.usedDiscounts.push(id);
  });
  // Stripe removes expired discounts from the subscription.
  subscription.discounts = runningDiscounts(ctx, subscription.discounts, now).map(({ id }) => id);
  const total = subtotal - sum(off);
  const due = Math.max(0, total + customer.balance);
  const invoice: Invoice = {
    ...fields,
    object: 'invoice',
    account_country: 'NL',
    amount_due: due,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: due,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatically_finalizes_at: now + HOUR_S,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    currency: subscription.currency,
    customer: customer.id,
    customer_email: customer.email,
    customer_name: customer.name,
    default_payment_method: null,
    description: null,
    discounts: discounts.map(({ id }) => id),
    due_date: null,
    ending_balance: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    last_finalization_error: null,
    lines: {
      object: 'list',
      data: all.map((line) => lineOf(ctx, line, fields.id, subscription)),
      has_more: false,
      url: `/v1/invoices/${fields.id}/lines`,
    },
    next_payment_attempt: now + HOUR_S,
    number: null,
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { metadata: structuredClone(subscription.metadata), subscription: subscription.id },
    },
    period_end: now,
    period_start: now,
    starting_balance: customer.balance,
    status: 'draft',
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal,
    total,
    total_discount_amounts: discounts.map(({ id }, index) => ({ amount: off[index] ?? 0, discount: id })),
    total_taxes: [],
  };
  create(ctx, invoice, 'invoice.created');
  subscription.latest_invoice = invoice.id;
  return invoice;
}

function lineOf(ctx: Context, line: ProrationLine, invoice: string, subscription: Subscription): InvoiceLine {
  const price = ctx.store.need('price', line.price);
  return {
    id: newId('il'),
    object: 'line_item',
    amount: line.amount,
    currency: subscription.currency,
    description: line.description,
    discount_amounts: [],
    discountable: line.amount >= 0,
    discounts: [],
    invoice,
    livemode: false,
    metadata: structuredClone(subscription.metadata),
    parent: {
      type: 'subscription_item_details',
      subscription_item_details: {
        invoice_item: null,
        proration: line.description.startsWith('Unused time') || line.description.startsWith('Remaining time'),
        proration_details: null,
        subscription: subscription.id,
        subscription_item: line.item,
      },
    },
    period: line.period,
    pricing: {
      type: 'price_details',
      price_details: { price: price.id, product: price.product },
      unit_amount_decimal: price.unit_amount_decimal,
    },
    quantity: line.quantity,
    subtotal: line.amount,
    taxes: [],
  };
}

/**
 * Finalises a draft, after which its amounts cannot change. An invoice of zero is paid immediately. `intent`, if given,
 * has already paid it.
 */
export function finalise(ctx: Context, invoice: Invoice, intent?: PaymentIntent): Invoice {
  if (invoice.status !== 'draft') {
    throw invalid('This invoice is already finalized, you can’t re-finalize a non-draft invoice.', {
      code: 'invoice_not_editable',
    });
  }
  const customer = ctx.store.need('customer', invoice.customer);
  const due = Math.max(0, invoice.total + customer.balance);
  const ending = Math.min(0, invoice.total + customer.balance);
  Object.assign(invoice, { starting_balance: customer.balance, amount_due: due, amount_remaining: due });
  customer.balance = ending;
  const number = (ctx.store.kept.invoiceNumber += 1);
  Object.assign(invoice, {
    status: 'open',
    number: `TRIAL-${String(number).padStart(4, '0')}`,
    ending_balance: ending,
    automatically_finalizes_at: null,
    hosted_invoice_url: `${ctx.url}/invoice/${invoice.id}`,
  });
  invoice.status_transitions.finalized_at = ctx.clock.seconds();
  if (invoice.amount_due > 0) {
    const payer =
      intent ??
      newIntent(ctx, {
        amount: invoice.amount_due,
        currency: invoice.currency,
        customer: invoice.customer,
        description: 'Subscription',
        setup_future_usage: 'off_session',
      });
    ctx.store.put<InvoicePayment>({
      id: newId('inpay'),
      object: 'invoice_payment',
      amount_paid: null,
      amount_requested: invoice.amount_due,
      created: ctx.clock.seconds(),
      currency: invoice.currency,
      invoice: invoice.id,
      is_default: true,
      livemode: false,
      payment: { type: 'payment_intent', payment_intent: payer.id },
      status: 'open',
      status_transitions: { canceled_at: null, paid_at: null },
    });
  }
  emit(ctx, 'invoice.finalized', invoice);
  if (invoice.amount_due === 0 || intent?.status === 'succeeded') markPaid(ctx, invoice);
  return invoice;
}

/** Returns the payment of an invoice; undefined if nothing is due or the invoice is a draft. */
export function paymentOf(ctx: Context, invoice: Invoice): InvoicePayment | undefined {
  return ctx.store.all('invoice_payment').findLast((payment) => payment.invoice === invoice.id);
}

export function intentOf(ctx: Context, invoice: Invoice): PaymentIntent | undefined {
  const payment = paymentOf(ctx, invoice);
  return payment && ctx.store.find('payment_intent', payment.payment.payment_intent);
}

export function invoicePaidBy(ctx: Context, intent: PaymentIntent): Invoice | undefined {
  const payment = ctx.store.all('invoice_payment').find((one) => one.payment.payment_intent === intent.id);
  return payment && ctx.store.find('invoice', payment.invoice);
}

export function subscriptionOf(ctx: Context, invoice: Invoice): Subscription {
  return ctx.store.need('subscription', invoice.parent.subscription_details.subscription);
}

/** Returns the card that renewals are charged to. */
export function methodFor(ctx: Context, subscription: Subscription): PaymentMethod | undefined {
  const customer = ctx.store.find('customer', subscription.customer);
  return (
    ctx.store.find('payment_method', subscription.default_payment_method) ??
    ctx.store.find('payment_method', customer?.invoice_settings.default_payment_method ?? null)
  );
}

/** Tries to collect an open invoice, and handles the effects on it and its subscription. */
export function collect(ctx: Context, invoice: Invoice, method: PaymentMethod, attempt: Attempt): PaymentOutcome {
  const intent = intentOf(ctx, invoice);
  if (intent === undefined) throw invalid('Nothing is due for this invoice.', { code: 'invoice_not_payable' });
  const outcome = attemptPayment(ctx, intent, method, attempt);
  followPayment(ctx, invoice, outcome, attempt);
  return outcome;
}

/** Handles the effects of a payment attempt on an invoice. */
export function followPayment(ctx: Context, invoice: Invoice, outcome: PaymentOutcome, attempt: Attempt): void {
  if (outcome === 'succeeded') {
    const intent = intentOf(ctx, invoice);
    const subscription = subscriptionOf(ctx, invoice);
    if (subscription.payment_settings.save_default_payment_method === 'on_subscription') {
      subscription.default_payment_method = intent?.payment_method ?? subscription.default_payment_method;
    }
    markPaid(ctx, invoice);
    return;
  }
  if (outcome === 'requires_action') emit(ctx, 'invoice.payment_action_required', invoice);
  if (outcome !== 'requires_action' || !attempt.isOwnerThere) fail(ctx, invoice, attempt);
}

export function failWithoutCard(ctx: Context, invoice: Invoice): void {
  fail(ctx, invoice, { isOwnerThere: false });
}

function fail(ctx: Context, invoice: Invoice, { isOwnerThere }: Attempt): void {
  const subscription = subscriptionOf(ctx, invoice);
  const isFirst = invoice.billing_reason === 'subscription_create';
  const isScheduled = !isOwnerThere && !isFirst;
  const days = RETRY_DAYS[invoice.attempt_count];
  invoice.attempted = true;
  if (isScheduled || isFirst) invoice.attempt_count += 1;
  if (isFirst) invoice.next_payment_attempt = null;
  if (isScheduled) invoice.next_payment_attempt = days === undefined ? null : ctx.clock.seconds() + days * DAY_S;
  emit(ctx, 'invoice.payment_failed', invoice);
  emit(ctx, 'invoice.updated', invoice, {});
  if (isFirst) return;
  if (subscription.status === 'active' || subscription.status === 'trialing') moveStatus(ctx, subscription, 'past_due');
  if (!isScheduled || days !== undefined) return;
  if (ctx.afterDunning === 'unpaid') moveStatus(ctx, subscription, 'unpaid');
  if (ctx.afterDunning === 'cancel') cancelNow(ctx, subscription, 'payment_failed');
}

function markPaid(ctx: Context, invoice: Invoice): void {
  const now = ctx.clock.seconds();
  const payment = paymentOf(ctx, invoice);
  if (payment !== undefined) {
    payment.amount_paid = payment.amount_requested;
    payment.status = 'paid';
    payment.status_transitions.paid_at = now;
  }
  const hadToPay = invoice.amount_due > 0;
  Object.assign(invoice, {
    status: 'paid',
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempted: true,
    attempt_count: invoice.attempt_count + (hadToPay ? 1 : 0),
    next_payment_attempt: null,
    auto_advance: false,
  });
  invoice.status_transitions.paid_at = now;
  emit(ctx, 'invoice.paid', invoice);
  emit(ctx, 'invoice.payment_succeeded', invoice);
  if (payment !== undefined) emit(ctx, 'invoice_payment.paid', payment);
  const subscription = ctx.store.find('subscription', invoice.parent.subscription_details.subscription);
  const waits = subscription !== undefined && WAITING.includes(subscription.status);
  if (waits && subscription.latest_invoice === invoice.id) moveStatus(ctx, subscription, 'active');
}

/** Voids an open invoice, so that it is no longer owed. */
export function voidInvoice(ctx: Context, invoice: Invoice): Invoice {
  if (invoice.status !== 'open' && invoice.status !== 'uncollectible') {
    throw invalid(`You can only void open invoices; this one is ${invoice.status}.`, { code: 'invoice_not_editable' });
  }
  Object.assign(invoice, { status: 'void', auto_advance: false, next_payment_attempt: null });
  invoice.status_transitions.voided_at = ctx.clock.seconds();
  const intent = intentOf(ctx, invoice);
  if (intent !== undefined && intent.status !== 'succeeded') cancelIntent(ctx, intent, 'void_invoice');
  emit(ctx, 'invoice.voided', invoice);
  return invoice;
}

export function markUncollectible(ctx: Context, invoice: Invoice): Invoice {
  Object.assign(invoice, { status: 'uncollectible', auto_advance: false, next_payment_attempt: null });
  invoice.status_transitions.marked_uncollectible_at = ctx.clock.seconds();
  emit(ctx, 'invoice.marked_uncollectible', invoice);
  return invoice;
}

export function cancelIntent(ctx: Context, intent: PaymentIntent, reason: string): PaymentIntent {
  Object.assign(intent, {
    status: 'canceled',
    cancellation_reason: reason,
    canceled_at: ctx.clock.seconds(),
    next_action: null,
  });
  emit(ctx, 'payment_intent.canceled', intent);
  return intent;
}

/** Retries an open invoice with the card of its subscription. */
export function collectByItself(ctx: Context, invoice: Invoice): void {
  const method = methodFor(ctx, subscriptionOf(ctx, invoice));
  if (method === undefined) failWithoutCard(ctx, invoice);
  else collect(ctx, invoice, method, { isOwnerThere: false });
}

/** Whether the outcome of an attempt is an error. */
export function isRefusal(outcome: PaymentOutcome): outcome is CardErrorBody {
  return typeof outcome !== 'string';
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
