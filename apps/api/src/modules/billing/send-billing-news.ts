import type { Log } from '../../platform/log/log.ts';
import { inBilling } from '../subscriptions/subscriptions.public.ts';
import { type BilledRow, listInNeed, lockBilled, updateBilled } from './billed.store.ts';
import { mailBillingEvent, type Sending } from './billing-mail.ts';
import { withdrawUntil } from './present-billed.ts';

/** How long before the end of a trial its owner gets an email. */
const BEFORE_TRIAL_END_MS = 3 * 86_400_000;

/**
 * Emails people about the stored state of their subscriptions, so that lost or reordered events do not matter. Each
 * fact is emailed once. `db` is not a transaction.
 */
export async function sendBillingMails(sending: Sending, log: Log): Promise<void> {
  const soon = new Date(sending.now.getTime() + BEFORE_TRIAL_END_MS);
  const rows = await inBilling(sending.db, (trx) => listInNeed(trx, { now: sending.now, soon }));
  for (const { subscription } of rows) {
    await inBilling(sending.db, (trx) => tell({ ...sending, db: trx }, subscription, soon)).catch((error: unknown) =>
      log.error({ err: error }, 'an email about a subscription was not sent'),
    );
  }
}

/** Emails an owner immediately that their subscription ends, unless they were already told. Runs in a transaction. */
export async function tellOfEnd(sending: Sending, row: BilledRow): Promise<void> {
  const { subscription } = row;
  const {
    current_period_end: end,
    cancel_at_period_end: ends,
    told_end: told,
    withdrawn_at: withdrawnAt,
  } = subscription;
  if (!ends || end === null || withdrawnAt !== null || isSame(told, end)) return;
  await updateBilled(sending.db, subscription, { told_end: end });
  await mailBillingEvent(sending, row, { kind: 'ENDS' });
}

async function tell(sending: Sending, found: BilledRow['subscription'], soon: Date): Promise<void> {
  const { db } = sending;
  const row = await lockBilled(db, found.person_id, found.id);
  if (row === undefined) return;
  const { status } = row.subscription;
  await tellOfStart(sending, row);
  await tellOfTrial(sending, row, soon);
  if (status === 'past_due' || status === 'unpaid') await tellUnpaid(sending, row);
  if (status === 'canceled') return;
  await tellOfEnd(sending, row);
  if (!row.subscription.cancel_at_period_end && row.subscription.told_end !== null) {
    await updateBilled(db, row.subscription, { told_end: null });
  }
}

/** Confirms a purchase while the buyer may withdraw. An older subscription gets no email. */
async function tellOfStart(sending: Sending, row: BilledRow): Promise<void> {
  const { started_at: started, told_start: told, status } = row.subscription;
  if (started === null || told !== null || (status !== 'trialing' && status !== 'active')) return;
  await updateBilled(sending.db, row.subscription, { told_start: started });
  const isNew = withdrawUntil(row, sending.now) !== null;
  if (isNew && row.plan !== null) await mailBillingEvent(sending, row, { kind: 'STARTED' });
}

async function tellOfTrial(sending: Sending, row: BilledRow, soon: Date): Promise<void> {
  const { status, trial_end: end, told_trial_end: told, cancel_at_period_end: ends } = row.subscription;
  if (status !== 'trialing' || ends || end === null || end <= sending.now || end > soon || isSame(told, end)) return;
  await updateBilled(sending.db, row.subscription, { told_trial_end: end });
  if (row.plan !== null) await mailBillingEvent(sending, row, { kind: 'TRIAL_ENDS' });
}

async function tellUnpaid(sending: Sending, row: BilledRow): Promise<void> {
  const { current_period_end: end, told_unpaid: told } = row.subscription;
  if (end === null || isSame(told, end)) return;
  await updateBilled(sending.db, row.subscription, { told_unpaid: end });
  await mailBillingEvent(sending, row, { kind: 'UNPAID' });
}

function isSame(one: Date | null, other: Date | null): boolean {
  return one?.getTime() === other?.getTime();
}
