import type { Answered } from '@weekbord/contract/endpoint';
import type { Endpoints } from '@weekbord/contract/endpoints';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { Context, Operation } from '../../platform/http/context.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { askStripe } from '../../platform/payments/payments.ts';
import { buyerOf } from '../auth/auth.public.ts';
import {
  type CheckoutRow,
  findCheckoutOfSession,
  findPlan,
  inBilling,
  moveCheckout,
  syncCustomer,
  type Syncing,
} from '../subscriptions/subscriptions.public.ts';

/** Stripe redirects the browser before its event arrives, so this asks Stripe directly. */
export const completeCheckout: Operation<Endpoints['completeCheckout']> = async (ctx) => {
  const { session_id: sessionId } = ctx.body;
  const checkout = await checkoutOf(ctx, sessionId);
  // A checkout that expired here may have been paid after all, because its page stays open at Stripe.
  if (checkout.state === 'OPEN' || checkout.state === 'EXPIRED') await lookAtSession(ctx, checkout);
  return presentBuyer(ctx.db, await checkoutOf(ctx, sessionId));
};

export const getUserFromCheckoutSession: Operation<Endpoints['getUserFromCheckoutSession']> = async (ctx) =>
  presentBuyer(ctx.db, await checkoutOf(ctx, ctx.query.session_id));

/** Fetches the state of a checkout from Stripe, and stores it. */
export async function lookAtSession(syncing: Syncing, checkout: CheckoutRow): Promise<void> {
  const { session_id: sessionId, customer_id: customerId } = checkout;
  if (sessionId === null || customerId === null) return;
  const session = await askStripe(syncing.config, async (stripe) => stripe.checkout.sessions.retrieve(sessionId));
  if (session.status === 'complete') await syncCustomer(syncing, customerId);
  if (session.status === 'expired') {
    await inBilling(syncing.db, (trx) => moveCheckout(trx, checkout.id, { from: ['OPEN'], to: 'EXPIRED' }));
  }
}

/** Returns the checkout of a session, only for the browser that started it. */
async function checkoutOf(ctx: Pick<Context, 'db' | 'cookies' | 'config'>, sessionId: string): Promise<CheckoutRow> {
  const browser = buyerOf(ctx);
  const found = browser === null ? undefined : await findCheckoutOfSession(ctx.db, sessionId, browser);
  if (found === undefined) throw new ApiError('not_found');
  return found;
}

async function presentBuyer(
  db: Kysely<Tables>,
  checkout: CheckoutRow,
): Promise<Answered<Endpoints['getUserFromCheckoutSession']>> {
  const { email, first_name, last_name, state, plan_id: planId } = checkout;
  const plan = await findPlan(db, planId);
  if (plan === undefined) throw new ApiError('not_found');
  return { email, first_name, last_name, state, audience: plan.audience };
}
