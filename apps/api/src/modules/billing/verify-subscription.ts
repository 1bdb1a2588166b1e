import type { Endpoints } from '@weekbord/contract/endpoints';
import type { SubscriptionStatus } from '@weekbord/domain/billing/subscription-statuses';
import type { Context, Operation } from '../../platform/http/context.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { askStripe } from '../../platform/payments/payments.ts';
import { buyerOf } from '../auth/auth.public.ts';
import { inBilling, syncCustomer } from '../subscriptions/subscriptions.public.ts';
import { lockBilled } from './billed.store.ts';
import { findCustomerOfBought } from './direct-purchase.store.ts';

export const verifySubscription: Operation<Endpoints['verifySubscription']> = async (ctx) => {
  const { subscription_id: id } = ctx.body;
  const customer = await customerOfSubscription(ctx, id);
  if (customer === null) throw new ApiError('not_found');
  await syncCustomer(ctx, customer);
  const { status } = await askStripe(ctx.config, async (stripe) => stripe.subscriptions.retrieve(id));
  return { status: status as SubscriptionStatus };
};

/** Returns the customer of a subscription that the caller owns or this browser bought; otherwise null. */
async function customerOfSubscription(
  ctx: Context<Endpoints['verifySubscription']>,
  subscriptionId: string,
): Promise<string | null> {
  const { actor } = ctx;
  const browser = buyerOf(ctx);
  return inBilling(ctx.db, async (trx) => {
    const own = actor === null ? undefined : await lockBilled(trx, actor.id, subscriptionId);
    if (own !== undefined) return own.subscription.customer_id;
    return browser === null ? null : findCustomerOfBought(trx, { subscriptionId, browser });
  });
}
