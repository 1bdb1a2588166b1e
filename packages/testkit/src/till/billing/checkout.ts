import { cardByNumber, faultOf, type FilledCard, type Refusal } from '../cards.ts';
import { base, change, type Context, create, emit } from '../context.ts';
import { invalid, TillError } from '../errors.ts';
import type { CheckoutSession, Customer, PaymentIntent, SetupIntent } from '../wire.ts';
import { cartOf, refreshTotals, totalsOf, trialEndOf } from './cart.ts';
import { attemptPayment, newIntent } from './charging.ts';
import { codeNamed, redeemable, type Reduction, requireMinimum } from './discounts.ts';
import { attach, attemptSetup, newMethod, setUp } from './methods.ts';
import { newSetup } from './setups.ts';
import { subscribe } from './subscribe.ts';

/** The form data from the page of a checkout session, without a card if none is required. */
export interface Filled {
  readonly card: FilledCard | null;
  readonly email: string | null;
  readonly name: string | null;
}

/** The next step: back to the site, to the bank, or another attempt. */
export type CheckoutOutcome =
  | { readonly kind: 'done'; readonly location: string }
  | { readonly kind: 'bank'; readonly intent: PaymentIntent | SetupIntent }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** Creates a customer without payment details. */
export function newCustomer(
  ctx: Context,
  what: Partial<Pick<Customer, 'email' | 'name' | 'phone' | 'description' | 'preferred_locales' | 'metadata'>>,
): Customer {
  return create<Customer>(
    ctx,
    {
      ...base(ctx, 'cus', what.metadata),
      object: 'customer',
      balance: 0,
      currency: null,
      default_source: null,
      delinquent: false,
      description: what.description ?? null,
      email: what.email ?? null,
      invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
      name: what.name ?? null,
      phone: what.phone ?? null,
      preferred_locales: what.preferred_locales ?? [],
    },
    'customer.created',
  );
}

/** Applies a typed code to a session, replacing any earlier one. */
export function applyCode(ctx: Context, session: CheckoutSession, typed: string): Refusal | null {
  const refusal: Refusal = { code: 'promotion_code_invalid', message: 'This code is invalid.' };
  const code = codeNamed(ctx, typed);
  if (code === undefined) return refusal;
  try {
    requireMinimum(redeemable(ctx, code, session.customer), totalsOf(ctx, session).subtotal);
  } catch (error) {
    if (error instanceof TillError) return { ...refusal, message: error.message };
    throw error;
  }
  session.discounts = [{ coupon: null, promotion_code: code.id }];
  refreshTotals(ctx, session);
  return null;
}

export function removeCode(ctx: Context, session: CheckoutSession): void {
  session.discounts = [];
  refreshTotals(ctx, session);
}

/** Whether a session requires a card. */
export function asksForCard(ctx: Context, session: CheckoutSession): boolean {
  if (session.mode === 'setup') return true;
  return session.payment_method_collection !== 'if_required' || totalsOf(ctx, session).dueNow > 0;
}

/** Pays the amount due for a session, or sets up a card if nothing is due yet. */
export function payCheckout(ctx: Context, session: CheckoutSession, filled: Filled): CheckoutOutcome {
  if (session.status === 'complete') return { kind: 'done', location: successOf(session) };
  if (session.status === 'expired') {
    return { kind: 'refused', refusal: { code: 'session_expired', message: 'This checkout has expired.' } };
  }
  const refusal = refusalOf(ctx, session, filled);
  if (refusal !== null) return { kind: 'refused', refusal };
  const customer = customerFor(ctx, session, filled);
  if (filled.card === null) return finish(ctx, session, customer, null, null);
  const name = cardByNumber(filled.card.number) ?? 'declined';
  const method = newMethod(ctx, name, { card: filled.card, email: customer.email, owner: customer.name });
  const due = session.mode === 'setup' ? 0 : totalsOf(ctx, session).dueNow;
  const intent = intentFor(ctx, session, customer, due);
  const cart = ctx.store.kept.carts[session.id];
  if (cart !== undefined) {
    cart.filled = { email: customer.email, name: customer.name, method: method.id, intent: intent.id };
  }
  const outcome =
    intent.object === 'payment_intent'
      ? attemptPayment(ctx, intent, method, { isOwnerThere: true })
      : attemptSetup(ctx, intent, method);
  if (outcome === 'requires_action') return { kind: 'bank', intent };
  if (outcome !== 'succeeded') return { kind: 'refused', refusal: outcome };
  return finish(ctx, session, customer, intent, method.id);
}

/** Continues after the bank's answer if the intent belongs to a session; otherwise returns undefined. */
export function resumeCheckout(ctx: Context, intent: PaymentIntent | SetupIntent): CheckoutSession | undefined {
  const session = ctx.store
    .all('checkout.session')
    .find(({ id }) => ctx.store.kept.carts[id]?.filled?.intent === intent.id);
  if (session?.status !== 'open' || intent.status !== 'succeeded' || intent.customer === null) return session;
  finish(ctx, session, ctx.store.need('customer', intent.customer), intent, intent.payment_method);
  return session;
}

