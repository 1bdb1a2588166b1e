import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Stripe } from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, makeCustomer, makePrices, stripeFor } from './till.test-support.ts';
import { startTill, TEST_CARDS, type Till } from './till.ts';
import { type Receiver, startReceiver } from './webhook-receiver.test-support.ts';

const START = '2027-01-31T10:00:00.000Z';
const SUCCESS = 'http://localhost:3000/welcome?session_id={CHECKOUT_SESSION_ID}';

let till: Till;
let stripe: Stripe;

beforeEach(async () => {
  till = await startTill({ now: START });
  stripe = stripeFor(till);
});
afterEach(() => till.stop());

/** Returns the error from a call that must fail, as thrown by Stripe's library. */
async function refusal(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const error: unknown = await call.then(
    () => new Error('The call was not refused.'),
    (thrown: unknown) => thrown,
  );
  if (error instanceof Stripe.errors.StripeError) return error;
  throw error;
}

const typesOf = (events: readonly { type: string }[]) => events.map(({ type }) => type);

describe('the till', () => {
  it('creates, reads, changes, finds by email address and deletes customers', async () => {
    const made = await stripe.customers.create({ email: 'ann@example.com', name: 'Ann', metadata: { person: '7' } });
    expect(made).toMatchObject({ object: 'customer', email: 'ann@example.com', livemode: false, balance: 0 });
    await stripe.customers.create({ email: 'bob@example.com' });
    const changed = await stripe.customers.update(made.id, { name: 'Anna', metadata: { person: '', portal: 'x' } });
    expect([changed.name, changed.metadata]).toEqual(['Anna', { portal: 'x' }]);
    const found = await stripe.customers.list({ email: 'ann@example.com' });
    expect(found.data.map(({ id }) => id)).toEqual([made.id]);
    expect(await stripe.customers.del(made.id)).toMatchObject({ id: made.id, deleted: true });
    expect(await stripe.customers.retrieve(made.id)).toMatchObject({ deleted: true });
  });

  it('stores products and prices, which can be listed by product', async () => {
    const { product, monthly, yearly } = await makePrices(stripe);
    const other = await stripe.products.create({ name: 'Other' });
    await stripe.prices.create({
      product: other.id,
      currency: 'gbp',
      unit_amount: 500,
      recurring: { interval: 'week' },
    });
    const prices = await stripe.prices.list({ product: product.id, active: true });
    expect(prices.data.map(({ id }) => id).toSorted()).toEqual([monthly.id, yearly.id].toSorted());
    const read = await stripe.prices.retrieve(monthly.id, { expand: ['product'] });
    expect(read).toMatchObject({
      unit_amount: 999,
      currency: 'eur',
      recurring: { interval: 'month', interval_count: 1 },
      product: { id: product.id, name: 'Killerbody plan' },
    });
    expect(String(read.unit_amount_decimal)).toBe('999');
  });

  it('lists objects in pages, newest first, and the library can iterate them', async () => {
    for (const index of [1, 2, 3, 4, 5]) await stripe.customers.create({ name: `n${index}` });
    const first = await stripe.customers.list({ limit: 2 });
    expect([first.data.map(({ name }) => name), first.has_more]).toEqual([['n5', 'n4'], true]);
    const second = await stripe.customers.list({ limit: 2, starting_after: first.data[1]!.id });
    expect(second.data.map(({ name }) => name)).toEqual(['n3', 'n2']);
    const back = await stripe.customers.list({ limit: 2, ending_before: second.data[1]!.id });
    expect(back.data.map(({ name }) => name)).toEqual(['n4', 'n3']);
    const all: (string | null | undefined)[] = [];
    for await (const { name } of stripe.customers.list({ limit: 2 })) all.push(name);
    expect(all).toEqual(['n5', 'n4', 'n3', 'n2', 'n1']);
  });

  it('finds promotion codes by code and validity, until they expire or are used up', async () => {
    const coupon = await stripe.coupons.create({ percent_off: 25, duration: 'forever' });
    const seconds = Math.floor(till.now().getTime() / 1000);
    const code = await stripe.promotionCodes.create({
      promotion: { type: 'coupon', coupon: coupon.id },
      code: 'SPRING',
      max_redemptions: 1,
    });
    await stripe.promotionCodes.create({
      promotion: { type: 'coupon', coupon: coupon.id },
      code: 'BRIEF',
      expires_at: seconds + 60,
    });
    const active = async (name: string) => (await stripe.promotionCodes.list({ code: name, active: true })).data;
    expect((await active('spring'))[0]).toMatchObject({ id: code.id, promotion: { coupon: coupon.id } });
    expect(await active('BRIEF')).toHaveLength(1);
    await till.advance(61_000);
    expect(await active('BRIEF')).toEqual([]);
    const { customer } = await makeCustomer(stripe);
    const { monthly } = await makePrices(stripe);
    const subscription = await stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: monthly.id }],
      discounts: [{ promotion_code: code.id }],
      expand: ['latest_invoice', 'discounts'],
    });
    expect(subscription).toMatchObject({
      status: 'active',
      latest_invoice: { total: 749, subtotal: 999 },
      discounts: [{ promotion_code: code.id, source: { coupon: coupon.id } }],
    });
    expect(await active('SPRING')).toEqual([]);
    const again = await refusal(
      stripe.subscriptions.create({
        customer: customer.id,
        items: [{ price: monthly.id }],
        discounts: [{ promotion_code: code.id }],
      }),
    );
    expect([again.type, again.param]).toEqual(['StripeInvalidRequestError', 'promotion_code']);
  });

  it('applies a coupon only once, or for several months', async () => {
    const once = await stripe.coupons.create({ amount_off: 500, currency: 'eur', duration: 'once' });
    const months = await stripe.coupons.create({ percent_off: 50, duration: 'repeating', duration_in_months: 2 });
    const { monthly } = await makePrices(stripe);
    for (const coupon of [once, months]) {
      const { customer } = await makeCustomer(stripe);
      await stripe.subscriptions.create({
        customer: customer.id,
        items: [{ price: monthly.id }],
        discounts: [{ coupon: coupon.id }],
      });
    }
    const running = async () =>
      Object.fromEntries(
        (await stripe.subscriptions.list({ expand: ['data.discounts.source.coupon'] })).data.map((one) => [
          one.customer,
          one.discounts.flatMap((discount) =>
            typeof discount === 'string' || typeof discount.source.coupon === 'string'
              ? []
              : discount.source.coupon?.id,
          ),
        ]),
      );
    expect(Object.values(await running())).toEqual(expect.arrayContaining([[], [months.id]]));
    await till.advance(85 * DAY_MS);
    expect(Object.values(await running())).toEqual([[], []]);
    const amounts = Map.groupBy(till.charges(), ({ subscription }) => subscription);
    expect([...amounts.values()].map((charges) => charges.map(({ amount }) => amount))).toEqual([
      [499, 999, 999],
      [499, 499, 999],
    ]);
  });

  it('sets up a card, with and without authentication by the bank', async () => {
    const customer = await stripe.customers.create({});
    const intent = await stripe.setupIntents.create({ customer: customer.id });
    expect(intent).toMatchObject({ status: 'requires_payment_method', usage: 'off_session' });
    expect(intent.client_secret).toContain(`${intent.id}_secret_`);
    const done = await stripe.setupIntents.confirm(intent.id, { payment_method: 'pm_card_visa' });
    expect(done.status).toBe('succeeded');
    const cards = await stripe.paymentMethods.list({ customer: customer.id, type: 'card' });
    expect(cards.data[0]?.card?.last4).toBe('4242');
    const asked = await stripe.setupIntents.create({
      customer: customer.id,
      payment_method: 'pm_card_authenticationRequired',
      confirm: true,
    });
    expect(asked.status).toBe('requires_action');
    expect(asked.next_action?.redirect_to_url?.url).toContain(`${till.url}/authenticate/${asked.id}`);
  });

  it('accepts a single payment, and refunds it in parts, up to its full amount', async () => {
    const intent = await stripe.paymentIntents.create({
      amount: 5000,
      currency: 'eur',
      payment_method: 'pm_card_visa',
      confirm: true,
    });
    expect([intent.status, intent.amount_received]).toEqual(['succeeded', 5000]);
    await stripe.refunds.create({ payment_intent: intent.id, amount: 2000 });
    const tooMuch = await refusal(stripe.refunds.create({ payment_intent: intent.id, amount: 3001 }));
    expect([tooMuch.statusCode, tooMuch.param]).toEqual([400, 'amount']);
    const rest = await stripe.refunds.create({ payment_intent: intent.id });
    expect([rest.amount, rest.status]).toEqual([3000, 'succeeded']);
    const again = await refusal(stripe.refunds.create({ payment_intent: intent.id }));
    expect(again.code).toBe('charge_already_refunded');
    expect(till.charges()).toMatchObject([{ amount: 5000, amountRefunded: 5000, status: 'succeeded' }]);
  });

  it('lists events by type and time', async () => {
    await makePrices(stripe);
    const created = Math.floor(till.now().getTime() / 1000);
    await till.advance(5000);
    await stripe.customers.create({ name: 'late' });
    const late = await stripe.events.list({ created: { gt: created } });
    expect(typesOf(late.data)).toEqual(['customer.created']);
    const prices = await stripe.events.list({ types: ['price.created', 'product.created'], limit: 100 });
    expect(typesOf(prices.data)).toEqual(['price.created', 'price.created', 'product.created']);
    expect(await stripe.events.retrieve(prices.data[0]!.id)).toMatchObject({ api_version: '2026-10-28.endive' });
  });
});

