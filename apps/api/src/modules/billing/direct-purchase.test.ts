import { getMe } from '@weekbord/contract/accounts/users';
import {
  createB2cSetupIntent,
  createB2cSubscription,
  validatePromoCode,
  verifySubscription,
} from '@weekbord/contract/billing/checkout';
import { describe, expect, it } from 'vitest';
import { idOf } from '../subscriptions/subscriptions.public.ts';
import { beginCheckout, type Browser, logIn, openBrowser, startBillingApp } from './billing.test-support.ts';
import { aPayer, COACH, PERSON } from './payer.test-support.ts';

const app = await startBillingApp();
const coupon = await app.stripe.coupons.create({ percent_off: 20, duration: 'forever' });
await app.stripe.promotionCodes.create({
  promotion: { type: 'coupon', coupon: coupon.id },
  code: 'ONCE',
  max_redemptions: 1,
});

let addresses = 0;
const newAddress = () => `direct-${(addresses += 1)}@home.example`;

/** Starts saving a card in a browser. */
async function begin(plan: typeof COACH | typeof PERSON = PERSON, browser = openBrowser(app), email = newAddress()) {
  const { body, status, text } = await browser.call(createB2cSetupIntent, { body: { ...plan, email } });
  expect(status, text).toBe(200);
  const keep = async (card: string) =>
    app.stripe.setupIntents.confirm(body.client_secret.replace(/_secret_.*/, ''), { payment_method: card });
  return { browser, email, keep, customer_id: body.customer_id, price: plan.price };
}

type Begun = Awaited<ReturnType<typeof begin>>;
const buy = ({ browser, customer_id, price }: Begun, promo_code?: string) =>
  browser.call(createB2cSubscription, {
    body: { customer_id, price, ...(promo_code !== undefined && { promo_code }) },
  });
const verify = (browser: Browser, subscription_id: string) =>
  browser.call(verifySubscription, { body: { subscription_id } });
const chargesOf = ({ customer_id: id }: Begun) =>
  app.till.charges().filter(({ customer, status }) => customer === id && status === 'succeeded');
const subscriptionsOf = async ({ customer_id: customer }: Begun) =>
  (await app.stripe.subscriptions.list({ customer, status: 'all' })).data;

