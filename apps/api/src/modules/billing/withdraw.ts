import type { Answered } from '@weekbord/contract/endpoint';
import type { Endpoints } from '@weekbord/contract/endpoints';
import type { Operation } from '../../platform/http/context.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { endAndReturn, inBilling, syncCustomer, type Syncing } from '../subscriptions/subscriptions.public.ts';
import { lockBilled, updateBilled } from './billed.store.ts';
import { mailBillingEvent } from './billing-mail.ts';
import { withdrawUntil } from './present-billed.ts';

/** The queue of withdrawals to refund. */
export const WITHDRAWAL_QUEUE = 'finish-withdrawals';

/** The data of a job in the queue. */
export interface Withdrawal {
  readonly personId: number;
  readonly subscriptionId: string;
}

/**
 * A withdrawal is effective from the moment of the request, so it is stored before Stripe is called. If anything fails
 * afterwards, a retry or a job completes it.
 */
export const withdrawFromContract: Operation<Endpoints['withdrawFromContract']> = async (ctx) => {
  const withdrawal = { personId: ctx.actor.id, subscriptionId: ctx.body.subscription_id };
  await inBilling(ctx.db, async (trx) => {
    const row = await lockBilled(trx, withdrawal.personId, withdrawal.subscriptionId);
    if (row === undefined || row.subscription.customer_id === null) throw new ApiError('not_found');
    if (row.subscription.withdrawn_at !== null) return;
    if (withdrawUntil(row, ctx.now) === null) throw new ApiError('withdrawal_over');
    await updateBilled(trx, row.subscription, { withdrawn_at: ctx.now });
    await ctx.jobs.enqueue(trx, WITHDRAWAL_QUEUE, withdrawal);
  });
  return finishWithdrawal(ctx, withdrawal);
};

/**
 * Ends the subscription that was withdrawn from, refunds the money, and emails the receipt. If that was already done,
 * only returns the result.
 */
export async function finishWithdrawal(
  syncing: Syncing,
  { personId, subscriptionId }: Withdrawal,
): Promise<Answered<Endpoints['withdrawFromContract']>> {
  const { db, config } = syncing;
  const known = await inBilling(db, (trx) => lockBilled(trx, personId, subscriptionId));
  const at = known?.subscription.withdrawn_at;
  if (known === undefined || at == null) throw new ApiError('not_found');
  const before = returnedOf(known.subscription);
  const { amount, currency } = before ?? (await endAndReturn(config, subscriptionId));
  if (before === null) {
    await inBilling(db, async (trx) => {
      const row = await lockBilled(trx, personId, subscriptionId);
      if (row === undefined || row.subscription.returned !== null) return;
      await updateBilled(trx, row.subscription, { returned: amount, returned_currency: currency });
      await mailBillingEvent({ ...syncing, db: trx }, row, { kind: 'WITHDRAWN', at, returned: amount, currency });
    });
  }
  await syncCustomer(syncing, known.subscription.customer_id!);
  return { withdrawn_at: at.toISOString(), returned: amount, currency };
}

/** Runs a job of the queue. The withdrawal is completed even if its owner's account has been deleted. */
export async function finishPromised(syncing: Syncing, withdrawal: Withdrawal): Promise<void> {
  const { personId, subscriptionId } = withdrawal;
  const known = await inBilling(syncing.db, (trx) => lockBilled(trx, personId, subscriptionId));
  if (known === undefined) await endAndReturn(syncing.config, subscriptionId);
  else await finishWithdrawal(syncing, withdrawal);
}

function returnedOf(subscription: { readonly returned: number | null; readonly returned_currency: string | null }) {
  const { returned: amount, returned_currency: currency } = subscription;
  return amount === null || currency === null ? null : { amount, currency };
}
