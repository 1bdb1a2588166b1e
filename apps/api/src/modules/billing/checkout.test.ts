import { DAY_MS } from '@weekbord/domain/dates/plain-date';
import { getBilling } from '@weekbord/contract/billing/billing';
import { getMe } from '@weekbord/contract/accounts/users';
import { createLoginSignupPortal, tokenLogin } from '@weekbord/contract/auth/log-in';
import {
  completeCheckout,
  createB2cCheckoutSession,
  createB2cSetupIntent,
  createB2cSubscription,
  getUserFromCheckoutSession,
  listPlans,
  validatePromoCode,
} from '@weekbord/contract/billing/checkout';
import { answerPurchase, listUnclaimedPurchases } from '@weekbord/contract/billing/purchases';
import { aCoach } from '@weekbord/testkit/builders/people';
import { TEST_CARDS } from '@weekbord/testkit/till/till';
import { describe, expect, it } from 'vitest';
import { findPortal } from '../organisations/organisations.public.ts';
import { endAndReturn, idOf } from '../subscriptions/subscriptions.public.ts';
import { beginCheckout, type Browser, logIn, openBrowser, startBillingApp } from './billing.test-support.ts';
import { deleteOldPayments, returnUnclaimed, sweepCheckouts, sweepEvents } from './sweep-payments.ts';

const app = await startBillingApp();
const coupon = await app.stripe.coupons.create({ percent_off: 20, duration: 'forever' });
await app.stripe.promotionCodes.create({ promotion: { type: 'coupon', coupon: coupon.id }, code: 'SPRING' });

const COACH = { price: 'coach-month' };
const PERSON = { price: 'killerbody-month', subdomain: 'killerbody' };
let addresses = 0;
const newAddress = () => `buyer-${(addresses += 1)}@home.example`;
const charged = (email: string) => app.till.charges().filter(({ customer }) => customer === customers.get(email));
const customers = new Map<string, string>();

/** Buys a plan in a browser, and returns from Stripe's payment page. */
async function buy(plan: typeof COACH | typeof PERSON, email: string, browser: Browser = openBrowser(app)) {
  const { body, status, text } = await beginCheckout(browser, { ...plan, email, first_name: 'Noor' });
  expect(status, text).toBe(200);
  expect(await app.till.pay(body.session_id, { card: TEST_CARDS.ok })).toMatchObject({ ok: true });
  const session = await app.stripe.checkout.sessions.retrieve(body.session_id);
  customers.set(email, idOf(session.customer) ?? '');
  const completed = await browser.call(completeCheckout, { body: { session_id: body.session_id } });
  expect(completed.status, completed.text).toBe(200);
  return { browser, sessionId: body.session_id, buyer: completed.body, mails: await app.takeMails() };
}

const me = async (token: string) => (await app.as(token).call(getMe)).body;

describe('the plans on sale', () => {
  it("are those of the portal, with VAT, period and trial, in the caller's language", async () => {
    const { body } = await openBrowser(app).call(listPlans, { query: {} });
    expect(body).toMatchObject({
      is_trial_till: true,
      plans: [
        { price: 'coach-month', audience: 'COACH', amount: 4900, vat_percent: 21, interval: 'month', trial_days: 14 },
        { price: 'coach-year', audience: 'COACH', interval: 'year', trial_days: 14 },
      ],
    });
    const query = { subdomain: 'killerbody' };
    const dutch = await openBrowser(app).call(listPlans, { query }, { 'accept-language': 'nl' });
    expect(dutch.body.plans.map(({ name }) => name)).toEqual(['Killerbody-plan', 'Killerbody-plan']);
    expect((await openBrowser(app).call(listPlans, { query: { subdomain: 'dma' } })).body.plans).toEqual([]);
  });

  it('are not available on a portal that does not sell them', async () => {
    const email = newAddress();
    const elsewhere = await beginCheckout(openBrowser(app), { ...COACH, subdomain: 'killerbody', email });
    expect(elsewhere).toMatchObject({ status: 400, body: { price: [expect.any(String)] } });
    const nowhere = await beginCheckout(openBrowser(app), { price: 'gold', email });
    expect(nowhere).toMatchObject({ status: 400, body: { price: [expect.any(String)] } });
  });
});