describe("buying with a card that the client's own form collects", () => {
  it('saves the card, buys with it once, and gives the subscription to the address at login', async () => {
    const begun = await begin();
    await begun.keep('pm_card_visa');
    const { body, status } = await buy(begun);
    expect([status, body.status]).toEqual([200, 'active']);
    expect(body.client_secret).toBeUndefined();
    expect(chargesOf(begun)).toMatchObject([{ amount: 1495 }]);
    expect((await buy(begun)).body).toEqual(body);
    expect(await verify(begun.browser, body.subscription_id)).toMatchObject({
      status: 200,
      body: { status: 'active' },
    });
    await app.takeMails();
    const user = (await app.as(await logIn(app, begun.email, begun.browser)).call(getMe)).body;
    expect(user.customer?.subscriptions).toMatchObject([{ id: body.subscription_id, status: 'active' }]);
    expect(chargesOf(begun)).toHaveLength(1);
  });

  it('makes one subscription and one payment from twenty concurrent calls, with and without a code', async () => {
    const begun = await begin();
    await begun.keep('pm_card_visa');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => buy(begun, at % 2 === 0 ? 'ONCE' : undefined)),
    );
    const good = answers.filter(({ status }) => status === 200);
    expect(good.length).toBeGreaterThan(0);
    expect(new Set(good.map(({ body }) => body.subscription_id)).size).toBe(1);
    expect(await subscriptionsOf(begun)).toHaveLength(1);
    expect(chargesOf(begun)).toHaveLength(1);
    expect((await buy(begun)).body.subscription_id).toBe(good[0]!.body.subscription_id);
  });

  it('charges nothing in a trial, and keeps the card for its end', async () => {
    const begun = await begin(COACH);
    await begun.keep('pm_card_visa');
    expect((await buy(begun)).body.status).toBe('trialing');
    expect(chargesOf(begun)).toEqual([]);
    await app.till.advance(15 * 86_400_000);
    expect(chargesOf(begun)).toMatchObject([{ amount: 4900 }]);
  });

  it('requires a card first, reports a declined one, and continues with another', async () => {
    const begun = await begin();
    expect(await buy(begun)).toMatchObject({ status: 409, body: { code: 'card_missing' } });
    await begun.keep('pm_card_chargeCustomerFail');
    expect(await buy(begun)).toMatchObject({ status: 402, body: { code: 'card_declined' } });
    expect(chargesOf(begun)).toEqual([]);
    const again = await begin(PERSON, begun.browser, begun.email);
    expect(again.customer_id).toBe(begun.customer_id);
    await again.keep('pm_card_visa');
    expect((await buy(again)).body.status).toBe('active');
    expect(await subscriptionsOf(begun)).toHaveLength(1);
    expect(chargesOf(begun)).toHaveLength(1);
  });

  it('returns what the client needs to confirm the payment if the bank requires authentication', async () => {
    const begun = await begin();
    await begun.keep('pm_card_authenticationRequired');
    await app.stripe.paymentMethods.attach('pm_card_authenticationRequired', { customer: begun.customer_id });
    const { body, status } = await buy(begun);
    expect([status, body.status]).toEqual([200, 'incomplete']);
    expect(body.client_secret).toMatch(/^pi_\w+_secret_/);
  });

  it('gives a logged-in person access only after the first payment', async () => {
    const email = newAddress();
    const client = app.as(await logIn(app, email));
    const { body } = await client.call(createB2cSetupIntent, { body: { ...PERSON, email } });
    await app.stripe.paymentMethods.attach('pm_card_authenticationRequired', { customer: body.customer_id });
    const row = await app.db
      .selectFrom('billing_checkout')
      .select('id')
      .where('customer_id', '=', body.customer_id)
      .executeTakeFirstOrThrow();
    const { data } = await app.stripe.prices.list({});
    const price = data.find(({ metadata }) => metadata['plan'] === PERSON.price)!.id;
    const made = await app.stripe.subscriptions.create({
      customer: body.customer_id,
      items: [{ price }],
      payment_behavior: 'default_incomplete',
      metadata: { checkout: row.id },
    });
    expect(made.status).toBe('incomplete');
    await app.sendEvents();
    expect((await client.call(getMe)).body.customer?.subscriptions ?? []).toEqual([]);
    await app.stripe.paymentMethods.attach('pm_card_visa', { customer: body.customer_id });
    const { data: cards } = await app.stripe.paymentMethods.list({
      customer: body.customer_id,
      type: 'card',
      limit: 1,
    });
    await app.stripe.invoices.pay(idOf(made.latest_invoice)!, { payment_method: cards[0]!.id });
    await app.sendEvents();
    expect((await client.call(getMe)).body.customer?.subscriptions).toMatchObject([{ id: made.id, status: 'active' }]);
  });

  it.each(['server_error_after_work', 'reset_after_work'] as const)(
    'reuses what was already created when it is retried after Stripe fails with %s',
    async (fault) => {
      for (const path of ['/v1/subscriptions', '/v1/invoices']) {
        const begun = await begin();
        await begun.keep('pm_card_visa');
        app.till.failNext(fault, { method: 'POST', path, times: 2 });
        expect((await buy(begun)).status).toBe(503);
        expect((await buy(begun)).body.status).toBe('active');
        expect(await subscriptionsOf(begun)).toHaveLength(1);
        expect(chargesOf(begun)).toHaveLength(1);
      }
    },
  );

  it('never uses a checkout whose Stripe page is open in the same browser', async () => {
    const begun = await begin();
    await begun.keep('pm_card_visa');
    const onPage = await beginCheckout(begun.browser, { ...PERSON, email: begun.email });
    expect(onPage.status).toBe(200);
    expect((await buy(begun)).status).toBe(404);
    const anew = await begin(PERSON, begun.browser, begun.email);
    await anew.keep('pm_card_visa');
    expect((await buy(anew)).body.status).toBe('active');
  });
});

describe('a direct purchase', () => {
  it('is inaccessible to strangers: the customer and the subscription belong to the browser that started it', async () => {
    const begun = await begin();
    await begun.keep('pm_card_visa');
    const stranger = openBrowser(app);
    expect((await buy({ ...begun, browser: stranger })).status).toBe(404);
    const { body } = await buy(begun);
    expect((await verify(stranger, body.subscription_id)).status).toBe(404);
    const other = await begin(PERSON, stranger);
    expect((await verify(other.browser, body.subscription_id)).status).toBe(404);
    expect((await buy({ ...other, customer_id: begun.customer_id })).status).toBe(404);
  });

  it('is denied to a logged-in person who already has a subscription', async () => {
    const payer = await aPayer(app);
    const answer = await payer.client.call(createB2cSetupIntent, { body: { ...PERSON, email: newAddress() } });
    expect(answer).toMatchObject({ status: 409, body: { code: 'already_subscribed' } });
  });

  it('is rejected with an error for the field if the code is invalid', async () => {
    const begun = await begin();
    await begun.keep('pm_card_visa');
    expect(await buy(begun, 'NEVER')).toMatchObject({ status: 400, body: { promo_code: [expect.any(String)] } });
    expect(await subscriptionsOf(begun)).toEqual([]);
    expect((await begun.browser.call(validatePromoCode, { body: { promo_code: 'NEVER' } })).body.valid).toBe(false);
  });
});
