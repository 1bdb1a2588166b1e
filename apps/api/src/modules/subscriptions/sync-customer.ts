import { isLivingSubscription } from '@weekbord/domain/access/account-access';
import { type AnalyticsEvent, subscriptionEvents } from '@weekbord/domain/analytics/events';
import type { SubscriptionStatus } from '@weekbord/domain/billing/subscription-statuses';
import type { Kysely } from 'kysely';
import type { Stripe } from 'stripe';
import type { Config } from '../../platform/config/config.ts';
import { asSystem } from '../../platform/database/acting.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { emitEvent } from '../../platform/events/events.ts';
import { retryWhileLocked } from '../../platform/http/retry-while-locked.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { askStripe } from '../../platform/payments/payments.ts';
import { EXPANDED_DISCOUNTS, fetchedSubscription } from './fetched-subscription.ts';
import { findPlace } from './buyers.store.ts';
import { giveToBuyer } from './give-to-buyer.ts';
import { sendPaidMail } from './paid-mail.ts';
import { moveCheckout } from './checkouts.store.ts';
import { type CustomerRow, lockCustomer, nextFetch, replaceSubscriptions, updateCustomer } from './customers.store.ts';
import { insertEvent } from './events.store.ts';

/**
 * The dependencies of syncing a customer. `db` is not a transaction, since Stripe is called between two transactions.
 */
export interface Syncing {
  readonly db: Kysely<Tables>;
  readonly config: Config;
  readonly jobs: Jobs;
  readonly mail: Mail;
  readonly now: Date;
}

/** An event about a change to a customer. */
export interface SyncedEvent {
  readonly id: string;
  readonly type: string;
  readonly created_at: Date;
}

/**
 * Fetches a customer's state from Stripe and stores it: the subscriptions of its person, those that await a login, and
 * the states of the checkouts. Each event is processed once, and a response is stored only if no later response has
 * been.
 */
export async function syncCustomer(syncing: Syncing, customerId: string, event?: SyncedEvent): Promise<void> {
  const { db, config } = syncing;
  const fetch = await inBilling(db, nextFetch);
  const subscriptions = await askStripe(config, async (stripe) => {
    const all: Stripe.Subscription[] = [];
    const expand = [`data.${EXPANDED_DISCOUNTS}`];
    for await (const one of stripe.subscriptions.list({ customer: customerId, status: 'all', limit: 100, expand }))
      all.push(one);
    return all;
  });
  await inBilling(db, async (trx) => {
    if (event !== undefined && !(await insertEvent(trx, { ...event, handled_at: syncing.now }))) return;
    const customer = await lockCustomer(trx, customerId);
    // The customer may be unknown here, because the Stripe account may also be used for other sites.
    if (customer === undefined || customer.fetched >= fetch) return;
    await keep({ ...syncing, db: trx }, customer, subscriptions);
    if (event?.type === TRIAL_ENDS) await emitFor({ ...syncing, db: trx }, customer, ['subscription.trial.will_end']);
    await updateCustomer(trx, customerId, { fetched: fetch });
  });
}

/** Runs work in its own transaction, in which the server stores who bought what. */
export function inBilling<Result>(db: Kysely<Tables>, work: (trx: Kysely<Tables>) => Promise<Result>): Promise<Result> {
  return retryWhileLocked(() => db.transaction().execute((trx) => asSystem(trx, 'billing', work)));
}

async function keep(syncing: Syncing, customer: CustomerRow, subscriptions: readonly Stripe.Subscription[]) {
  const { db } = syncing;
  const { id: customerId, person_id: personId } = customer;
  // A subscription whose first payment was not made is left out: it gives no access and triggers no email.
  const fetched = subscriptions.filter(isBegun).map(fetchedSubscription);
  if (personId === null) await updateCustomer(db, customerId, { waiting: fetched });
  else {
    const before = await replaceSubscriptions(db, { personId, customerId }, fetched);
    await emitFor(syncing, customer, subscriptionEvents(before, fetched));
  }
  for (const { id, status, metadata } of subscriptions.filter(isBegun)) {
    const checkoutId = metadata['checkout'];
    if (checkoutId === undefined || !isLivingSubscription(status as SubscriptionStatus)) continue;
    const paid = await moveCheckout(db, checkoutId, { from: ['OPEN', 'EXPIRED'], to: 'PAID', subscription_id: id });
    if (paid === undefined) continue;
    if (paid.person_id === null) await sendPaidMail(syncing, paid);
    else await giveToBuyer(syncing, paid, { personId: paid.person_id, isTheirs: true });
  }
}

/** The event that Stripe sends three days before a trial ends. */
const TRIAL_ENDS = 'customer.subscription.trial_will_end';

async function emitFor(syncing: Syncing, { person_id: personId }: CustomerRow, events: readonly AnalyticsEvent[]) {
  if (events.length === 0 || personId === null) return;
  const { organisation_id: organisationId } = await findPlace(syncing.db, personId);
  for (const event of events) await emitEvent(syncing, event, organisationId);
}

/** Whether the first payment of a subscription was made, or is due later. */
function isBegun({ status }: Stripe.Subscription): boolean {
  return status !== 'incomplete' && status !== 'incomplete_expired';
}