export function expireSession(ctx: Context, session: CheckoutSession): CheckoutSession {
  if (session.status !== 'open') {
    throw invalid(`Only Checkout Sessions with a status in ["open"] can be expired. This one is ${session.status}.`);
  }
  session.status = 'expired';
  session.url = null;
  emit(ctx, 'checkout.session.expired', session);
  return session;
}

/** Returns the URL that a person is redirected to after success. */
export function successOf(session: CheckoutSession): string {
  return session.success_url.replaceAll('{CHECKOUT_SESSION_ID}', session.id);
}

function refusalOf(ctx: Context, session: CheckoutSession, { card, email }: Filled): Refusal | null {
  const known = ctx.store.find('customer', session.customer)?.email ?? session.customer_email ?? email;
  if (known === null || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(known)) {
    return { code: 'email_invalid', message: 'Your email is invalid.', param: 'email' };
  }
  // A code may have expired since it was entered.
  const codes = session.discounts.map(({ promotion_code: id }) => ctx.store.find('promotion_code', id));
  try {
    for (const code of codes) if (code !== undefined) redeemable(ctx, code, session.customer);
  } catch (error) {
    if (!(error instanceof TillError)) throw error;
    removeCode(ctx, session);
    return { code: 'promotion_code_invalid', message: error.message };
  }
  if (card === null) {
    return asksForCard(ctx, session)
      ? { code: 'incomplete_number', message: 'Your card number is incomplete.', param: 'number' }
      : null;
  }
  return faultOf(card, new Date(ctx.clock.now()));
}

/** Returns the session's customer. A new customer is stored, so that a second attempt does not create another one. */
function customerFor(ctx: Context, session: CheckoutSession, filled: Filled): Customer {
  const given = ctx.store.find('customer', session.customer);
  if (given !== undefined) return given;
  const email = session.customer_email ?? filled.email;
  const before = ctx.store.find('customer', ctx.store.kept.payers[session.id] ?? null);
  if (before !== undefined) {
    return change(ctx, before, 'customer.updated', (one) => {
      one.email = email;
      one.name = filled.name ?? one.name;
    });
  }
  const customer = newCustomer(ctx, { email, name: filled.name });
  ctx.store.kept.payers[session.id] = customer.id;
  return customer;
}

function intentFor(
  ctx: Context,
  session: CheckoutSession,
  customer: Customer,
  due: number,
): PaymentIntent | SetupIntent {
  const before = ctx.store.any(ctx.store.kept.carts[session.id]?.filled?.intent ?? '');
  if (due === 0) {
    const isOpen = before?.object === 'setup_intent' && before.status !== 'succeeded';
    return isOpen ? before : newSetup(ctx, { customer: customer.id, metadata: {} });
  }
  if (before?.object === 'payment_intent' && before.status !== 'succeeded' && before.amount === due) return before;
  return newIntent(ctx, {
    amount: due,
    currency: cartOf(ctx, session.id).of.currency,
    customer: customer.id,
    description: 'Subscription creation',
    setup_future_usage: 'off_session',
  });
}

function finish(
  ctx: Context,
  session: CheckoutSession,
  customer: Customer,
  intent: PaymentIntent | SetupIntent | null,
  methodId: string | null,
): CheckoutOutcome {
  const method = ctx.store.find('payment_method', methodId) ?? null;
  if (method !== null) {
    attach(ctx, method, customer.id);
    setUp(ctx, method);
  }
  session.customer = customer.id;
  if (session.mode === 'subscription') {
    const cart = cartOf(ctx, session.id);
    refreshTotals(ctx, session);
    const subscription = subscribe(ctx, {
      customer: customer.id,
      items: [{ price: cart.of, quantity: cart.quantity }],
      trialEnd: trialEndOf(ctx, cart),
      reductions: reductionsOfSession(ctx, session),
      metadata: structuredClone(cart.subscriptionMetadata),
      description: cart.description,
      method,
      savesMethod: false,
      missingMethod: cart.missingMethod,
      asksForCard: false,
      ...(intent?.object === 'payment_intent' ? { paidWith: intent } : {}),
    });
    session.subscription = subscription.id;
    session.invoice = subscription.latest_invoice;
    if (subscription.status === 'incomplete') throw new Error('A checkout ended without its payment.');
  } else session.setup_intent = intent?.id ?? null;
  Object.assign(session, {
    status: 'complete',
    payment_status: intent?.object === 'payment_intent' ? 'paid' : 'no_payment_required',
    url: null,
    customer_details: {
      address: null,
      email: customer.email,
      name: customer.name,
      phone: null,
      tax_exempt: 'none',
    },
  });
  emit(ctx, 'checkout.session.completed', session);
  return { kind: 'done', location: successOf(session) };
}

function reductionsOfSession(ctx: Context, session: CheckoutSession): Reduction[] {
  return session.discounts.map(({ coupon, promotion_code: id }) => {
    const code = ctx.store.find('promotion_code', id) ?? null;
    return { coupon: ctx.store.need('coupon', code?.promotion.coupon ?? coupon ?? ''), code };
  });
}
