import { getBilling } from '@weekbord/contract/billing/billing';
import {
  completeCheckout,
  createB2cSetupIntent,
  createB2cSubscription,
  listPlans,
} from '@weekbord/contract/billing/checkout';
import { history } from '@weekbord/contract/history/history';
import { type PlanChanges, updateStaffPlan } from '@weekbord/contract/staff/plans';
import { TEST_CARDS } from '@weekbord/testkit/till/till';
import { afterEach, describe, expect, it } from 'vitest';
import { beginCheckout, logIn, openBrowser, startBillingApp } from '../billing/billing.test-support.ts';
import {
  aPayer,
  COACH,
  passDays as passDaysOf,
  type Payer,
  PERSON,
  tellPeople,
} from '../billing/payer.test-support.ts';
import { planAtStripe } from '../billing/plan-at-stripe.ts';
import { historyRoutes } from '../history/history.routes.ts';
import { staffRoutes } from './staff.routes.ts';

const app = await startBillingApp({ routes: [...staffRoutes, ...historyRoutes] });
const staff = app.as(await logIn(app, 'kim@operator.example'));
await app.db.updateTable('person').set({ is_staff: true }).where('email', '=', 'kim@operator.example').execute();

let addresses = 0;
const newAddress = () => `priced-${(addresses += 1)}@home.example`;
const planNamed = (key: string) =>
  app.db.selectFrom('billing_plan').selectAll().where('key', '=', key).executeTakeFirstOrThrow();

async function change(key: string, changes: PlanChanges): Promise<void> {
  const { id } = await planNamed(key);
  const body = { ...changes, reason: 'The prices of the new year.' };
  const { status, text } = await staff.call(updateStaffPlan, { params: { id }, body });
  expect(status, text).toBe(200);
}
/** Advances the clock by days, while everyone stays logged in. */
async function passDays(days: number): Promise<void> {
  await passDaysOf(app, days);
  const now = app.clock.now();
  await app.db.updateTable('auth_token').set({ created_at: now, last_used_at: now }).execute();
}
const shownTo = async ({ client }: Payer) => (await client.call(getBilling)).body.subscriptions[0]!;
const offered = async () => (await app.call(listPlans, { query: { subdomain: 'killerbody' } })).body.plans;
const mailsTo = async ({ email }: Payer) => (await app.takeMails()).filter(({ to }) => to === email);
const chargesOf = ({ customerId }: Payer) =>
  app.till
    .charges()
    .flatMap(({ customer, status, amount }) => (customer === customerId && status === 'succeeded' ? [amount] : []));

afterEach(async () => {
  const asBefore = { amount: 1495, currency: 'eur', vat_percent: 21, interval: 'month', trial_days: 0 } as const;
  await change(PERSON.price, { ...asBefore, name_en: 'Killerbody plan', is_offered: true });
  await app.takeMails();
});

describe('a price changed after a sale', () => {
  it('is unchanged for people who have the plan, on their screen and in their export, in emails and at Stripe', async () => {
    const payer = await aPayer(app);
    await change(PERSON.price, { amount: 1695, vat_percent: 9 });
    await app.sendEvents();
    expect(await shownTo(payer)).toMatchObject({ plan: { amount: 1495, vat_percent: 21 }, discount: null });
    await tellPeople(app);
    expect((await mailsTo(payer))[0]?.text).toContain('€14.95 a month, including 21% VAT');
    const { parts } = (await payer.client.call(history.exportData)).body;
    const [row] = parts.find(({ section }) => section === 'subscriptions')!.rows;
    expect(row).toMatchObject({ amount: 1495, currency: 'eur', interval: 'month', vat_percent: 21 });
    await passDays(32);
    expect(chargesOf(payer)).toEqual([1495, 1495]);
    expect(await shownTo(payer)).toMatchObject({ plan: { price: PERSON.price, amount: 1495, interval: 'month' } });
  });

  it('is what new buyers see, pay and read in emails, under the same product at Stripe', async () => {
    const before = await aPayer(app);
    await change(PERSON.price, { amount: 1695 });
    expect((await offered())[0]).toMatchObject({ price: PERSON.price, amount: 1695 });
    const after = await aPayer(app);
    expect(chargesOf(after)).toEqual([1695]);
    expect(await shownTo(after)).toMatchObject({ plan: { amount: 1695 } });
    await tellPeople(app);
    expect((await mailsTo(after))[0]?.text).toContain('€16.95 a month, including 21% VAT');
    const priceOf = async ({ subscriptionId }: Payer) =>
      (await app.stripe.subscriptions.retrieve(subscriptionId)).items.data[0]!.price;
    const [one, other] = [await priceOf(before), await priceOf(after)];
    expect([other.product, other.id === one.id]).toEqual([one.product, false]);
  });

  it('is unchanged even if its currency, period or name changes, and if the plan is no longer sold', async () => {
    const payer = await aPayer(app);
    const bought = (await shownTo(payer)).plan;
    await change(PERSON.price, { currency: 'gbp', interval: 'year', amount: 9900, is_offered: false });
    await app.sendEvents();
    expect((await shownTo(payer)).plan).toEqual(bought);
    expect((await offered()).map(({ price }) => price)).not.toContain(PERSON.price);
  });

  it('keeps its previous value for a running trial, even in the email about its end', async () => {
    const coach = await aPayer(app, COACH);
    await change(COACH.price, { amount: 5900, trial_days: 7 });
    await passDays(11);
    await app.takeMails();
    await tellPeople(app);
    expect((await mailsTo(coach)).map(({ text }) => text).join('\n')).toContain('€49 a month, including 21% VAT');
    await passDays(4);
    expect(chargesOf(coach)).toEqual([4900]);
    await change(COACH.price, { amount: 4900, trial_days: 14 });
  });

  it('is charged to new buyers as before once it is changed back', async () => {
    await aPayer(app);
    await change(PERSON.price, { amount: 1695 });
    await change(PERSON.price, { amount: 1495 });
    expect(chargesOf(await aPayer(app))).toEqual([1495]);
  });
});