describe('errors from the till', () => {
  it("are recognised by Stripe's library", async () => {
    const unknown = await refusal(stripe.customers.retrieve('cus_none'));
    expect([unknown.type, unknown.statusCode, unknown.code]).toEqual([
      'StripeInvalidRequestError',
      404,
      'resource_missing',
    ]);
    const named = await refusal(stripe.setupIntents.create({ customer: 'cus_none' }));
    expect([named.statusCode, named.code, named.param]).toEqual([400, 'resource_missing', 'customer']);
    const stranger = stripeFor({ url: till.url, secretKey: 'sk_test_other' });
    const locked = await refusal(stranger.customers.list());
    expect([locked.type, locked.statusCode]).toEqual(['StripeAuthenticationError', 401]);
    const odd = await refusal(stripe.customers.create({ shoe_size: 42 } as Stripe.CustomerCreateParams));
    expect([odd.code, odd.param]).toEqual(['parameter_unknown', 'shoe_size']);
    const lacking = await refusal(stripe.products.create({} as Stripe.ProductCreateParams));
    expect([lacking.code, lacking.param]).toEqual(['parameter_missing', 'name']);
  });

  it.each([
    ['pm_card_chargeDeclined', 'card_declined', 'generic_decline'],
    ['pm_card_chargeDeclinedInsufficientFunds', 'card_declined', 'insufficient_funds'],
    ['pm_card_chargeDeclinedExpiredCard', 'expired_card', undefined],
    ['pm_card_chargeCustomerFail', 'card_declined', 'generic_decline'],
  ])('report why the card %s was declined, with the payment', async (token, code, declineCode) => {
    const error = await refusal(
      stripe.paymentIntents.create({ amount: 100, currency: 'eur', payment_method: token, confirm: true }),
    );
    expect([error.type, error.statusCode, error.code]).toEqual(['StripeCardError', 402, code]);
    expect(error.decline_code || undefined).toBe(declineCode);
    expect(error.payment_intent).toMatchObject({ status: 'requires_payment_method' });
    expect(till.charges()).toMatchObject([{ status: 'failed', declineCode: declineCode ?? code }]);
  });

  it('leave nothing in the store if a call is rejected for its content', async () => {
    const customer = await stripe.customers.create({});
    const error = await refusal(
      stripe.subscriptions.create({ customer: customer.id, items: [{ price: 'price_none' }] }),
    );
    expect(error.code).toBe('resource_missing');
    expect((await stripe.subscriptions.list({ customer: customer.id, status: 'all' })).data).toEqual([]);
  });
});