describe('the checkout of a coach', () => {
  it('[BIL-01] starts a 14-day trial without a payment, and makes the buyer a coach when they log in', async () => {
    const email = newAddress();
    const { buyer, mails, browser } = await buy(COACH, email);
    expect(buyer).toEqual({ email, first_name: 'Noor', last_name: '', audience: 'COACH', state: 'PAID' });
    expect(mails.find(({ to }) => to === email)?.text).toContain('/login?checkout=checkout');
    const user = await me(await logIn(app, email, browser));
    expect(user).toMatchObject({
      is_coach: true,
      first_name: 'Noor',
      customer: { subscriptions: [{ status: 'trialing', items: [{ plan: { product: expect.any(String) } }] }] },
    });
    const kept = await app.db
      .selectFrom('subscription')
      .select(['trial_end', 'started_at'])
      .where('person_id', '=', user.id)
      .executeTakeFirstOrThrow();
    expect(kept.trial_end!.getTime() - kept.started_at!.getTime()).toBe(14 * DAY_MS);
    expect(charged(email)).toEqual([]);
  });

  it('does not make anyone a coach before they log in, even if someone else entered their address', async () => {
    const email = newAddress();
    const token = await logIn(app, email);
    const { browser } = await buy(COACH, email);
    expect((await me(token)).is_coach).toBe(false);
    app.clock.advance({ minutes: 2 });
    expect((await me(await logIn(app, email, browser))).is_coach).toBe(true);
  });
});

