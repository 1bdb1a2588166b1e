import { DAY_MS } from '@weekbord/domain/dates/plain-date';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/open-database.ts';
import type { Log } from '../../platform/log/log.ts';
import { RETURN_QUEUE, type Syncing } from '../subscriptions/subscriptions.public.ts';
import { END_QUEUE, endCustomer, type EndedCustomer } from './end-customers.ts';
import { sendBillingMails } from './send-billing-news.ts';
import { deleteOldPayments, returnUnclaimed, sweepCheckouts, sweepEvents, workReturns } from './sweep-payments.ts';
import { finishPromised, type Withdrawal, WITHDRAWAL_QUEUE } from './withdraw.ts';

export { forgetCustomersOf } from './end-customers.ts';

/** Processes all unprocessed Stripe events of the last `days` days. Returns how many there were. */
export function replayEvents(syncing: Syncing, days: number): Promise<number> {
  return sweepEvents(syncing, new Date(syncing.now.getTime() - days * DAY_MS));
}

/** Retried for a long time, because Stripe may be down for hours. */
const RETURN_RULES = {
  retries: 40,
  firstPauseSeconds: 10,
  longestPauseSeconds: 3600,
  keptSeconds: 30 * 86_400,
} as const;

/** Creates the payment queues. */
export async function prepareBilling({ jobs }: Pick<Syncing, 'jobs'>): Promise<void> {
  for (const queue of [RETURN_QUEUE, WITHDRAWAL_QUEUE, END_QUEUE]) await jobs.createQueue(queue, RETURN_RULES);
}

interface Working extends Pick<Syncing, 'config' | 'jobs' | 'mail'> {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
}

/** Regularly checks for changes at Stripe that the server has missed. */
export async function workBilling(parts: Working): Promise<void> {
  const { jobs, database, config, mail, clock, log } = parts;
  const syncing = () => ({
    db: database.as({ personId: null, system: 'billing' }),
    config,
    jobs,
    mail,
    now: clock.now(),
  });
  await workReturns({ jobs, config, log });
  await jobs.work<Withdrawal>(WITHDRAWAL_QUEUE, async ({ data }) => {
    await finishPromised(syncing(), data);
  });
  await jobs.work<EndedCustomer>(END_QUEUE, async ({ data }) => endCustomer(config, data.customerId));
  await jobs.repeat('send-billing-news', '* * * * *', () => sendBillingMails(syncing(), log));
  await jobs.repeat('sweep-checkouts', '* * * * *', () => sweepCheckouts(syncing(), log));
  await jobs.repeat('sweep-events', '*/5 * * * *', async () => {
    const lost = await sweepEvents(syncing());
    if (lost > 0) log.info({ events: lost }, 'processed missed events');
  });
  await jobs.repeat('return-unclaimed', '49 3 * * *', () => returnUnclaimed(syncing()));
  await jobs.repeat('delete-old-payments', '19 3 * * *', () => deleteOldPayments(syncing()));
}