describe('idempotency of the till', () => {
  it('returns the same response for the same key and body without repeating the work', async () => {
    const first = await stripe.customers.create({ name: 'Ann' }, { idempotencyKey: 'k1' });
    const second = await stripe.customers.create({ name: 'Ann' }, { idempotencyKey: 'k1' });
    expect([second.id, second.lastResponse.headers['idempotent-replayed']]).toEqual([first.id, 'true']);
    expect((await stripe.customers.list()).data).toHaveLength(1);
  });

  it('rejects a key with another body', async () => {
    await stripe.customers.create({ name: 'Ann' }, { idempotencyKey: 'k1' });
    const error = await refusal(stripe.customers.create({ name: 'Bob' }, { idempotencyKey: 'k1' }));
    expect([error.type, error.statusCode]).toEqual(['StripeIdempotencyError', 400]);
  });

  it('replays a declined card too, and forgets keys after a day', async () => {
    const pay = () =>
      stripe.paymentIntents.create(
        { amount: 100, currency: 'eur', payment_method: 'pm_card_chargeDeclined', confirm: true },
        { idempotencyKey: 'k2' },
      );
    expect((await refusal(pay())).code).toBe('card_declined');
    expect((await refusal(pay())).code).toBe('card_declined');
    expect(till.charges()).toHaveLength(1);
    await till.advance(25 * 3_600_000);
    await refusal(pay());
    expect(till.charges()).toHaveLength(2);
  });
});

