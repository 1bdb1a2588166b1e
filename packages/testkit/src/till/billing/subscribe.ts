import { DAY_S, HOUR_S } from '../clock.ts';
import { base, type Context, emit } from '../context.ts';
import { invalid } from '../errors.ts';
import { newId } from '../state.ts';
import type {
  Metadata,
  MissingMethod,
  PaymentIntent,
  PaymentMethod,
  Price,
  SetupIntent,
  Subscription,
  SubscriptionItem,
} from '../wire.ts';
import { type Reduction, redeem, requireMinimum } from './discounts.ts';
import { draftInvoice, finalise, periodLines } from './invoices.ts';
import { periodEnd } from './periods.ts';
import { newSetup } from './setups.ts';

/** How long before its end a trial is announced. */
export const TRIAL_NOTICE_S = 3 * DAY_S;
/** How long a first payment may remain open. */
export const FIRST_PAYMENT_S = 23 * HOUR_S;

/** The parameters of a new subscription. */
export interface Beginning {
  readonly customer: string;
  readonly items: readonly { price: Price; quantity: number; metadata?: Metadata }[];
  readonly trialEnd: number | null;
  readonly reductions: readonly Reduction[];
  readonly metadata: Metadata;
  readonly description: string | null;
  readonly method: PaymentMethod | null;
  readonly savesMethod: boolean;
  readonly missingMethod: MissingMethod;
  readonly cancelAtPeriodEnd?: boolean;
  /** The payment intent that has already paid the first period. */
  readonly paidWith?: PaymentIntent;
  /** Whether a card is required if nothing is due yet. */
  readonly asksForCard: boolean;
}

/**
 * Starts a subscription with its first invoice, which is finalised, and paid if nothing is due; otherwise the caller
 * collects it.
 */
export function subscribe(ctx: Context, beginning: Beginning): Subscription {
  const { customer, items, trialEnd, reductions } = beginning;
  const now = ctx.clock.seconds();
  const [first] = items;
  if (first === undefined) throw invalid('Missing required param: items.', { param: 'items' });
  const { currency } = first.price;
  for (const { price } of items) requireRecurring(price, currency);
  const amount = items.reduce((total, { price, quantity }) => total + price.unit_amount * quantity, 0);
  for (const reduction of reductions) requireMinimum(reduction, amount);
  const fields = base(ctx, 'sub', beginning.metadata);
  const isTrial = trialEnd !== null && trialEnd > now;
  const subscription: Subscription = {
    ...fields,
    object: 'subscription',
    application: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: isTrial ? trialEnd : now,
    billing_mode: { type: 'flexible' },
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, reason: null },
    collection_method: 'charge_automatically',
    currency,
    customer,
    days_until_due: null,
    default_payment_method: beginning.method?.id ?? null,
    default_source: null,
    default_tax_rates: [],
    description: beginning.description,
    discounts: reductions.map((one) => redeem(ctx, one, { customer, subscription: fields.id }).id),
    ended_at: null,
    items: {
      object: 'list',
      data: items.map(({ price, quantity, metadata = {} }) =>
        itemOf(ctx, fields.id, price, quantity, metadata, isTrial ? trialEnd : null),
      ),
      has_more: false,
      url: `/v1/subscription_items?subscription=${fields.id}`,
    },
    latest_invoice: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: beginning.savesMethod ? 'on_subscription' : 'off',
    },
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: now,
    status: isTrial ? 'trialing' : 'incomplete',
    test_clock: null,
    trial_end: isTrial ? trialEnd : null,
    trial_settings: { end_behavior: { missing_payment_method: beginning.missingMethod } },
    trial_start: isTrial ? now : null,
  };
  ctx.store.put(subscription);
  const invoice = draftInvoice(ctx, subscription, 'subscription_create', periodLines(subscription));
  // If nothing is due, the subscription does not have to wait for a payment.
  if (!isTrial && invoice.amount_due === 0) subscription.status = 'active';
  if (invoice.amount_due === 0 && beginning.asksForCard && beginning.method === null) {
    subscription.pending_setup_intent = newSetup(ctx, { customer, metadata: {} }).id;
  }
  if (beginning.cancelAtPeriodEnd === true) {
    Object.assign(subscription, {
      cancel_at_period_end: true,
      cancel_at: subscription.items.data[0]?.current_period_end ?? null,
      canceled_at: now,
    });
  }
  emit(ctx, 'customer.subscription.created', subscription);
  const customerObject = ctx.store.need('customer', customer);
  customerObject.currency ??= currency;
  finalise(ctx, invoice, beginning.paidWith);
  announceShortTrial(ctx, subscription);
  return subscription;
}

/** A trial shorter than the notice is announced immediately. */
function announceShortTrial(ctx: Context, subscription: Subscription): void {
  const { trial_end: end, id } = subscription;
  if (end === null || end - ctx.clock.seconds() > TRIAL_NOTICE_S) return;
  ctx.store.kept.warned[id] = end;
  emit(ctx, 'customer.subscription.trial_will_end', subscription);
}

function requireRecurring(price: Price, currency: string): void {
  if (!price.active) {
    throw invalid(`The price specified is inactive. This field only accepts active prices.`, {
      param: 'items[0][price]',
    });
  }
  if (price.recurring === null) {
    throw invalid(
      `The price specified is set to \`type=one_time\` but this field only accepts prices with \`type=recurring\`.`,
      {
        param: 'items[0][price]',
      },
    );
  }
  if (price.currency !== currency) {
    throw invalid('All prices of a subscription must have one currency.', { param: 'items' });
  }
}

/** Creates an item with a period that starts now, for the length of the trial or of the price's interval. */
export function itemOf(
  ctx: Context,
  subscription: string,
  price: Price,
  quantity: number,
  metadata: Metadata,
  trialEnd: number | null,
): SubscriptionItem {
  const now = ctx.clock.seconds();
  return {
    id: newId('si'),
    created: now,
    livemode: false,
    metadata,
    object: 'subscription_item',
    current_period_start: now,
    current_period_end: trialEnd ?? periodEnd(now, now, recurringOf(price)),
    discounts: [],
    price: structuredClone(price),
    quantity,
    subscription,
    tax_rates: [],
  };
}

export function recurringOf(price: Price): NonNullable<Price['recurring']> {
  if (price.recurring === null) throw invalid('The price is not recurring.', { param: 'price' });
  return price.recurring;
}

/** Attaches a card to a customer, and applies it to a subscription's pending setup. */
export function followSetup(ctx: Context, intent: SetupIntent): void {
  for (const subscription of ctx.store.all('subscription')) {
    if (subscription.pending_setup_intent !== intent.id) continue;
    subscription.pending_setup_intent = null;
    if (subscription.payment_settings.save_default_payment_method === 'on_subscription') {
      subscription.default_payment_method = intent.payment_method;
    }
    emit(ctx, 'customer.subscription.updated', subscription, { pending_setup_intent: intent.id });
  }
}
