import { requireFuture, trialEndIn } from './trial-params.ts';
import { changePlan } from '../billing/change-plan.ts';
import { redeem, reductionsOf } from '../billing/discounts.ts';
import { collect, intentOf, isRefusal, voidInvoice } from '../billing/invoices.ts';
import { endTrial, resume } from '../billing/renewing.ts';
import { subscribe } from '../billing/subscribe.ts';
import { cancelNow, currentEnd, hasEnded } from '../billing/subscription-status.ts';
import { change, type Context } from '../context.ts';
import { invalid, missing, refusedCard } from '../errors.ts';
import { LIST_PARAMS, pageOf } from '../http/paging.ts';
import type { Params } from '../http/params.ts';
import { type ApiRoute, type Call, route } from '../http/routes.ts';
import type { PaymentMethod, Subscription } from '../wire.ts';

const BEHAVIOURS = ['default_incomplete', 'allow_incomplete', 'error_if_incomplete'] as const;
const PRORATIONS = ['create_prorations', 'always_invoice', 'none'] as const;
const PAUSES = ['keep_as_draft', 'mark_uncollectible', 'void'] as const;
const MISSING = ['cancel', 'create_invoice', 'pause'] as const;

export const subscriptionRoutes: readonly ApiRoute[] = [
  route('POST', '/v1/subscriptions', createSubscription),
  route('GET', '/v1/subscriptions', ({ ctx, params }) => {
    params.allow(...LIST_PARAMS, 'customer', 'price', 'status', 'collection_method');
    const [customer, price, status] = [params.text('customer'), params.text('price'), params.text('status')];
    const hasStatus = (one: Subscription) => {
      if (status === 'all') return true;
      if (status === 'ended') return hasEnded(one);
      return status === undefined ? one.status !== 'canceled' : one.status === status;
    };
    const all = ctx.store
      .all('subscription')
      .filter(
        (one) =>
          hasStatus(one) &&
          (customer === undefined || one.customer === customer) &&
          (price === undefined || one.items.data.some((item) => item.price.id === price)),
      );
    return pageOf(all, params, '/v1/subscriptions');
  }),
  route('GET', '/v1/subscriptions/:id', ({ ctx, id }) => ctx.store.need('subscription', id)),
  route('POST', '/v1/subscriptions/:id', updateSubscription),
  route('DELETE', '/v1/subscriptions/:id', ({ ctx, params, id }) => {
    params.allow('invoice_now', 'prorate', 'cancellation_details');
    const subscription = ctx.store.need('subscription', id);
    if (hasEnded(subscription)) throw missing('subscription', id);
    noteReasons(params, subscription);
    const first = ctx.store.find('invoice', subscription.latest_invoice);
    if (subscription.status === 'incomplete' && first?.status === 'open') voidInvoice(ctx, first);
    return cancelNow(ctx, subscription, 'cancellation_requested');
  }),
  route('POST', '/v1/subscriptions/:id/resume', ({ ctx, params, id }) => {
    params.allow('billing_cycle_anchor', 'proration_behavior', 'proration_date');
    params.within('billing_cycle_anchor').allow('type').choice('type', ['now']);
    const subscription = ctx.store.need('subscription', id);
    if (subscription.status !== 'paused') {
      throw invalid(`You can only resume a paused subscription; this one is ${subscription.status}.`);
    }
    resume(ctx, subscription);
    return subscription;
  }),
  route('GET', '/v1/subscription_items', ({ ctx, params }) => {
    params.allow(...LIST_PARAMS, 'subscription');
    const subscription = ctx.store.need('subscription', params.needText('subscription'), 'subscription');
    return pageOf(subscription.items.data, params, '/v1/subscription_items');
  }),
];