describe('subscriptions in the till', () => {
  it('wait for the first payment, and start once it is made', async () => {
    const { monthly } = await makePrices(stripe);
    const customer = await stripe.customers.create({ email: 'ann@example.com' });
    const subscription = await stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: monthly.id }],
      payment_behavior: 'default_incomplete',
      payment_settings: { save_default_payment_method: 'on_subscription' },
      expand: ['latest_invoice.confirmation_secret', 'latest_invoice.payments.data.payment.payment_intent'],
    });
    expect(subscription.status).toBe('incomplete');
    const invoice = subscription.latest_invoice as Stripe.Invoice;
    const intent = invoice.payments?.data[0]?.payment.payment_intent as Stripe.PaymentIntent;
    expect(invoice.confirmation_secret?.client_secret).toBe(intent.client_secret);
    const declined = await refusal(
      stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_chargeDeclined' }),
    );
    expect(declined.code).toBe('card_declined');
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('incomplete');
    await stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' });
    const begun = await stripe.subscriptions.retrieve(subscription.id);
    expect([begun.status, typeof begun.default_payment_method]).toEqual(['active', 'string']);
    expect(till.charges().map(({ status }) => status)).toEqual(['failed', 'succeeded']);
  });

  it('end if the first payment does not arrive within 23 hours', async () => {
    const { monthly } = await makePrices(stripe);
    const customer = await stripe.customers.create({});
    const { id } = await stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: monthly.id }],
      payment_behavior: 'default_incomplete',
    });
    await till.advance(DAY_MS);
    const ended = await stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] });
    expect(ended).toMatchObject({ status: 'incomplete_expired', latest_invoice: { status: 'void' } });
  });

  it('announce the end of a trial three days before, and then renew monthly on the same day', async () => {
    const { monthly } = await makePrices(stripe);
    const { customer } = await makeCustomer(stripe);
    const made = await stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: monthly.id }],
      trial_period_days: 14,
      expand: ['latest_invoice'],
    });
    expect(made).toMatchObject({ status: 'trialing', latest_invoice: { amount_due: 0, status: 'paid' } });
    await till.advance(10 * DAY_MS);
    expect(typesOf(till.events())).not.toContain('customer.subscription.trial_will_end');
    await till.advance(1.5 * DAY_MS);
    expect(typesOf(till.events()).filter((type) => type.endsWith('trial_will_end'))).toHaveLength(1);
    await till.advance(3 * DAY_MS);
    expect((await stripe.subscriptions.retrieve(made.id)).status).toBe('active');
    expect(till.charges()).toMatchObject([{ amount: 999, subscription: made.id, status: 'succeeded' }]);
    await till.advance(31 * DAY_MS);
    const renewed = await stripe.subscriptions.retrieve(made.id);
    const days = [made, renewed].map(({ items }) => new Date(items.data[0]!.current_period_end * 1000).toISOString());
    expect(days).toEqual(['2027-02-14T10:00:00.000Z', '2027-04-14T10:00:00.000Z']);
    expect(till.charges()).toHaveLength(2);
  });

  it('renew on the last day of shorter months', async () => {
    const { monthly } = await makePrices(stripe);
    const { customer } = await makeCustomer(stripe);
    const { id } = await stripe.subscriptions.create({ customer: customer.id, items: [{ price: monthly.id }] });
    const end = async () => {
      const { items } = await stripe.subscriptions.retrieve(id);
      return new Date(items.data[0]!.current_period_end * 1000).toISOString().slice(0, 10);
    };
    expect(await end()).toBe('2027-02-28');
    await till.advance(29 * DAY_MS);
    expect(await end()).toBe('2027-03-31');
  });

  it('retry a failed renewal, and are finally cancelled', async () => {
    const { monthly } = await makePrices(stripe);
    const { customer } = await makeCustomer(stripe, 'pm_card_chargeCustomerFail');
    const { id } = await stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: monthly.id }],
      trial_period_days: 1,
    });
    await till.advance(1.5 * DAY_MS);
    const late = await stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] });
    expect(late).toMatchObject({ status: 'past_due', latest_invoice: { status: 'open', attempt_count: 1 } });
    await till.advance(20 * DAY_MS);
    const ended = await stripe.subscriptions.retrieve(id);
    expect([ended.status, ended.cancellation_details?.reason]).toEqual(['canceled', 'payment_failed']);
    expect(till.charges().map(({ status }) => status)).toEqual(['failed', 'failed', 'failed', 'failed']);
  });

  it('recover with another card while a renewal is open', async () => {
    const { monthly } = await makePrices(stripe);
    const { customer } = await makeCustomer(stripe, 'pm_card_chargeCustomerFail');
    const { id } = await stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: monthly.id }],
      trial_period_days: 1,
    });
    await till.advance(1.5 * DAY_MS);
    const [invoice] = (await stripe.invoices.list({ subscription: id, status: 'open' })).data.map((one) => one.id);
    const declined = await refusal(stripe.invoices.pay(invoice!));
    expect([declined.type, declined.code]).toEqual(['StripeCardError', 'card_declined']);
    const method = await stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id });
    const paid = await stripe.invoices.pay(invoice!, { payment_method: method.id });
    expect([paid.status, paid.amount_remaining]).toEqual(['paid', 0]);
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('active');
    const twice = await refusal(stripe.invoices.pay(invoice!));
    expect(twice.statusCode).toBe(400);
  });

  it('require authentication at each renewal if the card always requires it', async () => {
    const { monthly } = await makePrices(stripe);
    const { customer } = await makeCustomer(stripe, 'pm_card_authenticationRequired');
    const { id } = await stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: monthly.id }],
      trial_period_days: 1,
    });
    await till.advance(1.5 * DAY_MS);
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('past_due');
    expect(typesOf(till.events())).toContain('invoice.payment_action_required');
  });

  it('end at the end of the period, unless the cancellation is revoked', async () => {
    const { monthly } = await makePrices(stripe);
    const { customer } = await makeCustomer(stripe);
    const { id } = await stripe.subscriptions.create({ customer: customer.id, items: [{ price: monthly.id }] });
    const ending = await stripe.subscriptions.update(id, { cancel_at_period_end: true });
    expect([ending.status, ending.cancel_at]).toEqual(['active', ending.items.data[0]!.current_period_end]);
    const kept = await stripe.subscriptions.update(id, { cancel_at_period_end: false });
    expect([kept.cancel_at, kept.canceled_at]).toEqual([null, null]);
    await stripe.subscriptions.update(id, { cancel_at_period_end: true });
    await till.advance(32 * DAY_MS);
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('canceled');
    expect(till.charges()).toHaveLength(1);
    expect((await refusal(stripe.subscriptions.cancel(id))).code).toBe('resource_missing');
  });

  it('can be cancelled immediately', async () => {
    const { monthly } = await makePrices(stripe);
    const { customer } = await makeCustomer(stripe);
    const { id } = await stripe.subscriptions.create({ customer: customer.id, items: [{ price: monthly.id }] });
    const ended = await stripe.subscriptions.cancel(id);
    expect([ended.status, typeof ended.ended_at]).toEqual(['canceled', 'number']);
    expect((await stripe.subscriptions.list({ customer: customer.id })).data).toEqual([]);
    expect((await stripe.subscriptions.list({ customer: customer.id, status: 'all' })).data).toHaveLength(1);
  });

  it('are not charged while payment collection is paused', async () => {
    const { monthly } = await makePrices(stripe);
    const { customer } = await makeCustomer(stripe);
    const { id } = await stripe.subscriptions.create({ customer: customer.id, items: [{ price: monthly.id }] });
    const resumes = Math.floor(till.now().getTime() / 1000) + 40 * 24 * 3600;
    const paused = await stripe.subscriptions.update(id, {
      pause_collection: { behavior: 'void', resumes_at: resumes },
    });
    expect(paused.pause_collection).toEqual({ behavior: 'void', resumes_at: resumes });
    await till.advance(35 * DAY_MS);
    expect(till.charges()).toHaveLength(1);
    await till.advance(30 * DAY_MS);
    expect((await stripe.subscriptions.retrieve(id)).pause_collection).toBeNull();
    expect(till.charges()).toHaveLength(2);
  });

  it('are upgraded, with the rest of the period prorated', async () => {
    const { monthly, product } = await makePrices(stripe);
    const bigger = await stripe.prices.create({
      product: product.id,
      currency: 'eur',
      unit_amount: 1999,
      recurring: { interval: 'month' },
    });
    const { customer } = await makeCustomer(stripe);
    const made = await stripe.subscriptions.create({ customer: customer.id, items: [{ price: monthly.id }] });
    await till.advance(14 * DAY_MS);
    const upgraded = await stripe.subscriptions.update(made.id, {
      items: [{ id: made.items.data[0]!.id, price: bigger.id }],
      proration_behavior: 'always_invoice',
      expand: ['latest_invoice'],
    });
    expect(upgraded.items.data[0]?.price.id).toBe(bigger.id);
    expect(upgraded.latest_invoice).toMatchObject({ status: 'paid', amount_paid: 500 });
    expect(till.charges().map(({ amount }) => amount)).toEqual([999, 500]);
  });

  it('take the configured action if a trial ends without a card', async () => {
    const { monthly } = await makePrices(stripe);
    const outcomes = await Promise.all(
      (['cancel', 'pause', 'create_invoice'] as const).map(async (missing_payment_method) => {
        const customer = await stripe.customers.create({});
        const { id, pending_setup_intent: setup } = await stripe.subscriptions.create({
          customer: customer.id,
          items: [{ price: monthly.id }],
          trial_period_days: 14,
          trial_settings: { end_behavior: { missing_payment_method } },
        });
        expect(setup).toMatch(/^seti_/);
        return id;
      }),
    );
    await till.advance(15 * DAY_MS);
    const statuses = await Promise.all(outcomes.map(async (id) => (await stripe.subscriptions.retrieve(id)).status));
    expect(statuses).toEqual(['canceled', 'paused', 'past_due']);
  });

  it('accept a card for a trial that started without one, and charge it when the trial ends early', async () => {
    const { monthly } = await makePrices(stripe);
    const customer = await stripe.customers.create({});
    const made = await stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: monthly.id }],
      trial_period_days: 14,
      payment_behavior: 'default_incomplete',
      payment_settings: { save_default_payment_method: 'on_subscription' },
      expand: ['pending_setup_intent'],
    });
    const setup = made.pending_setup_intent as Stripe.SetupIntent;
    await stripe.setupIntents.confirm(setup.id, { payment_method: 'pm_card_visa' });
    const ready = await stripe.subscriptions.retrieve(made.id, { expand: ['default_payment_method'] });
    expect(ready).toMatchObject({
      status: 'trialing',
      pending_setup_intent: null,
      default_payment_method: { customer: customer.id, card: { last4: '4242' } },
    });
    const ended = await stripe.subscriptions.update(made.id, { trial_end: 'now' });
    expect(ended.status).toBe('active');
    expect(till.charges()).toMatchObject([{ status: 'succeeded', amount: 999, subscription: made.id }]);
  });

  it('resume after a pause once there is a card', async () => {
    const { monthly } = await makePrices(stripe);
    const customer = await stripe.customers.create({});
    const { id } = await stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: monthly.id }],
      trial_period_days: 14,
      trial_settings: { end_behavior: { missing_payment_method: 'pause' } },
    });
    await till.advance(20 * DAY_MS);
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('paused');
    const method = await stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id });
    await stripe.subscriptions.update(id, { default_payment_method: method.id });
    const resumed = await stripe.subscriptions.resume(id, { billing_cycle_anchor: { type: 'now' } });
    expect([resumed.status, new Date(resumed.items.data[0]!.current_period_start * 1000)]).toEqual([
      'active',
      till.now(),
    ]);
    expect(typesOf(till.events())).toEqual(
      expect.arrayContaining(['customer.subscription.paused', 'customer.subscription.resumed']),
    );
  });

  it('stay unpaid after the last attempt if configured, and recover after a payment', async () => {
    const other = await startTill({ now: START, afterDunning: 'unpaid' });
    try {
      const own = stripeFor(other);
      const { monthly } = await makePrices(own);
      const { customer } = await makeCustomer(own, 'pm_card_chargeCustomerFail');
      const { id } = await own.subscriptions.create({
        customer: customer.id,
        items: [{ price: monthly.id }],
        trial_period_days: 1,
      });
      await other.advance(20 * DAY_MS);
      const late = await own.subscriptions.retrieve(id);
      expect(late.status).toBe('unpaid');
      const [open] = (await own.invoices.list({ subscription: id, status: 'open' })).data;
      await own.invoices.pay(open!.id, { payment_method: 'pm_card_visa' });
      expect((await own.subscriptions.retrieve(id)).status).toBe('active');
    } finally {
      await other.stop();
    }
  });

  it('keep a downgrade’s credit for the next invoice', async () => {
    const { monthly, product } = await makePrices(stripe);
    const smaller = await stripe.prices.create({
      product: product.id,
      currency: 'eur',
      unit_amount: 499,
      recurring: { interval: 'month' },
    });
    const { customer } = await makeCustomer(stripe);
    const made = await stripe.subscriptions.create({ customer: customer.id, items: [{ price: monthly.id }] });
    await till.advance(14 * DAY_MS);
    await stripe.subscriptions.update(made.id, {
      items: [{ id: made.items.data[0]!.id, price: smaller.id }],
      proration_behavior: 'always_invoice',
    });
    const { balance } = (await stripe.customers.retrieve(customer.id)) as Stripe.Customer;
    expect(balance).toBe(-250);
    await till.advance(15 * DAY_MS);
    expect(till.charges().map(({ amount }) => amount)).toEqual([999, 249]);
    expect(((await stripe.customers.retrieve(customer.id)) as Stripe.Customer).balance).toBe(0);
  });

  it('reject the whole change on request if the card is declined', async () => {
    const { monthly } = await makePrices(stripe);
    const { customer } = await makeCustomer(stripe, 'pm_card_chargeCustomerFail');
    const error = await refusal(
      stripe.subscriptions.create({
        customer: customer.id,
        items: [{ price: monthly.id }],
        payment_behavior: 'error_if_incomplete',
      }),
    );
    expect(error.type).toBe('StripeCardError');
    expect((await stripe.subscriptions.list({ customer: customer.id, status: 'all' })).data).toEqual([]);
  });
});

