import { DAY_MS } from '@weekbord/domain/dates/plain-date';
import { keptSince } from '@weekbord/domain/privacy/retention-periods';
import type { Log } from '../../platform/log/log.ts';
import { findPersonByEmail } from '../access/access.public.ts';
import { askStripe } from '../../platform/payments/payments.ts';
import {
  deleteEventsBefore,
  deleteIdleCheckouts,
  endAndReturn,
  findLatestEvent,
  inBilling,
  listHandled,
  listOpenCheckouts,
  lockUnclaimedCheckouts,
  moveCheckout,
  RETURN_QUEUE,
  returnPayment,
  type ReturnedPayment,
  type Syncing,
  updateOrganisationOfNoBuyer,
} from '../subscriptions/subscriptions.public.ts';
import { lookAtSession } from './complete-checkout.ts';
import { handleEvent } from './receive-stripe-event.ts';

const MINUTE_MS = 60_000;
/**
 * Events arrive out of order, so an event up to this many milliseconds older than the latest known one may have been
 * missed.
 */
const OVERLAP_MS = 60 * MINUTE_MS;
/** The number of days during which a checkout is checked at Stripe. Its page is open for one day. */
const CHECKOUT_DAYS = 2;
/** How long to wait for the browser to return from Stripe and check the payment itself. */
const GRACE_MS = MINUTE_MS / 2;

const NEEDED = [
  'checkout.session.completed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'customer.subscription.trial_will_end',
  'invoice.paid',
  'invoice.payment_failed',
];

/** The number of days during which the owner of an address can claim a purchase made for it. */
const CLAIM_DAYS = 30;

/** Refunds payments that no one has claimed, whether or not their address has an account. */
export async function returnUnclaimed({ db, jobs, now }: Pick<Syncing, 'db' | 'jobs' | 'now'>): Promise<void> {
  await inBilling(db, async (trx) => {
    for (const checkout of await lockUnclaimedCheckouts(trx, new Date(now.getTime() - CLAIM_DAYS * DAY_MS))) {
      await moveCheckout(trx, checkout.id, { from: ['PAID'], to: 'RETURNED' });
      await returnPayment(jobs, trx, checkout);
      const owner = await findPersonByEmail(trx, checkout.email);
      if (owner !== undefined) await updateOrganisationOfNoBuyer(trx, owner.id, checkout);
    }
  });
}

/** Checks every open checkout at Stripe, since the browser may never have returned from the payment page. */
export async function sweepCheckouts(syncing: Syncing, log: Log): Promise<void> {
  const { db, config, now } = syncing;
  if (config.stripe === undefined) return;
  const since = new Date(now.getTime() - CHECKOUT_DAYS * DAY_MS);
  const open = await listOpenCheckouts(db, { since, until: new Date(now.getTime() - GRACE_MS) });
  for (const checkout of open) {
    await lookAtSession(syncing, checkout).catch((error: unknown) =>
      log.warn({ err: error }, 'a checkout could not be checked'),
    );
  }
}

/** Processes the unprocessed events since a given time, oldest first. Returns how many there were. */
export async function sweepEvents(syncing: Syncing, since?: Date): Promise<number> {
  const { db, config, now } = syncing;
  if (config.stripe === undefined) return 0;
  const latest = since ?? (await findLatestEvent(db)) ?? new Date(now.getTime() - DAY_MS);
  const from = Math.floor((latest.getTime() - (since === undefined ? OVERLAP_MS : 0)) / 1000);
  const events = await askStripe(config, async (stripe) => {
    const all = [];
    for await (const event of stripe.events.list({ created: { gte: from }, types: NEEDED, limit: 100 }))
      all.push(event);
    return all;
  });
  const handled = await listHandled(
    db,
    events.map(({ id }) => id),
  );
  const lost = events.filter(({ id }) => !handled.has(id)).toReversed();
  for (const event of lost) await handleEvent(syncing, event);
  return lost.length;
}

/** Cancels and refunds subscriptions that are duplicates or that no one claimed. */
export async function workReturns({
  jobs,
  config,
  log,
}: Pick<Syncing, 'jobs' | 'config'> & { readonly log: Log }): Promise<void> {
  await jobs.work<ReturnedPayment>(RETURN_QUEUE, async ({ data }) => {
    const { amount, currency } = await endAndReturn(config, data.subscriptionId);
    log.info({ checkout: data.checkoutId, amount, currency }, 'refunded a payment');
  });
}

/** Deletes data that is no longer needed: events that Stripe no longer lists, and checkouts that were not completed. */
export async function deleteOldPayments({ db, now }: Pick<Syncing, 'db' | 'now'>): Promise<void> {
  await inBilling(db, async (trx) => {
    await deleteEventsBefore(trx, keptSince('payments', now));
    const before = keptSince('checkouts', now);
    const beforeReturned = new Date(before.getTime() - CLAIM_DAYS * DAY_MS);
    await deleteIdleCheckouts(trx, { before, beforeReturned });
  });
}
