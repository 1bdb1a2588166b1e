import { createRandom, randomBelow } from '@weekbord/domain/numbers/random';
import { describe, expect, it } from 'vitest';
import { insertPerson } from '../access/access.public.ts';
import { inBilling, insertCustomer } from '../subscriptions/subscriptions.public.ts';
import { startBillingApp } from './billing.test-support.ts';
import { sweepEvents } from './sweep-payments.ts';

/** How many random histories are run. Set WEBHOOK_HISTORIES to change it. */
const HISTORIES = Number(process.env['WEBHOOK_HISTORIES'] ?? 40);

/** The fake Stripe is reset after this many histories, because each call iterates over all its events. */
const TILL_HOLDS = 20;

const app = await startBillingApp();
const { stripe, till } = app;
let price = await newPrice();
let people = 0;

/** Creates a price in the fake Stripe and returns its id. */
async function newPrice(): Promise<string> {
  const { id: product } = await stripe.products.create({ name: 'A plan' });
  const recurring = { interval: 'month' as const };
  return (await stripe.prices.create({ product, currency: 'eur', unit_amount: 999, recurring })).id;
}

/** Returns a person who is a customer with a card. */
async function newCustomer(token = 'pm_card_visa') {
  const email = `payer-${(people += 1)}@home.example`;
  const person = await insertPerson(app.db, { email, organisation_id: null, created_at: app.clock.now() });
  const { id } = await stripe.customers.create({ email });
  const { id: method } = await stripe.paymentMethods.attach(token, { customer: id });
  await stripe.customers.update(id, { invoice_settings: { default_payment_method: method } });
  await inBilling(app.syncing().db, (trx) =>
    insertCustomer(trx, { id, email, person_id: person.id, waiting: null, created_at: app.clock.now() }),
  );
  return { id, personId: person.id };
}

const subscribe = (customer: string) => stripe.subscriptions.create({ customer, items: [{ price }] });
const eventsOf = (from: number) =>
  till
    .events()
    .slice(from)
    .map(({ id }) => id);

/** Returns the stored subscriptions of a person. */
async function keptOf(personId: number) {
  const rows = await app.db
    .selectFrom('subscription')
    .select(['id', 'status', 'cancel_at_period_end'])
    .where('person_id', '=', personId)
    .orderBy('id')
    .execute();
  return rows.map((row) => [row.id, row.status, row.cancel_at_period_end]);
}

/** Returns a customer's subscriptions at Stripe. */
async function truthOf(customer: string) {
  const { data } = await stripe.subscriptions.list({ customer, status: 'all', limit: 100 });
  // A subscription does not count until its first payment.
  const begun = data.filter(({ status }) => status !== 'incomplete' && status !== 'incomplete_expired');
  const rows = begun.map((one): [string, string, boolean] => [one.id, one.status, one.cancel_at_period_end]);
  return rows.toSorted(([one], [other]) => (one < other ? -1 : 1));
}

const post = (body: string, headers: Record<string, string>) =>
  app.send('POST', '/api/checkout/webhook', { body, headers });