describe('checkout sessions in the till', () => {
  async function trialSession(extra: Partial<Stripe.Checkout.SessionCreateParams> = {}) {
    const { monthly } = await makePrices(stripe);
    return stripe.checkout.sessions.create({
      mode: 'subscription',
      line_items: [{ price: monthly.id, quantity: 1 }],
      success_url: SUCCESS,
      cancel_url: 'http://localhost:3000/back',
      metadata: { nonce: 'n' },
      ...extra,
    });
  }

  it('start a trial with a card, and redirect the person', async () => {
    const session = await trialSession({
      customer_email: 'ann@example.com',
      client_reference_id: 'ref',
      subscription_data: { trial_period_days: 14, metadata: { org: '3' } },
    });
    expect(session).toMatchObject({ status: 'open', url: `${till.url}/pay/${session.id}`, amount_total: 0 });
    const result = await till.pay(session.id, { card: TEST_CARDS.ok });
    expect(result).toEqual({ ok: true, location: SUCCESS.replace('{CHECKOUT_SESSION_ID}', session.id) });
    const done = await stripe.checkout.sessions.retrieve(session.id, {
      expand: ['subscription', 'customer', 'line_items'],
    });
    expect(done).toMatchObject({
      status: 'complete',
      payment_status: 'no_payment_required',
      url: null,
      client_reference_id: 'ref',
      metadata: { nonce: 'n' },
      customer: { email: 'ann@example.com' },
      customer_details: { email: 'ann@example.com' },
      subscription: { status: 'trialing', metadata: { org: '3' } },
      line_items: { data: [{ quantity: 1 }] },
    });
    await till.pay(session.id, { card: TEST_CARDS.ok });
    expect((await stripe.subscriptions.list()).data).toHaveLength(1);
    expect(typesOf(till.events())).toContain('checkout.session.completed');
  });

  it('take the first payment, after a declined card and with a code', async () => {
    const coupon = await stripe.coupons.create({ percent_off: 50, duration: 'once' });
    await stripe.promotionCodes.create({ promotion: { type: 'coupon', coupon: coupon.id }, code: 'HALF' });
    const session = await trialSession({ allow_promotion_codes: true });
    const person = { email: 'ann@example.com', name: 'Ann' };
    expect(await till.pay(session.id, { card: TEST_CARDS.ok, ...person, promoCode: 'NONE' })).toMatchObject({
      ok: false,
    });
    expect(await till.pay(session.id, { card: TEST_CARDS.declined, ...person, promoCode: 'HALF' })).toEqual({
      ok: false,
      code: 'generic_decline',
      message: 'Your card was declined.',
    });
    expect(await till.pay(session.id, { card: '4111111111111111', ...person })).toMatchObject({
      code: 'test_mode_live_card',
    });
    expect(await till.pay(session.id, { card: TEST_CARDS.ok, ...person })).toMatchObject({ ok: true });
    const charges = till.charges();
    expect(charges.map(({ status, amount }) => [status, amount])).toEqual([
      ['failed', 499],
      ['succeeded', 499],
    ]);
    expect(charges[1]?.subscription).toMatch(/^sub_/);
    expect((await stripe.customers.list()).data).toHaveLength(1);
    const paid = await stripe.checkout.sessions.retrieve(session.id, { expand: ['subscription.latest_invoice'] });
    expect(paid).toMatchObject({
      payment_status: 'paid',
      subscription: { status: 'active', latest_invoice: { status: 'paid', amount_paid: 499 } },
    });
  });

  it.each([
    [true, 'trialing'],
    [false, null],
  ])(
    'involve the bank if the card requires authentication, whether the person agrees: %s',
    async (authenticate, status) => {
      const session = await trialSession({
        subscription_data: { trial_period_days: 14 },
        customer_email: 'a@example.com',
      });
      const result = await till.pay(session.id, { card: TEST_CARDS.needsAuthentication, authenticate });
      expect(result.ok).toBe(authenticate);
      const { data } = await stripe.subscriptions.list();
      expect(data[0]?.status ?? null).toBe(status);
      await till.advance(16 * DAY_MS);
      expect(till.charges().map((charge) => charge.status)).toEqual(authenticate ? ['succeeded'] : []);
    },
  );

  it('attach a card whose first renewal fails', async () => {
    const session = await trialSession({
      subscription_data: { trial_period_days: 14 },
      customer_email: 'a@example.com',
    });
    expect(await till.pay(session.id, { card: TEST_CARDS.failsAtRenewal })).toMatchObject({ ok: true });
    await till.advance(14.5 * DAY_MS);
    expect((await stripe.subscriptions.list()).data[0]?.status).toBe('past_due');
  });

  it('expire on request, and after a day', async () => {
    const asked = await trialSession();
    expect((await stripe.checkout.sessions.expire(asked.id)).status).toBe('expired');
    const forgotten = await trialSession();
    await till.advance(1.1 * DAY_MS);
    expect(await stripe.checkout.sessions.retrieve(forgotten.id)).toMatchObject({ status: 'expired', url: null });
    expect(await till.pay(forgotten.id, { card: TEST_CARDS.ok, email: 'a@example.com' })).toMatchObject({ ok: false });
  });

  it('link to the customer’s own portal', async () => {
    const { customer } = await makeCustomer(stripe);
    const portal = await stripe.billingPortal.sessions.create({
      customer: customer.id,
      return_url: 'http://localhost:3000/profile',
    });
    expect(portal.url).toBe(`${till.url}/portal/${portal.id}`);
  });
});

