import { DAY_MS } from '@weekbord/domain/dates/plain-date';
import { expect, it } from 'vitest';
import type { SentEvent } from '../../platform/events/events.ts';
import { createSinkQueues, SINK_QUEUES } from '../../platform/events/sinks.ts';
import { insertPerson } from '../access/access.public.ts';
import { inBilling, insertCustomer } from '../subscriptions/subscriptions.public.ts';
import { startBillingApp } from './billing.test-support.ts';

const SINK = { url: 'http://127.0.0.1:9/events', token: undefined };
const app = await startBillingApp({ config: { sinks: { events: SINK, problems: undefined } } });
await createSinkQueues({ jobs: app.jobs, config: app.config });
const { stripe, till } = app;

const taken = async () => (await app.jobs.take(SINK_QUEUES.events)).map(({ data }) => (data as SentEvent).event);

it('each trial, trial end, payment and contract end reaches the analytics service once', async () => {
  const email = 'payer@home.example';
  const person = await insertPerson(app.db, { email, organisation_id: null, created_at: app.clock.now() });
  const { id } = await stripe.customers.create({ email });
  const { id: method } = await stripe.paymentMethods.attach('pm_card_visa', { customer: id });
  await stripe.customers.update(id, { invoice_settings: { default_payment_method: method } });
  await inBilling(app.syncing().db, (trx) =>
    insertCustomer(trx, { id, email, person_id: person.id, waiting: null, created_at: app.clock.now() }),
  );
  const { id: product } = await stripe.products.create({ name: 'A plan' });
  const recurring = { interval: 'month' as const };
  const { id: price } = await stripe.prices.create({ product, currency: 'eur', unit_amount: 999, recurring });
  await app.sendEvents();
  expect(await taken()).toEqual([]);

  const { id: subscription } = await stripe.subscriptions.create({
    customer: id,
    items: [{ price }],
    trial_period_days: 14,
  });
  await app.sendEvents();
  expect(await taken()).toEqual(['subscription.created']);

  await till.advance(12 * DAY_MS);
  await app.sendEvents();
  expect(await taken()).toEqual(['subscription.trial.will_end']);

  await till.advance(3 * DAY_MS);
  await app.sendEvents();
  expect((await taken()).toSorted()).toEqual(['subscription.status_updated', 'subscription.trial.conversion']);

  await stripe.subscriptions.cancel(subscription);
  await app.sendEvents();
  expect((await taken()).toSorted()).toEqual(['contract.churned', 'subscription.status_updated']);
});
