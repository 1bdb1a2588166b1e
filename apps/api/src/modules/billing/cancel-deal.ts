import type { Endpoints } from '@weekbord/contract/endpoints';
import { isLivingSubscription } from '@weekbord/domain/access/account-access';
import type { SubscriptionStatus } from '@weekbord/domain/billing/subscription-statuses';
import type { Operation } from '../../platform/http/context.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { askStripe } from '../../platform/payments/payments.ts';
import { inBilling, syncCustomer } from '../subscriptions/subscriptions.public.ts';
import { type BilledRow, listBilled, lockBilled } from './billed.store.ts';
import { isLiving } from './present-billed.ts';
import { tellOfEnd } from './send-billing-news.ts';

export const cancelDeal: Operation<Endpoints['cancelDeal']> = async (ctx) => {
  const { db, actor } = ctx;
  const living = livingAtStripe(await inBilling(db, (trx) => listBilled(trx, actor.id)));
  if (living.length === 0) throw new ApiError('not_found');
  for (const { id } of living) await endWithPeriod(ctx, id);
  for (const customer of new Set(living.map((one) => one.customer))) await syncCustomer(ctx, customer);
  const ends = await inBilling(db, async (trx) => {
    const found: (Date | null)[] = [];
    for (const { id } of living) {
      const row = await lockBilled(trx, actor.id, id);
      if (row === undefined) continue;
      await tellOfEnd({ ...ctx, db: trx }, row);
      found.push(row.subscription.current_period_end);
    }
    return found;
  });
  const last = ends.flatMap((end) => end?.getTime() ?? []);
  return { ends_at: last.length === 0 ? null : new Date(Math.max(...last)).toISOString() };
};

/** Returns those of the given subscriptions that are active at Stripe. */
function livingAtStripe(rows: readonly BilledRow[]): { id: string; customer: string }[] {
  return rows
    .filter(isLiving)
    .flatMap(({ subscription: { id, customer_id: customer } }) => (customer === null ? [] : [{ id, customer }]));
}

/** Sets a subscription to end with its period, unless it has ended or already ends then. */
async function endWithPeriod({ config }: Parameters<typeof syncCustomer>[0], id: string): Promise<void> {
  await askStripe(config, async (stripe) => {
    const { status, cancel_at_period_end: ends } = await stripe.subscriptions.retrieve(id);
    if (ends || !isLivingSubscription(status as SubscriptionStatus)) return;
    await stripe.subscriptions.update(id, { cancel_at_period_end: true });
  });
}