function createSubscription({ ctx, params }: Call): Subscription {
  params.allow(
    ['customer', 'items', 'payment_behavior', 'trial_period_days', 'trial_end', 'trial_settings', 'metadata'],
    ['default_payment_method', 'payment_settings', 'discounts', 'cancel_at_period_end', 'description', 'off_session'],
    ['collection_method', 'automatic_tax', 'currency', 'proration_behavior', 'billing_mode'],
  );
  params.choice('collection_method', ['charge_automatically']);
  refuseTax(params);
  const customer = ctx.store.need('customer', params.needText('customer'), 'customer');
  const behaviour = params.choice('payment_behavior', BEHAVIOURS) ?? 'allow_incomplete';
  const items = params.each('items').map((item) => {
    item.allow('price', 'quantity', 'metadata');
    const price = ctx.store.need('price', item.needText('price'), 'items[0][price]');
    return { price, quantity: item.whole('quantity') ?? 1, metadata: item.metadata() };
  });
  const trialEnd = trialEndIn(ctx, params);
  const method = ownMethod(ctx, params, customer.id) ?? null;
  const known = method ?? ctx.store.find('payment_method', customer.invoice_settings.default_payment_method) ?? null;
  const reductions = reductionsOf(ctx, params, customer.id);
  const undo = ctx.store.mark();
  const subscription = subscribe(ctx, {
    customer: customer.id,
    items,
    trialEnd,
    reductions,
    metadata: params.metadata(),
    description: params.text('description') ?? null,
    method,
    savesMethod: savesMethod(params) ?? false,
    missingMethod: missingMethodIn(params) ?? 'create_invoice',
    cancelAtPeriodEnd: params.flag('cancel_at_period_end') ?? false,
    asksForCard: known === null,
  });
  const invoice = ctx.store.need('invoice', subscription.latest_invoice ?? '');
  if (invoice.status !== 'open' || behaviour === 'default_incomplete') return subscription;
  if (known === null) {
    undo();
    throw invalid(
      'This customer has no attached payment source or default payment method. Please consider adding a default payment method.',
      { code: 'resource_missing' },
    );
  }
  const outcome = collect(ctx, invoice, known, { isOwnerThere: params.flag('off_session') !== true });
  if (behaviour !== 'error_if_incomplete' || outcome === 'succeeded') return subscription;
  const error = isRefusal(outcome)
    ? outcome
    : {
        type: 'card_error' as const,
        code: 'subscription_payment_intent_requires_action',
        message: 'Payment for this subscription requires additional user action before it can be completed.',
      };
  const intent = structuredClone(intentOf(ctx, invoice));
  undo();
  throw refusedCard(error, intent === undefined ? {} : { payment_intent: intent });
}

function updateSubscription({ ctx, params, id }: Call): Subscription {
  params.allow(
    ['items', 'cancel_at_period_end', 'cancel_at', 'default_payment_method', 'metadata', 'pause_collection'],
    ['proration_behavior', 'trial_end', 'discounts', 'payment_behavior', 'cancellation_details', 'description'],
    ['trial_settings', 'payment_settings', 'billing_cycle_anchor', 'off_session', 'proration_date', 'automatic_tax'],
  );
  params.within('billing_cycle_anchor').allow('type').choice('type', ['unchanged']);
  refuseTax(params);
  const subscription = ctx.store.need('subscription', id);
  if (hasEnded(subscription)) {
    throw invalid('A canceled subscription can only update its cancellation_details and metadata.');
  }
  const behaviour = params.choice('payment_behavior', BEHAVIOURS) ?? 'allow_incomplete';
  const proration = params.choice('proration_behavior', PRORATIONS) ?? 'create_prorations';
  const method = ownMethod(ctx, params, subscription.customer);
  const undo = ctx.store.mark();
  const reductions = reductionsOf(ctx, params, subscription.customer);
  const invoiceBefore = subscription.latest_invoice;
  change(ctx, subscription, 'customer.subscription.updated', (one) => {
    one.metadata = params.metadata(one.metadata);
    one.description = params.text('description') ?? one.description;
    if (method !== undefined) one.default_payment_method = method.id;
    const saves = savesMethod(params);
    if (saves !== undefined) one.payment_settings.save_default_payment_method = saves ? 'on_subscription' : 'off';
    one.trial_settings.end_behavior.missing_payment_method =
      missingMethodIn(params) ?? one.trial_settings.end_behavior.missing_payment_method;
    noteReasons(params, one);
    moveEnd(ctx, params, one);
    movePause(ctx, params, one);
    if (params.has('discounts') || params.isCleared('discounts')) {
      one.discounts = reductions.map((r) => redeem(ctx, r, { customer: one.customer, subscription: one.id }).id);
    }
  });
  for (const item of params.each('items')) changeItem(ctx, subscription, item, proration);
  moveTrial(ctx, params, subscription);
  const invoice = ctx.store.find('invoice', subscription.latest_invoice);
  const isUnpaid = invoice !== undefined && invoice.id !== invoiceBefore && invoice.status === 'open';
  if (behaviour !== 'error_if_incomplete' || !isUnpaid) return subscription;
  const intent = structuredClone(intentOf(ctx, invoice));
  undo();
  throw refusedCard(
    intent?.last_payment_error ?? {
      type: 'card_error',
      code: 'subscription_payment_intent_requires_action',
      message: 'Payment for this subscription requires additional user action before it can be completed.',
    },
    intent === undefined ? {} : { payment_intent: intent },
  );
}

function changeItem(
  ctx: Context,
  subscription: Subscription,
  params: Params,
  proration: (typeof PRORATIONS)[number],
): void {
  params.allow('id', 'price', 'quantity');
  const id = params.needText('id');
  const item = subscription.items.data.find((one) => one.id === id);
  if (item === undefined) throw missing('subscription_item', id, 'items[0][id]');
  const named = params.text('price');
  const price = named === undefined ? item.price : ctx.store.need('price', named, 'items[0][price]');
  const quantity = params.whole('quantity') ?? item.quantity;
  if (!price.active || price.recurring === null) {
    throw invalid('The price must be active and recurring.', { param: 'items[0][price]' });
  }
  if (price.currency !== subscription.currency) {
    throw invalid('The price must have the currency of the subscription.', { param: 'items[0][price]' });
  }
  if (price.id === item.price.id && quantity === item.quantity) return;
  changePlan(ctx, subscription, item, { price, quantity }, proration);
}