describe('events from the till', () => {
  let receiver: Receiver;

  beforeEach(async () => {
    receiver = await startReceiver();
    till.sendTo(receiver.url);
  });
  afterEach(() => receiver.stop());

  it('are signed in the format that the library checks, within five minutes of the system time', async () => {
    await stripe.customers.create({ email: 'ann@example.com' });
    await until(() => receiver.received.length === 1);
    const { body, signature } = receiver.received[0]!;
    const event = stripe.webhooks.constructEvent(body, signature, till.webhookSecret);
    expect(event).toMatchObject({
      type: 'customer.created',
      livemode: false,
      data: { object: { email: 'ann@example.com' } },
    });
    expect(() => stripe.webhooks.constructEvent(`${body} `, signature, till.webhookSecret)).toThrow();
    expect(() => stripe.webhooks.constructEvent(body, signature, 'whsec_other')).toThrow();
    const again = till.signed(event.id);
    expect(stripe.webhooks.constructEvent(again.body, again.header, till.webhookSecret).id).toBe(event.id);
  });

  it('contain the previous values of an object', async () => {
    const customer = await stripe.customers.create({ name: 'Ann' });
    await stripe.customers.update(customer.id, { name: 'Anna' });
    const updated = (await stripe.events.list({ type: 'customer.updated' })).data[0];
    expect(updated?.data.previous_attributes).toEqual({ name: 'Ann' });
    expect(updated?.data.object).toMatchObject({ name: 'Anna' });
  });

  it('are retried at growing intervals until they are accepted', async () => {
    receiver.answerNext(500, 500, 302);
    await stripe.customers.create({});
    await until(() => receiver.received.length === 1);
    await till.advance(9000);
    expect(receiver.received).toHaveLength(1);
    await till.advance(2000);
    expect(receiver.received).toHaveLength(2);
    await till.advance(50_000);
    expect(receiver.received).toHaveLength(2);
    await till.advance(DAY_MS);
    expect(receiver.received).toHaveLength(4);
    expect(till.events()).toMatchObject([{ state: 'delivered', attempts: [500, 500, 302, 200] }]);
  });

  it('are dropped after the last attempt', async () => {
    await receiver.stop();
    await stripe.customers.create({});
    await till.advance(10 * DAY_MS);
    const [event] = till.events();
    expect([event?.state, new Set(event?.attempts)]).toEqual(['given_up', new Set([0])]);
  });

  it('can be held back, reordered, duplicated and lost if a test requires it', async () => {
    till.hold();
    for (const name of ['a', 'b', 'c']) await stripe.customers.create({ name });
    await till.settled();
    expect(receiver.received).toEqual([]);
    const [a, b, c] = till.events().map(({ id }) => id);
    till.drop([b!]);
    expect(await till.deliver([c!, a!, c!])).toEqual([200, 200, 200]);
    expect(receiver.received.map(({ id }) => id)).toEqual([c, a, c]);
    await till.release();
    await till.advance(DAY_MS);
    expect(receiver.received).toHaveLength(3);
    expect(till.events().map(({ state }) => state)).toEqual(['delivered', 'dropped', 'delivered']);
    const missed = await stripe.events.list({ delivery_success: false });
    expect(missed.data.map(({ id }) => id)).toEqual([b]);
    expect(await till.deliver([b!])).toEqual([200]);
  });
});