describe('a price changed during a purchase', () => {
  it('applies to pages opened afterwards, while an earlier page charges what it showed', async () => {
    const [browser, email] = [openBrowser(app), newAddress()];
    const first = await beginCheckout(browser, { ...PERSON, email });
    await change(PERSON.price, { amount: 1695 });
    const second = await beginCheckout(browser, { ...PERSON, email });
    expect(second.body.session_id).not.toBe(first.body.session_id);
    const amounts = await Promise.all(
      [first, second].map(
        async ({ body }) => (await app.stripe.checkout.sessions.retrieve(body.session_id)).amount_total,
      ),
    );
    expect(amounts).toEqual([1495, 1695]);
    expect(await app.till.pay(first.body.session_id, { card: TEST_CARDS.ok })).toMatchObject({ ok: true });
    const done = await browser.call(completeCheckout, { body: { session_id: first.body.session_id } });
    expect(done.body.state).toBe('PAID');
  });

  it('is never charged to a card that was saved while another price was shown', async () => {
    const begin = async () => {
      const browser = openBrowser(app);
      const { body } = await browser.call(createB2cSetupIntent, { body: { ...PERSON, email: newAddress() } });
      const intent = body.client_secret.replace(/_secret_.*/, '');
      await app.stripe.setupIntents.confirm(intent, { payment_method: 'pm_card_visa' });
      const buying = { customer_id: body.customer_id, price: PERSON.price };
      return { customer: body.customer_id, buy: () => browser.call(createB2cSubscription, { body: buying }) };
    };
    const paid = (id: string) =>
      app.till.charges().flatMap(({ customer, amount }) => (customer === id ? [amount] : []));
    const [kept, begun] = [await begin(), await begin()];
    app.till.failNext('server_error_after_work', { method: 'POST', path: '/v1/subscriptions', times: 2 });
    expect((await begun.buy()).status).toBe(503);
    await change(PERSON.price, { amount: 1695, trial_days: 3 });
    expect([(await kept.buy()).status, paid(kept.customer)]).toEqual([404, []]);
    expect((await begun.buy()).body.status).toBe('active');
    expect(paid(begun.customer)).toEqual([1495]);
  });

  it('is not confused with the price created at Stripe just before', async () => {
    await aPayer(app);
    const before = await planNamed(PERSON.price);
    await change(PERSON.price, { amount: 1795 });
    await change(PERSON.price, { amount: 1895 });
    const stale = { ...before, amount: 1795, stripe_price: null };
    const made = await planAtStripe(app.syncing(), stale);
    expect((await app.stripe.prices.retrieve(made.price)).unit_amount).toBe(1795);
    expect(await planNamed(PERSON.price)).toMatchObject({ amount: 1895, stripe_price: null });
  });
});

it('a renamed plan has its new name at Stripe from the next sale on', async () => {
  await aPayer(app);
  const { stripe_product: product } = await planNamed(PERSON.price);
  await change(PERSON.price, { name_en: 'Killerbody at home' });
  await aPayer(app);
  expect((await app.stripe.products.retrieve(product!)).name).toBe('Killerbody at home');
});

describe('a discount', () => {
  const discounted = async (body: Parameters<typeof app.stripe.coupons.create>[0]) => {
    const payer = await aPayer(app);
    const { id: coupon } = await app.stripe.coupons.create(body);
    await app.stripe.subscriptions.update(payer.subscriptionId, { discounts: [{ coupon }] });
    await app.sendEvents();
    return payer;
  };

  it.each([
    [
      { percent_off: 20, duration: 'forever' },
      { amount: 1196, term: 'ALWAYS', until: null },
    ],
    [
      { amount_off: 500, currency: 'eur', duration: 'once' },
      { amount: 995, term: 'ONCE', until: null },
    ],
    [
      { percent_off: 50, duration: 'repeating', duration_in_months: 2 },
      { amount: 747, term: 'UNTIL', until: expect.stringMatching(/^2027-0\d-\d\dT/) },
    ],
  ] as const)('given by %j is shown as %j next to the price', async (body, discount) => {
    expect(await shownTo(await discounted(body))).toMatchObject({ plan: { amount: 1495 }, discount });
  });

  it('ends after one payment if it applies once, and after its months if it applies for several', async () => {
    const once = await discounted({ amount_off: 500, currency: 'eur', duration: 'once' });
    const months = await discounted({ percent_off: 50, duration: 'repeating', duration_in_months: 2 });
    await passDays(32);
    expect(chargesOf(once)).toEqual([1495, 995]);
    expect((await shownTo(once)).discount).toBeNull();
    expect((await shownTo(months)).discount).toMatchObject({ term: 'UNTIL' });
    await passDays(32);
    expect((await shownTo(months)).discount).toBeNull();
  });
});
