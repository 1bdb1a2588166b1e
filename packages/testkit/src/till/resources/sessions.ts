import { requireFuture } from './trial-params.ts';
import { cartLines, refreshTotals } from '../billing/cart.ts';
import { expireSession } from '../billing/checkout.ts';
import { reductionsOf, requireMinimum } from '../billing/discounts.ts';
import { DAY_S } from '../clock.ts';
import { base, create } from '../context.ts';
import { invalid } from '../errors.ts';
import { LIST_PARAMS, pageOf } from '../http/paging.ts';
import type { Params } from '../http/params.ts';
import { type ApiRoute, type Call, route } from '../http/routes.ts';
import { newId } from '../state.ts';
import type { CheckoutSession, PortalSession } from '../wire.ts';

export const sessionRoutes: readonly ApiRoute[] = [
  route('POST', '/v1/checkout/sessions', createCheckout),
  route('GET', '/v1/checkout/sessions', ({ ctx, params }) => {
    params.allow(...LIST_PARAMS, 'customer', 'subscription', 'status', 'customer_details');
    const [customer, subscription, status] = [
      params.text('customer'),
      params.text('subscription'),
      params.text('status'),
    ];
    const email = params.within('customer_details').allow('email').text('email');
    const all = ctx.store
      .all('checkout.session')
      .filter(
        (one) =>
          (customer === undefined || one.customer === customer) &&
          (subscription === undefined || one.subscription === subscription) &&
          (email === undefined || one.customer_details?.email === email) &&
          (status === undefined || one.status === status),
      );
    return pageOf(all, params, '/v1/checkout/sessions');
  }),
  route('GET', '/v1/checkout/sessions/:id', ({ ctx, id }) => ctx.store.need('checkout.session', id)),
  route('GET', '/v1/checkout/sessions/:id/line_items', ({ ctx, params, id }) => {
    params.allow(...LIST_PARAMS);
    ctx.store.need('checkout.session', id);
    return { object: 'list', data: cartLines(ctx, id), has_more: false, url: `/v1/checkout/sessions/${id}/line_items` };
  }),
  route('POST', '/v1/checkout/sessions/:id/expire', ({ ctx, id }) =>
    expireSession(ctx, ctx.store.need('checkout.session', id)),
  ),
  route('POST', '/v1/billing_portal/sessions', ({ ctx, params }) => {
    params.allow('customer', 'return_url', 'locale');
    const id = newId('bps');
    const customer = ctx.store.need('customer', params.needText('customer'), 'customer').id;
    return create<PortalSession>(
      ctx,
      {
        id,
        object: 'billing_portal.session',
        configuration: 'bpc_trial',
        created: ctx.clock.seconds(),
        customer,
        flow: null,
        livemode: false,
        locale: params.text('locale') ?? null,
        on_behalf_of: null,
        return_url: addressIn(params, 'return_url') ?? null,
        url: `${ctx.url}/portal/${id}`,
      },
      'billing_portal.session.created',
    );
  }),
];

const CHECKOUT_PARAMS = [
  ['mode', 'line_items', 'subscription_data', 'customer', 'customer_email', 'discounts', 'allow_promotion_codes'],
  ['success_url', 'cancel_url', 'metadata', 'client_reference_id', 'payment_method_collection', 'locale'],
  ['automatic_tax', 'expires_at', 'currency', 'payment_method_types', 'ui_mode', 'billing_address_collection'],
  'tax_id_collection',
];

