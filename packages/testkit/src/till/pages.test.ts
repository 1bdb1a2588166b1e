import type { Stripe } from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, makeCustomer, makePrices, stripeFor } from './till.test-support.ts';
import { startTill, TEST_CARDS, type Till } from './till.ts';

const BACK = 'http://localhost:3000/back';

let till: Till;
let stripe: Stripe;

beforeEach(async () => {
  till = await startTill({ now: '2027-03-01T10:00:00.000Z' });
  stripe = stripeFor(till);
});
afterEach(() => till.stop());

interface Page {
  readonly status: number;
  readonly text: string;
  /** Where the page redirects the browser; null if it does not. */
  readonly location: string | null;
}

/** Returns the page that a browser gets at a URL, or after submitting a form there. */
async function visit(url: string, form?: Record<string, string>, language = 'en-GB'): Promise<Page> {
  const answer = await fetch(new URL(url, till.url), {
    redirect: 'manual',
    headers: { 'accept-language': language, origin: till.url },
    ...(form === undefined ? {} : { method: 'POST', body: new URLSearchParams(form) }),
  });
  return {
    status: answer.status,
    text: (await answer.text()).replaceAll(/<style>.*<\/style>/gs, '').replaceAll(/[\u00A0\u202F]/g, ' '),
    location: answer.headers.get('location'),
  };
}

const card = (number: string) => ({ action: 'pay', number, month: '12', year: '2030', cvc: '123', name: 'Ann' });

async function session(extra: Partial<Stripe.Checkout.SessionCreateParams> = {}) {
  const { monthly } = await makePrices(stripe);
  const made = await stripe.checkout.sessions.create({
    mode: 'subscription',
    line_items: [{ price: monthly.id, quantity: 1 }],
    success_url: 'http://localhost:3000/welcome?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: BACK,
    ...extra,
  });
  return { id: made.id, url: made.url ?? '' };
}