describe('simulated failures in the till', () => {
  it.each([
    ['server_error', 0],
    ['server_error_after_work', 1],
    ['rate_limit', 0],
    ['reset', 0],
    ['reset_after_work', 1],
    ['time_out', 1],
  ] as const)('%s reaches the caller as an error, and leaves %i customers', async (fault, count) => {
    const hasty = stripeFor(till, { timeoutMs: 300 });
    // The library itself retries once if a connection breaks.
    const times = fault.startsWith('reset') ? 2 : 1;
    till.failNext(fault, { method: 'POST', path: '/v1/customers', times });
    expect((await stripe.products.create({ name: 'unharmed' })).object).toBe('product');
    await refusal(hasty.customers.create({ name: 'Ann' }, { idempotencyKey: 'k' }));
    expect((await stripe.customers.list()).data).toHaveLength(count);
    const retried = await stripe.customers.create({ name: 'Ann' }, { idempotencyKey: 'k' });
    expect((await stripe.customers.list()).data.map(({ id }) => id)).toEqual([retried.id]);
  });

  it("are handled by the retries of Stripe's library", async () => {
    const patient = stripeFor(till, { retries: 2, timeoutMs: 300 });
    till.failNext('time_out');
    till.failNext('server_error');
    const customer = await patient.customers.create({ name: 'Ann' });
    expect((await stripe.customers.list()).data.map(({ id }) => id)).toEqual([customer.id]);
    expect(till.calls()).toEqual({ 'POST /v1/customers': 3, 'GET /v1/customers': 1 });
  });
});