function createCheckout({ ctx, params }: Call): CheckoutSession {
  params.allow(...CHECKOUT_PARAMS);
  params.choice('ui_mode', ['hosted', 'hosted_page']);
  params.choice('billing_address_collection', ['auto']);
  for (const name of ['automatic_tax', 'tax_id_collection']) {
    if (params.within(name).flag('enabled') === true) {
      throw invalid(`The trial till knows no ${name}.`, { param: `${name}[enabled]` });
    }
  }
  const mode = params.choice('mode', ['subscription', 'setup'] as const);
  if (mode === undefined) throw invalid('Missing required param: mode.', { param: 'mode', code: 'parameter_missing' });
  const customer = params.text('customer');
  if (customer !== undefined && params.has('customer_email')) {
    throw invalid('You may only specify one of these parameters: customer, customer_email.');
  }
  if (params.has('discounts') && params.has('allow_promotion_codes')) {
    throw invalid('You may only specify one of these parameters: allow_promotion_codes, discounts.');
  }
  const owner = customer === undefined ? null : ctx.store.need('customer', customer, 'customer').id;
  const success = addressIn(params, 'success_url');
  if (success === undefined) throw invalid('Missing required param: success_url.', { param: 'success_url' });
  const expires = params.whole('expires_at') ?? ctx.clock.seconds() + DAY_S;
  requireFuture(ctx, expires, 'expires_at');
  const reductions = reductionsOf(ctx, params, owner);
  const fields = base(ctx, 'cs_test', params.metadata());
  const line = mode === 'subscription' ? lineIn({ ctx, params, id: '' }) : null;
  for (const one of reductions) requireMinimum(one, (line?.price.unit_amount ?? 0) * (line?.quantity ?? 1));
  const data = params
    .within('subscription_data')
    .allow('trial_period_days', 'trial_end', 'trial_settings', 'metadata', 'description');
  if (line !== null) {
    ctx.store.kept.carts[fields.id] = {
      price: line.price.id,
      quantity: line.quantity,
      trialDays: trialDaysIn(data),
      trialEnd: data.whole('trial_end') ?? null,
      missingMethod:
        data
          .within('trial_settings')
          .within('end_behavior')
          .choice('missing_payment_method', ['cancel', 'create_invoice', 'pause'] as const) ?? 'create_invoice',
      subscriptionMetadata: data.metadata(),
      description: data.text('description') ?? null,
      filled: null,
    };
  }
  const session: CheckoutSession = {
    ...fields,
    object: 'checkout.session',
    allow_promotion_codes: params.flag('allow_promotion_codes') ?? null,
    amount_subtotal: null,
    amount_total: null,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    cancel_url: addressIn(params, 'cancel_url') ?? null,
    client_reference_id: params.text('client_reference_id') ?? null,
    client_secret: null,
    currency: line?.price.currency ?? params.text('currency') ?? null,
    customer: owner,
    customer_creation: mode === 'subscription' && owner === null ? 'always' : null,
    customer_details: null,
    customer_email: params.text('customer_email') ?? null,
    discounts: reductions.map(({ coupon, code }) => ({
      coupon: code === null ? coupon.id : null,
      promotion_code: code?.id ?? null,
    })),
    expires_at: expires,
    invoice: null,
    locale: params.text('locale') ?? null,
    mode,
    payment_intent: null,
    payment_method_collection:
      mode === 'setup'
        ? null
        : (params.choice('payment_method_collection', ['always', 'if_required'] as const) ?? 'always'),
    payment_method_types: ['card'],
    payment_status: mode === 'setup' ? 'no_payment_required' : 'unpaid',
    setup_intent: null,
    status: 'open',
    subscription: null,
    success_url: success,
    total_details: null,
    ui_mode: 'hosted_page',
    url: `${ctx.url}/pay/${fields.id}`,
  };
  create(ctx, session);
  refreshTotals(ctx, session);
  return session;
}

function lineIn({ ctx, params }: Call) {
  const lines = params.each('line_items');
  const [line] = lines;
  if (line === undefined || lines.length > 1) {
    throw invalid('The trial till takes exactly one line item.', { param: 'line_items' });
  }
  line.allow('price', 'quantity');
  const price = ctx.store.need('price', line.needText('price'), 'line_items[0][price]');
  if (!price.active) throw invalid('The price specified is inactive.', { param: 'line_items[0][price]' });
  if (price.recurring === null) {
    throw invalid('You must provide at least one recurring price in `subscription` mode.', { param: 'line_items' });
  }
  return { price, quantity: line.whole('quantity') ?? 1 };
}

function trialDaysIn(data: Params): number {
  const days = data.whole('trial_period_days') ?? 0;
  if (days < 0 || days > 730)
    throw invalid('Invalid trial_period_days.', { param: 'subscription_data[trial_period_days]' });
  return days;
}

function addressIn(params: Params, name: string): string | undefined {
  const address = params.text(name);
  if (address !== undefined && !/^https?:\/\//.test(address)) {
    throw invalid('Not a valid URL', { param: name, code: 'url_invalid' });
  }
  return address;
}