describe('the payment pages of the till', () => {
  it.each([
    ['en-GB,en', 'Trial till: no real money', '€9.99 per month (VAT included)', 'Pay €9.99', BACK],
    ['nl-NL,nl;q=0.9', 'Proefkassa: geen echt geld', '€ 9,99 per maand (inclusief btw)', '€ 9,99 betalen', BACK],
  ])('state the price, that no real money is taken, and the link back, in %s', async (language, ...expected) => {
    const { url } = await session();
    const { status, text } = await visit(url, undefined, language);
    expect(status).toBe(200);
    for (const one of ['<html lang="', 'Killerbody plan', ...expected]) expect(text).toContain(one);
    expect(text).not.toMatch(/undefined|\[object|<script/);
  });

  it('use the language of the session or the URL rather than the browser’s', async () => {
    const { url } = await session({ locale: 'nl' });
    expect((await visit(url)).text).toContain('Kaartnummer');
    expect((await visit(`${url}?locale=en`)).text).toContain('Card number');
  });

  it('mention the trial, accept a code, report a declined card and accept the next attempt', async () => {
    const coupon = await stripe.coupons.create({ percent_off: 50, duration: 'once' });
    await stripe.promotionCodes.create({ promotion: { type: 'coupon', coupon: coupon.id }, code: 'HALF' });
    const { id, url } = await session({ allow_promotion_codes: true });
    expect((await visit(url, { action: 'apply', code: 'NONE' })).text).toContain('This code does not work.');
    const applied = (await visit(url, { action: 'apply', code: 'half' })).text;
    for (const one of ['The code HALF is applied.', '− €5.00', '€4.99']) expect(applied).toContain(one);
    expect((await visit(url, { action: 'remove' })).text).toContain('Pay €9.99');
    const person = { email: 'ann@example.com' };
    const declined = await visit(url, { ...card(TEST_CARDS.declined), ...person });
    expect(declined.status).toBe(402);
    for (const one of ['role="alert"', 'Your card was declined.', 'value="ann@example.com"', BACK]) {
      expect(declined.text).toContain(one);
    }
    expect(declined.text).not.toContain('4000000000000002"');
    const paid = await visit(url, { ...card('4242 4242 4242 4242'), ...person });
    expect(paid).toMatchObject({ status: 303, location: `http://localhost:3000/welcome?session_id=${id}` });
    expect((await visit(url)).location).toBe(paid.location);
  });

  it.each([
    [{ number: '4242' }, 'Your card number is not right.'],
    [{ number: '4111111111111111' }, 'Never fill in a real card.'],
    [{ month: '13' }, 'The month of expiry is not right.'],
    [{ year: '2020' }, 'The year of expiry is not right.'],
    [{ cvc: 'x' }, 'The security code is not right.'],
    [{ email: 'nobody' }, 'Fill in your email'],
    [{ number: TEST_CARDS.insufficientFunds }, 'there is not enough money'],
  ])('state what is wrong with %j', async (wrong, sentence) => {
    const { url } = await session();
    const { text, status } = await visit(url, { ...card(TEST_CARDS.ok), email: 'ann@example.com', ...wrong });
    expect([status, text.includes(sentence)]).toEqual([402, true]);
    expect((await stripe.subscriptions.list()).data).toEqual([]);
  });

  it('redirect to the bank and back, whatever the customer answers there', async () => {
    const { id, url } = await session({
      customer_email: 'ann@example.com',
      subscription_data: { trial_period_days: 14 },
      locale: 'nl',
    });
    expect((await visit(url)).text).toContain('Gratis tot 15 maart 2027, daarna € 9,99 per maand');
    const asked = await visit(url, card(TEST_CARDS.needsAuthentication));
    expect(asked.location).toContain('/authenticate/');
    expect((await visit(asked.location!)).text).toContain('Bevestigen');
    const failed = await visit(asked.location!, { answer: 'no' });
    expect([failed.status, failed.text.includes('De bank kon niet bevestigen')]).toEqual([402, true]);
    const again = await visit(url, card(TEST_CARDS.needsAuthentication));
    const done = await visit(again.location!, { answer: 'yes' });
    expect(done.location).toBe(`http://localhost:3000/welcome?session_id=${id}`);
    expect((await stripe.subscriptions.list()).data.map(({ status }) => status)).toEqual(['trialing']);
  });

  it('show an expired checkout with a link back', async () => {
    const { id, url } = await session();
    await stripe.checkout.sessions.expire(id);
    const { status, text } = await visit(url);
    expect([status, text.includes('expired'), text.includes(BACK)]).toEqual([410, true, true]);
  });

  it('let a customer cancel at the end of the period, resume, and change the card', async () => {
    const { monthly } = await makePrices(stripe);
    const { customer } = await makeCustomer(stripe);
    const { id } = await stripe.subscriptions.create({ customer: customer.id, items: [{ price: monthly.id }] });
    const portal = await stripe.billingPortal.sessions.create({ customer: customer.id, return_url: BACK });
    const shown = (await visit(portal.url)).text;
    for (const one of ['The next payment is on 1 April 2027', 'ends in 4242', 'TRIAL-0001', BACK]) {
      expect(shown).toContain(one);
    }
    await visit(portal.url, { action: 'cancel', subscription: id });
    expect((await visit(portal.url)).text).toContain('Ends on 1 April 2027');
    expect((await stripe.subscriptions.retrieve(id)).cancel_at_period_end).toBe(true);
    await visit(portal.url, { action: 'resume', subscription: id });
    expect((await stripe.subscriptions.retrieve(id)).cancel_at_period_end).toBe(false);
    expect((await visit(portal.url, { ...card(TEST_CARDS.declined), action: 'card' })).text).toContain('was declined');
    const bank = await visit(portal.url, { ...card(TEST_CARDS.needsAuthentication), action: 'card' });
    await visit(bank.location!, { answer: 'yes' });
    expect((await visit(portal.url)).text).toContain('ends in 3155');
    const other = await makeCustomer(stripe);
    const foreign = await stripe.billingPortal.sessions.create({ customer: other.customer.id });
    await visit(foreign.url, { action: 'cancel', subscription: id });
    expect((await stripe.subscriptions.retrieve(id)).cancel_at_period_end).toBe(false);
  });

  it('let a person pay a failed renewal through its invoice', async () => {
    const { monthly } = await makePrices(stripe);
    const { customer } = await makeCustomer(stripe, 'pm_card_chargeCustomerFail');
    const { id } = await stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: monthly.id }],
      trial_period_days: 1,
      payment_settings: { save_default_payment_method: 'on_subscription' },
    });
    await till.advance(1.5 * DAY_MS);
    const { latest_invoice: invoice } = await stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] });
    const url = (invoice as Stripe.Invoice).hosted_invoice_url ?? '';
    expect((await visit(url)).text).toContain('Pay €9.99');
    expect((await visit(url, card(TEST_CARDS.declined))).text).toContain('Your card was declined.');
    const paid = await visit(url, card(TEST_CARDS.ok));
    expect((await visit(paid.location!)).text).toContain('<strong>paid</strong>');
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('active');
  });

  it('accept a card for a setup if given only the secret of the setup, and return to the site', async () => {
    const customer = await stripe.customers.create({});
    const intent = await stripe.setupIntents.create({ customer: customer.id });
    const place = `/card/${intent.id}?key=${intent.client_secret}&return_url=${encodeURIComponent(BACK)}`;
    expect((await visit(`/card/${intent.id}?key=guess`)).status).toBe(404);
    const done = await visit(place, card(TEST_CARDS.ok));
    expect(done.location).toContain(`${BACK}?setup_intent=${intent.id}`);
    expect(done.location).toContain('redirect_status=succeeded');
    expect((await stripe.setupIntents.retrieve(intent.id)).status).toBe('succeeded');
  });

  it('move the clock only for a request from the till’s own page', async () => {
    const { customer } = await makeCustomer(stripe);
    const { monthly } = await makePrices(stripe);
    await stripe.subscriptions.create({ customer: customer.id, items: [{ price: monthly.id }], trial_period_days: 14 });
    expect((await visit('/till')).text).toContain('It shows 1 March 2027.');
    await fetch(`${till.url}/till`, {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
      body: new URLSearchParams({ days: '31' }),
    });
    expect(till.now().toISOString()).toBe('2027-03-01T10:00:00.000Z');
    await visit('/till', { days: '14' });
    await visit('/till', { days: '1' });
    expect((await visit('/till')).text).toContain('customer.subscription.trial_will_end');
    expect(till.charges()).toMatchObject([{ status: 'succeeded', amount: 999 }]);
  });

  it('escape third-party text in HTML', async () => {
    const product = await stripe.products.create({ name: '<img src=x onerror=alert(1)>' });
    const price = await stripe.prices.create({
      product: product.id,
      currency: 'eur',
      unit_amount: 100,
      recurring: { interval: 'month' },
    });
    const { url } = await session({ line_items: [{ price: price.id, quantity: 1 }], allow_promotion_codes: true });
    const { text } = await visit(url, { ...card('4242'), email: '"><script>x</script>' });
    expect(text).not.toMatch(/<img|<script/);
    expect(text).toContain('&lt;img src=x');
  });
});