describe('the state of the till', () => {
  it('survives a restart in its folder, including keys, clock and pending events', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'till-'));
    try {
      const first = await startTill({ folder, now: START });
      const { customer } = await makeCustomer(stripeFor(first));
      await first.advance(DAY_MS);
      await first.stop();
      const second = await startTill({ folder });
      expect([second.secretKey, second.webhookSecret, second.url]).toEqual([
        first.secretKey,
        first.webhookSecret,
        first.url,
      ]);
      expect(second.now().toISOString()).toBe('2027-02-01T10:00:00.000Z');
      expect(await stripeFor(second).customers.retrieve(customer.id)).toMatchObject({ email: 'ann@example.com' });
      expect(second.events().map(({ state }) => state)).toContain('waiting');
      expect(JSON.parse(await readFile(join(folder, 'till.json'), 'utf8'))).toBeTypeOf('object');
      second.reset();
      expect([second.events(), second.charges()]).toEqual([[], []]);
      await second.stop();
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('can be controlled over HTTP by a caller who knows the secret key, and by no one else', async () => {
    const control = (path: string, body: unknown, key = till.secretKey) =>
      fetch(`${till.url}${path}`, {
        method: body === null ? 'GET' : 'POST',
        headers: { authorization: `Bearer ${key}` },
        ...(body === null ? {} : { body: JSON.stringify(body) }),
      });
    expect(await (await control('/till/advance', { ms: 1000 })).json()).toEqual({ now: '2027-01-31T10:00:01.000Z' });
    await control('/till/fail', { fault: 'server_error' });
    expect((await refusal(stripe.customers.list())).statusCode).toBe(500);
    expect(await (await control('/till/charges', null)).json()).toEqual([]);
    expect((await control('/till/advance', { ms: 1000 }, 'sk_test_other')).status).toBe(404);
    expect(till.now().toISOString()).toBe('2027-01-31T10:00:01.000Z');
  });
});

/** Waits until a condition is true; the test's own timeout ends the wait. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) {
    await new Promise((resolve) => {
      setTimeout(resolve, 5);
    });
  }
}