describe('the checkout of a person', () => {
  it('[BIL-02] takes a promotion code, survives a declined card, and gives the address an account on the portal', async () => {
    const email = newAddress();
    const browser = openBrowser(app);
    const checked = await browser.call(validatePromoCode, { body: { promo_code: ' spring ', price: PERSON.price } });
    expect(checked.body).toEqual({ valid: true, percent_off: 20, amount: 1196 });
    const { body } = await beginCheckout(browser, { ...PERSON, email, promo_code: 'SPRING' });
    expect(await app.till.pay(body.session_id, { card: TEST_CARDS.declined })).toMatchObject({ ok: false });
    const open = await browser.call(completeCheckout, { body: { session_id: body.session_id } });
    expect(open.body.state).toBe('OPEN');
    expect(await app.till.pay(body.session_id, { card: TEST_CARDS.ok })).toMatchObject({ ok: true });
    const paid = await browser.call(completeCheckout, { body: { session_id: body.session_id } });
    expect(paid.body).toMatchObject({ email, audience: 'PERSON', state: 'PAID' });
    await app.takeMails();
    const token = await logIn(app, email, browser);
    expect((await app.as(token).call(getBilling)).body.subscriptions).toMatchObject([{ promo_code: 'SPRING' }]);
    expect(await me(token)).toMatchObject({
      is_coach: false,
      organisation: { subdomain: 'killerbody', payment_required: true },
      customer: { subscriptions: [{ status: 'active' }] },
    });
    const taken = app.till.charges().filter(({ status, amount }) => status === 'succeeded' && amount === 1196);
    expect(taken).toHaveLength(1);
  });

  it('lets a person into a portal that requires payment', async () => {
    const email = newAddress();
    const redirect_url = 'https://killerbody.weekbord.example/';
    const ask = async () => {
      await openBrowser(app).call(createLoginSignupPortal, {
        body: { email, redirect_url, organisation_subdomain: 'killerbody' },
      });
      return (await app.takeMails()).findLast(({ to }) => to === email)?.text ?? '';
    };
    expect(await ask()).toContain('/signup');
    await buy(PERSON, email);
    app.clock.advance({ minutes: 2 });
    expect(await ask()).toContain('magic_link_token=');
  });

  it('rejects an invalid promotion code, with an error about the code', async () => {
    const answer = await beginCheckout(openBrowser(app), { ...PERSON, email: newAddress(), promo_code: 'NEVER' });
    expect(answer).toMatchObject({
      status: 400,
      body: { promo_code: ['This code is invalid or has expired.'] },
    });
    const { body } = await openBrowser(app).call(validatePromoCode, { body: { promo_code: 'NEVER' } });
    expect(body).toEqual({ valid: false });
  });

  it('limits the codes a network can try, across all calls that take one', async () => {
    const browser = openBrowser(app);
    const email = newAddress();
    const { body } = await browser.call(createB2cSetupIntent, { body: { ...PERSON, email } });
    const intent = body.client_secret.replace(/_secret_.*/, '');
    await app.stripe.setupIntents.confirm(intent, { payment_method: 'pm_card_visa' });
    const guess = (at: number) => {
      const promo_code = `GUESS${at}`;
      if (at % 3 === 0) return browser.call(validatePromoCode, { body: { promo_code } });
      if (at % 3 === 1) return beginCheckout(browser, { ...PERSON, email: newAddress(), promo_code });
      return browser.call(createB2cSubscription, {
        body: { customer_id: body.customer_id, price: PERSON.price, promo_code },
      });
    };
    const statuses = [];
    for (let tries = 0; tries < 27; tries += 1) statuses.push((await guess(tries)).status);
    expect(statuses.slice(0, 20)).not.toContain(429);
    expect(statuses.slice(20)).toEqual(Array.from({ length: 7 }, () => 429));
  });

  it('limits the codes a network can look up', async () => {
    const browser = openBrowser(app);
    const statuses = [];
    for (let tries = 0; tries < 25; tries += 1) {
      statuses.push((await browser.call(validatePromoCode, { body: { promo_code: `GUESS${tries}` } })).status);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  });
});

describe('an address that strangers enter repeatedly', () => {
  it('is rejected after a while, but never if its logged-in owner enters it', async () => {
    const email = newAddress();
    const client = app.as(await logIn(app, email));
    const tries = [];
    for (let tried = 0; tried < 12; tried += 1) {
      tries.push((await beginCheckout(openBrowser(app), { ...PERSON, email })).status);
    }
    expect(tries).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
    const body = { ...PERSON, email };
    expect((await client.call(createB2cCheckoutSession, { body })).status).toBe(200);
    expect((await client.call(createB2cSetupIntent, { body })).status).toBe(200);
  });
});

describe('a checkout session', () => {
  it('shows the buyer only to the browser that started it', async () => {
    const email = newAddress();
    const { browser, sessionId } = await buy(PERSON, email);
    const query = { session_id: sessionId };
    expect((await browser.call(getUserFromCheckoutSession, { query })).body.email).toBe(email);
    expect((await openBrowser(app).call(getUserFromCheckoutSession, { query })).status).toBe(404);
    expect((await openBrowser(app).call(completeCheckout, { body: query })).status).toBe(404);
    const other = await beginCheckout(openBrowser(app), { ...PERSON, email: newAddress() });
    expect((await browser.call(completeCheckout, { body: { session_id: other.body.session_id } })).status).toBe(404);
  });

  it("is shared by a browser's concurrent requests", async () => {
    const browser = openBrowser(app);
    const email = newAddress();
    // The browser already has its cookie.
    await beginCheckout(browser, { ...PERSON, email: newAddress() });
    const before = app.till.calls()['POST /v1/customers'] ?? 0;
    const answers = await Promise.all(Array.from({ length: 8 }, () => beginCheckout(browser, { ...PERSON, email })));
    expect(new Set(answers.map(({ body }) => body.session_id)).size).toBe(1);
    const made = await app.stripe.customers.list({ email });
    expect(made.data).toHaveLength(1);
    expect(before).toBeGreaterThan(0);
  });

  it('survives Stripe errors at each step: the next attempt works, and one session is open', async () => {
    for (const path of ['/v1/customers', '/v1/checkout/sessions', '/v1/promotion_codes']) {
      for (const fault of ['server_error', 'server_error_after_work', 'reset_after_work'] as const) {
        const browser = openBrowser(app);
        const email = newAddress();
        app.till.failNext(fault, { path, times: 2 });
        const failed = await beginCheckout(browser, { ...PERSON, email, promo_code: 'SPRING' });
        expect(failed, `${path} ${fault}`).toMatchObject({ status: 503, body: { code: 'till_unavailable' } });
        const { status, body } = await beginCheckout(browser, { ...PERSON, email, promo_code: 'SPRING' });
        expect(status).toBe(200);
        const open = app.db.selectFrom('billing_checkout').select('session_id').where('email', '=', email);
        const rows = await open.where('state', '=', 'OPEN').execute();
        expect(rows).toEqual([{ session_id: body.session_id }]);
      }
    }
  });

  it('is completed even if the browser never returned and no event arrived', async () => {
    const email = newAddress();
    const browser = openBrowser(app);
    const { body } = await beginCheckout(browser, { ...PERSON, email });
    await app.till.pay(body.session_id, { card: TEST_CARDS.ok });
    app.clock.advance({ minutes: 1 });
    const warned: unknown[] = [];
    await sweepCheckouts(app.syncing(), { warn: (about: unknown) => warned.push(about) } as never);
    expect(warned).toEqual([]);
    await app.takeMails();
    expect(await me(await logIn(app, email, browser))).toMatchObject({
      customer: { subscriptions: [{ status: 'active' }] },
    });
  });
});

describe('an abandoned checkout', () => {
  it('still grants access if it is paid later', async () => {
    const email = newAddress();
    const browser = openBrowser(app);
    const { body } = await beginCheckout(browser, { ...PERSON, email });
    await app.db.updateTable('billing_checkout').set({ state: 'EXPIRED' }).where('email', '=', email).execute();
    await app.till.pay(body.session_id, { card: TEST_CARDS.ok });
    await sweepEvents(app.syncing());
    await app.takeMails();
    expect(await me(await logIn(app, email, browser))).toMatchObject({
      customer: { subscriptions: [{ status: 'active' }] },
    });
  });
});

describe('an expired checkout', () => {
  it('is deleted with its customer after thirty days, and one that was refunded thirty days after its refund', async () => {
    const [idle, paid] = [newAddress(), newAddress()];
    await beginCheckout(openBrowser(app), { ...PERSON, email: idle });
    await buy(PERSON, paid);
    const now = new Date(app.clock.now().getTime() + 31 * DAY_MS);
    await deleteOldPayments({ db: app.db, now });
    const rows = app.db.selectFrom('billing_checkout').select(['email', 'state']).where('email', 'in', [idle, paid]);
    expect(await rows.execute()).toEqual([{ email: paid, state: 'PAID' }]);
    const customersOf = app.db.selectFrom('billing_customer').select('email').where('email', 'in', [idle, paid]);
    expect(await customersOf.execute()).toEqual([{ email: paid }]);
    await returnUnclaimed({ ...app.syncing(), now });
    await app.jobs.take('return-payments');
    await deleteOldPayments({ db: app.db, now: new Date(now.getTime() + DAY_MS) });
    expect(await rows.execute()).toEqual([{ email: paid, state: 'RETURNED' }]);
    await deleteOldPayments({ db: app.db, now: new Date(now.getTime() + 30 * DAY_MS) });
    expect(await rows.execute()).toEqual([]);
    expect(await customersOf.execute()).toEqual([]);
  });
});

describe('a second subscription', () => {
  it('is kept alongside one of another kind, so that a person with their own plan can also become a coach', async () => {
    const email = newAddress();
    const { browser } = await buy(PERSON, email);
    await logIn(app, email, browser);
    await buy(COACH, email, browser);
    app.clock.advance({ minutes: 2 });
    const { is_coach: isCoach, customer } = await me(await logIn(app, email, browser));
    expect([isCoach, customer?.subscriptions.map(({ status }) => status).toSorted()]).toEqual([
      true,
      ['active', 'trialing'],
    ]);
  });

  it('has no trial for a person who already had one, as the list of plans shows', async () => {
    const email = newAddress();
    const { browser } = await buy(COACH, email);
    const token = await logIn(app, email, browser);
    const { id } = (await me(token)).customer!.subscriptions[0]!;
    await app.stripe.subscriptions.cancel(id);
    await app.sendEvents();
    const { plans } = (await app.as(token).call(listPlans, { query: {} })).body;
    expect(plans.map(({ trial_days: days }) => days)).toEqual([0, 0]);
    const answer = await app.as(token).call(createB2cCheckoutSession, { body: { ...COACH, email } });
    expect(answer.status, answer.text).toBe(200);
    expect(await app.till.pay(answer.body.session_id, { card: TEST_CARDS.ok })).toMatchObject({ ok: true });
    await app.sendEvents();
    expect((await me(token)).customer?.subscriptions.map(({ status }) => status).toSorted()).toEqual([
      'active',
      'canceled',
    ]);
  });

  it('is denied to a logged-in person who already has one', async () => {
    const email = newAddress();
    const { browser } = await buy(PERSON, email);
    const token = await logIn(app, email, browser);
    const answer = await app.as(token).send('POST', '/api/checkout/create-b2c-checkout-session', {
      body: { ...PERSON, email: 'other@home.example' },
    });
    expect(answer).toMatchObject({ status: 409, body: { code: 'already_subscribed' } });
  });

  it('ends at login if it has a trial, was bought while logged out, and the buyer already had a trial', async () => {
    const email = newAddress();
    const { browser } = await buy(COACH, email);
    const token = await logIn(app, email, browser);
    await app.stripe.subscriptions.cancel((await me(token)).customer!.subscriptions[0]!.id);
    await app.sendEvents();
    await buy(COACH, email, browser);
    app.clock.advance({ minutes: 2 });
    const again = await logIn(app, email, browser);
    const [job] = await app.jobs.take('return-payments');
    await endAndReturn(app.config, (job!.data as { subscriptionId: string }).subscriptionId);
    await app.sendEvents();
    const statuses = (await me(again)).customer?.subscriptions.map(({ status }) => status);
    expect(statuses).toEqual(['canceled', 'canceled']);
  });

  it('is ended and refunded when the buyer logs in and already has one', async () => {
    const email = newAddress();
    const { browser } = await buy(PERSON, email);
    await logIn(app, email, browser);
    const second = await buy(PERSON, email);
    app.clock.advance({ minutes: 2 });
    const token = await logIn(app, email);
    const [job] = await app.jobs.take('return-payments');
    const { subscriptionId } = job!.data as { subscriptionId: string };
    expect(await endAndReturn(app.config, subscriptionId)).toEqual({ amount: 1495, currency: 'eur' });
    expect(await endAndReturn(app.config, subscriptionId)).toEqual({ amount: 1495, currency: 'eur' });
    const back = app.till.charges().filter((charge) => charge.subscription === subscriptionId);
    expect(back).toMatchObject([{ amount: 1495, amountRefunded: 1495 }]);
    await app.sendEvents();
    expect((await me(token)).customer?.subscriptions.map(({ status }) => status).toSorted()).toEqual([
      'active',
      'canceled',
    ]);
    const query = { session_id: second.sessionId };
    expect((await second.browser.call(getUserFromCheckoutSession, { query })).body.state).toBe('RETURNED');
  });
});

describe("a stranger who pays for someone else's address", () => {
  const accountOf = async (email: string) =>
    app.db
      .selectFrom('person')
      .select(['is_coach', 'organisation_id', 'first_name', 'account_enabled'])
      .where('email', '=', email)
      .executeTakeFirstOrThrow();

  it.each([COACH, PERSON])(
    'leaves the role, portal, name and subscriptions of its account unchanged: $price',
    async (plan) => {
      const email = newAddress();
      await logIn(app, email);
      app.clock.advance({ minutes: 2 });
      const before = await accountOf(email);
      const bought = await buy(plan, email);
      expect(bought.mails.find(({ to }) => to === email)?.text).toContain('the browser you paid in');
      app.clock.advance({ minutes: 2 });
      const token = await logIn(app, email);
      expect(await accountOf(email)).toEqual(before);
      expect((await me(token)).customer?.subscriptions ?? []).toEqual([]);
      // The stranger is refunded if the owner does not claim the purchase in time.
      app.clock.advance({ days: 29 });
      await returnUnclaimed(app.syncing());
      expect(await app.jobs.take('return-payments')).toEqual([]);
      app.clock.advance({ days: 2 });
      await returnUnclaimed(app.syncing());
      const [job] = await app.jobs.take('return-payments');
      const { subscriptionId } = job!.data as { subscriptionId: string };
      expect(await endAndReturn(app.config, subscriptionId)).toMatchObject({ amount: plan === COACH ? 0 : 1495 });
      await returnUnclaimed(app.syncing());
      expect(await app.jobs.take('return-payments')).toEqual([]);
    },
  );

  it.each([COACH, PERSON])('gives a new account no role, portal, name or subscription: $price', async (plan) => {
    const email = newAddress();
    await buy(plan, email);
    const main = await findPortal(app.db, null);
    const token = await logIn(app, email);
    const untouched = { is_coach: false, organisation_id: main!.id, first_name: '', account_enabled: true };
    expect(await accountOf(email)).toEqual(untouched);
    expect(await me(token)).toMatchObject({ first_name: '', customer: null });
    // Logging in again in another browser changes nothing either.
    app.clock.advance({ minutes: 2 });
    await logIn(app, email);
    expect(await accountOf(email)).toEqual(untouched);
  });

  it('cannot name an account by renewing its plan', async () => {
    const email = newAddress();
    const { browser } = await buy(PERSON, email);
    const token = await logIn(app, email, browser);
    await app.stripe.subscriptions.cancel((await me(token)).customer!.subscriptions[0]!.id);
    await app.sendEvents();
    await app.db.updateTable('person').set({ first_name: '' }).where('email', '=', email).execute();
    await buy(PERSON, email);
    app.clock.advance({ minutes: 2 });
    await logIn(app, email);
    expect((await accountOf(email)).first_name).toBe('');
  });

  it('is refunded after thirty days if the address has no account', async () => {
    const email = newAddress();
    const { browser, sessionId } = await buy(PERSON, email);
    const state = async () =>
      (await browser.call(getUserFromCheckoutSession, { query: { session_id: sessionId } })).body.state;
    app.clock.advance({ days: 29 });
    await returnUnclaimed(app.syncing());
    expect(await state()).toBe('PAID');
    app.clock.advance({ days: 2 });
    await app.jobs.take('return-payments');
    await returnUnclaimed(app.syncing());
    expect(await state()).toBe('RETURNED');
    const returned = await Promise.all(
      (await app.jobs.take('return-payments')).map(({ data }) =>
        endAndReturn(app.config, (data as { subscriptionId: string }).subscriptionId),
      ),
    );
    expect(returned).toContainEqual({ amount: 1495, currency: 'eur' });
    expect(charged(email)).toMatchObject([{ amount: 1495, amountRefunded: 1495 }]);
  });
});

describe('a purchase that was paid for in another browser', () => {
  const unclaimed = async (token: string) => (await app.as(token).call(listUnclaimedPurchases)).body.results;
  const answer = (token: string, purchase_id: string, is_mine: boolean) =>
    app.as(token).call(answerPurchase, { body: { purchase_id, is_mine } });

  it.each([
    [COACH, { audience: 'COACH', portal: 'Weekbord' }],
    [PERSON, { audience: 'PERSON', portal: 'Killerbody' }],
  ])('gives the owner of the address everything once they say that it is theirs: $price', async (plan, about) => {
    const email = newAddress();
    await buy(plan, email);
    const token = await logIn(app, email);
    const [purchase, ...more] = await unclaimed(token);
    expect([purchase, more]).toMatchObject([about, []]);
    const answered = await answer(token, purchase!.id, true);
    expect([answered.status, answered.body]).toEqual([200, { state: 'CLAIMED' }]);
    expect(await me(token)).toMatchObject({
      is_coach: plan === COACH,
      first_name: 'Noor',
      organisation: { name: about.portal },
      customer: { subscriptions: [{ status: plan === COACH ? 'trialing' : 'active' }] },
    });
    // They are asked once.
    expect(await unclaimed(token)).toEqual([]);
    expect((await answer(token, purchase!.id, false)).status).toBe(404);
  });

  it.each([COACH, PERSON])('is ended and refunded if the owner says that it is not theirs: $price', async (plan) => {
    const email = newAddress();
    const { browser, sessionId } = await buy(plan, email);
    const token = await logIn(app, email);
    const [purchase] = await unclaimed(token);
    await app.jobs.take('return-payments');
    expect((await answer(token, purchase!.id, false)).body).toEqual({ state: 'RETURNED' });
    expect(await unclaimed(token)).toEqual([]);
    const [job] = await app.jobs.take('return-payments');
    const { subscriptionId } = job!.data as { subscriptionId: string };
    const amount = plan === COACH ? 0 : 1495;
    expect(await endAndReturn(app.config, subscriptionId)).toMatchObject({ amount });
    await app.sendEvents();
    // The browser that paid can no longer claim it.
    app.clock.advance({ minutes: 2 });
    await logIn(app, email, browser);
    expect(await me(token)).toMatchObject({ is_coach: false, first_name: '', customer: null });
    const query = { session_id: sessionId };
    expect((await browser.call(getUserFromCheckoutSession, { query })).body.state).toBe('RETURNED');
  });

  it.each([
    ['its owner declines it', true],
    ['nobody claimed it for thirty days', false],
  ])('leaves an account that it opened at a portal requiring payment usable once %s', async (_, isDeclined) => {
    const email = newAddress();
    await buy(PERSON, email);
    const browser = openBrowser(app);
    const redirect_url = 'https://killerbody.weekbord.example/';
    await browser.call(createLoginSignupPortal, {
      body: { email, redirect_url, organisation_subdomain: 'killerbody' },
    });
    const mail = (await app.takeMails()).findLast(({ to }) => to === email);
    const magic_link_token = /magic_link_token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const token = (await browser.call(tokenLogin, { body: { magic_link_token } })).body.auth_token;
    expect((await me(token)).organisation).toMatchObject({ subdomain: 'killerbody', payment_required: true });
    const [purchase] = await unclaimed(token);
    if (isDeclined) expect((await answer(token, purchase!.id, false)).status).toBe(200);
    else await returnUnclaimed({ ...app.syncing(), now: new Date(app.clock.now().getTime() + 31 * DAY_MS) });
    expect((await me(token)).organisation).toMatchObject({ subdomain: null, payment_required: false });
  });

  it('is refunded, not given, if a person who claims it already has the same plan', async () => {
    const email = newAddress();
    const token = await logIn(app, email);
    await buy(PERSON, email);
    await buy(PERSON, email);
    const [first, second] = await unclaimed(token);
    expect((await answer(token, first!.id, true)).body).toEqual({ state: 'CLAIMED' });
    expect((await answer(token, second!.id, true)).body).toEqual({ state: 'RETURNED' });
  });

  it('makes no coach of a client, who can claim it once the coaching has ended', async () => {
    const email = newAddress();
    await buy(COACH, email);
    const token = await logIn(app, email);
    const coach = await aCoach(app.db);
    const coachedBy = (coachId: number | null) =>
      app.db.updateTable('person').set({ coach_id: coachId }).where('email', '=', email).execute();
    await coachedBy(coach.id);
    const [purchase] = await unclaimed(token);
    expect(await answer(token, purchase!.id, true)).toMatchObject({ status: 409, body: { code: 'has_a_coach' } });
    expect((await me(token)).is_coach).toBe(false);
    await coachedBy(null);
    expect((await answer(token, purchase!.id, true)).body).toEqual({ state: 'CLAIMED' });
  });

  it('is neither shown to nor answered by the owner of another address', async () => {
    const email = newAddress();
    await buy(PERSON, email);
    const [purchase] = await unclaimed(await logIn(app, email));
    const other = await logIn(app, newAddress());
    expect(await unclaimed(other)).toEqual([]);
    expect((await answer(other, purchase!.id, true)).status).toBe(404);
    expect((await answer(other, purchase!.id, false)).status).toBe(404);
  });
});

// This test runs last because it advances the clock by months.
describe('a person whose subscription ended', () => {
  it('regains access once they pay again', async () => {
    const email = newAddress();
    const { browser } = await buy(PERSON, email);
    const { id } = (await me(await logIn(app, email, browser))).customer!.subscriptions[0]!;
    await app.stripe.subscriptions.cancel(id);
    await app.sendEvents();
    await buy(PERSON, email);
    app.clock.advance({ minutes: 2 });
    const statuses = (await me(await logIn(app, email))).customer?.subscriptions.map(({ status }) => status);
    expect(statuses?.toSorted()).toEqual(['active', 'canceled']);
  });
});