/** Schedules a cancellation at the end of the period or at a given time, or revokes it. */
function moveEnd(ctx: Context, params: Params, subscription: Subscription): void {
  const atPeriodEnd = params.flag('cancel_at_period_end');
  const at = params.whole('cancel_at');
  if (atPeriodEnd !== undefined && at !== undefined) {
    throw invalid('You may only specify one of these parameters: cancel_at, cancel_at_period_end.');
  }
  if (at !== undefined && at <= ctx.clock.seconds()) {
    throw invalid('cancel_at must be in the future.', { param: 'cancel_at' });
  }
  const isTakenBack = atPeriodEnd === false || params.isCleared('cancel_at');
  if (atPeriodEnd === true || at !== undefined) {
    subscription.cancel_at_period_end = atPeriodEnd === true;
    subscription.cancel_at = at ?? currentEnd(subscription);
    subscription.canceled_at ??= ctx.clock.seconds();
    subscription.cancellation_details.reason = 'cancellation_requested';
  } else if (isTakenBack) {
    Object.assign(subscription, { cancel_at_period_end: false, cancel_at: null, canceled_at: null });
    subscription.cancellation_details = { comment: null, feedback: null, reason: null };
  }
}

function movePause(ctx: Context, params: Params, subscription: Subscription): void {
  if (params.isCleared('pause_collection')) subscription.pause_collection = null;
  if (!params.has('pause_collection')) return;
  const pause = params.within('pause_collection').allow('behavior', 'resumes_at');
  const behavior = pause.choice('behavior', PAUSES);
  if (behavior === undefined) throw invalid('Missing required param: pause_collection[behavior].');
  const resumesAt = pause.whole('resumes_at') ?? null;
  if (resumesAt !== null && resumesAt <= ctx.clock.seconds()) {
    throw invalid('resumes_at must be in the future.', { param: 'pause_collection[resumes_at]' });
  }
  subscription.pause_collection = { behavior, resumes_at: resumesAt };
}

/** Ends a trial now, or changes when it ends. */
function moveTrial(ctx: Context, params: Params, subscription: Subscription): void {
  const end = trialEndIn(ctx, params);
  if (!params.has('trial_end')) return;
  if (end === null) {
    if (subscription.status !== 'trialing') return;
    subscription.trial_end = ctx.clock.seconds();
    subscription.billing_cycle_anchor = ctx.clock.seconds();
    endTrial(ctx, subscription, { atOnce: true });
    return;
  }
  requireFuture(ctx, end, 'trial_end');
  change(ctx, subscription, 'customer.subscription.updated', (one) => {
    one.status = 'trialing';
    one.trial_end = end;
    one.trial_start ??= ctx.clock.seconds();
    one.billing_cycle_anchor = end;
    for (const item of one.items.data) item.current_period_end = end;
    if (one.cancel_at_period_end) one.cancel_at = end;
  });
}

function ownMethod(ctx: Context, params: Params, customer: string): PaymentMethod | undefined {
  const id = params.text('default_payment_method');
  if (id === undefined) return undefined;
  const method = ctx.store.need('payment_method', id, 'default_payment_method');
  if (method.customer !== customer) {
    throw invalid(`The customer does not have a payment method with the ID ${id}.`, {
      param: 'default_payment_method',
      code: 'resource_missing',
    });
  }
  return method;
}

function savesMethod(params: Params): boolean | undefined {
  const settings = params
    .within('payment_settings')
    .allow('save_default_payment_method', 'payment_method_types', 'payment_method_options');
  const saves = settings.choice('save_default_payment_method', ['on_subscription', 'off'] as const);
  return saves === undefined ? undefined : saves === 'on_subscription';
}

function missingMethodIn(params: Params) {
  return params
    .within('trial_settings')
    .allow('end_behavior')
    .within('end_behavior')
    .allow('missing_payment_method')
    .choice('missing_payment_method', MISSING);
}

function noteReasons(params: Params, subscription: Subscription): void {
  const details = params.within('cancellation_details').allow('comment', 'feedback');
  const noted = subscription.cancellation_details;
  noted.comment = details.text('comment') ?? noted.comment;
  noted.feedback = details.text('feedback') ?? noted.feedback;
}

function refuseTax(params: Params): void {
  if (params.within('automatic_tax').flag('enabled') === true) {
    throw invalid('The trial till knows no automatic tax.', { param: 'automatic_tax[enabled]' });
  }
}