describe('[BIL-04] an event', () => {
  it('is accepted only with a signature from the last five minutes', async () => {
    const { id, personId } = await newCustomer();
    const from = till.events().length;
    await subscribe(id);
    const event = eventsOf(from).at(-1)!;
    const { body, header } = till.signed(event);
    for (const headers of [
      {},
      { 'stripe-signature': '' },
      { 'stripe-signature': 't=1,v1=abc' },
      { 'stripe-signature': header.replace(/.$/, (last) => (last === '0' ? '1' : '0')) },
    ] as Record<string, string>[]) {
      expect(await post(body, headers)).toMatchObject({ status: 400, body: { code: 'signature_wrong' } });
    }
    const changed = body.replace('"livemode":false', '"livemode":true');
    expect(changed).not.toBe(body);
    expect((await post(changed, { 'stripe-signature': header })).status).toBe(400);
    app.clock.advance({ minutes: 6 });
    expect((await post(body, { 'stripe-signature': header })).status).toBe(400);
    expect(await keptOf(personId)).toEqual([]);
    expect(await app.sendEvents([event])).toEqual([200]);
    expect(await keptOf(personId)).toEqual(await truthOf(id));
  });

  it('is rejected if its content is not JSON', async () => {
    expect((await post('{', { 'stripe-signature': 't=1,v1=a' })).status).toBe(400);
    const form = { 'content-type': 'application/x-www-form-urlencoded', 'stripe-signature': 't=1,v1=a' };
    expect((await post('a=1', form)).status).toBe(415);
  });

  it('counts once if it arrives several times, even concurrently', async () => {
    const { id, personId } = await newCustomer();
    const from = till.events().length;
    await subscribe(id);
    const event = eventsOf(from).at(-1)!;
    const statuses = await Promise.all(Array.from({ length: 20 }, () => app.sendEvents([event])));
    expect(statuses.flat()).toEqual(Array.from({ length: 20 }, () => 200));
    expect(await app.db.selectFrom('billing_event').selectAll().where('id', '=', event).execute()).toHaveLength(1);
    expect(await keptOf(personId)).toEqual(await truthOf(id));
  });

  it('is ignored if its customer is unknown', async () => {
    const from = till.events().length;
    const { id } = await stripe.customers.create({ email: 'elsewhere@home.example' });
    await stripe.paymentMethods.attach('pm_card_visa', { customer: id });
    expect(new Set(await app.sendEvents(eventsOf(from)))).toEqual(new Set([200]));
    expect(await app.db.selectFrom('billing_customer').selectAll().where('id', '=', id).execute()).toEqual([]);
  });

  it('gets a 503 while Stripe is down, and counts when it is sent again', async () => {
    const { id, personId } = await newCustomer();
    const from = till.events().length;
    await subscribe(id);
    const event = eventsOf(from).at(-1)!;
    till.failNext('server_error', { path: '/v1/subscriptions', times: 2 });
    expect(await app.sendEvents([event])).toEqual([503]);
    expect(await keptOf(personId)).toEqual([]);
    expect(await app.sendEvents([event])).toEqual([200]);
    expect(await keptOf(personId)).toEqual(await truthOf(id));
  });

  it('changes nothing if a newer response is already stored', async () => {
    const { id, personId } = await newCustomer();
    const from = till.events().length;
    const { id: subscription } = await subscribe(id);
    await app.sendEvents(eventsOf(from));
    const before = await keptOf(personId);
    await app.db.updateTable('billing_customer').set({ fetched: 2_000_000_000 }).where('id', '=', id).execute();
    await stripe.subscriptions.cancel(subscription);
    expect(new Set(await app.sendEvents(eventsOf(from)))).toEqual(new Set([200]));
    expect(await keptOf(personId)).toEqual(before);
  });

  it('leads to the same final state in whatever order it and five others arrive', async () => {
    const { id, personId } = await newCustomer();
    const from = till.events().length;
    const { id: subscription } = await subscribe(id);
    await stripe.subscriptions.update(subscription, { cancel_at_period_end: true });
    await stripe.subscriptions.update(subscription, { cancel_at_period_end: false });
    await stripe.subscriptions.cancel(subscription);
    await subscribe(id);
    const events = eventsOf(from);
    const random = createRandom(7);
    for (let order = 0; order < 24; order += 1) {
      await app.db.deleteFrom('billing_event').execute();
      await app.db.deleteFrom('subscription').where('person_id', '=', personId).execute();
      const six = shuffled(events, random).slice(0, 6);
      expect(new Set(await app.sendEvents(six))).toEqual(new Set([200]));
      expect(await keptOf(personId)).toEqual(await truthOf(id));
    }
  });
});

function shuffled<T>(all: readonly T[], random: ReturnType<typeof createRandom>): T[] {
  const rest = [...all];
  return all.map(() => rest.splice(randomBelow(random, rest.length), 1)[0]!);
}

/**
 * Runs one history: a customer buys, cancels, changes their mind and buys again, while events arrive in any order,
 * twice, concurrently, late or never, and Stripe's responses arrive out of order. Returns the stored state and the
 * state at Stripe.
 */
async function liveThrough(seed: number): Promise<{ kept: unknown; truth: unknown }> {
  const random = createRandom(seed);
  await till.advance(2000);
  const began = till.now();
  const { id, personId } = await newCustomer(
    randomBelow(random, 4) === 0 ? 'pm_card_chargeCustomerFail' : 'pm_card_visa',
  );
  const from = till.events().length;
  const underWay: Promise<unknown>[] = [];
  let current: string | null = null;
  const change = async () => {
    if (current === null) {
      current = (await subscribe(id)).id;
      return;
    }
    const subscription: string = current;
    if (randomBelow(random, 3) > 0) {
      await stripe.subscriptions.update(subscription, { cancel_at_period_end: randomBelow(random, 2) === 0 });
      return;
    }
    current = null;
    await stripe.subscriptions.cancel(subscription);
  };
  const deliver = () => {
    const happened = eventsOf(from);
    const some = shuffled(happened, random).slice(0, randomBelow(random, 3) + 1);
    const twice = randomBelow(random, 3) === 0 ? some.slice(0, 1) : [];
    for (const event of [...some, ...twice]) underWay.push(app.sendEvents([event]));
  };
  const steps = 4 + randomBelow(random, 6);
  for (let step = 0; step < steps; step += 1) {
    if (randomBelow(random, 2) === 0) underWay.push(change().catch(refused));
    else deliver();
    if (randomBelow(random, 3) > 0) await Promise.all(underWay.splice(0));
  }
  await Promise.all(underWay.splice(0));
  await sweepEvents(app.syncing(), began);
  return { kept: await keptOf(personId), truth: await truthOf(id) };
}

/** Ignores a Stripe error: concurrent changes may affect a subscription that one of them ended. */
function refused(error: unknown): void {
  if (!(error instanceof stripe.errors.StripeError)) throw error;
}

it(
  `[BIL-04] ${HISTORIES} random histories end in the same state as at Stripe`,
  async () => {
    for (let seed = 1; seed <= HISTORIES; seed += 1) {
      if (seed % TILL_HOLDS === 0) {
        till.reset();
        price = await newPrice();
      }
      const { kept, truth } = await liveThrough(seed);
      expect(kept, `history ${seed}`).toEqual(truth);
    }
  },
  HISTORIES * 1000 + 10_000,
);
