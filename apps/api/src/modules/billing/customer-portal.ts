import type { Endpoints } from '@weekbord/contract/endpoints';
import { mayManageAccount } from '@weekbord/domain/billing/plan';
import type { Operation } from '../../platform/http/context.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { askStripe } from '../../platform/payments/payments.ts';
import { siteOf } from '../auth/auth.public.ts';
import { inBilling } from '../subscriptions/subscriptions.public.ts';
import { listBilled } from './billed.store.ts';
import { ownSite } from './own-site.ts';
import { accessOf, isLiving } from './present-billed.ts';

export const stripeCustomerPortal: Operation<Endpoints['stripeCustomerPortal']> = async (ctx) => {
  const { db, actor, config, locale } = ctx;
  const rows = await inBilling(db, (trx) => listBilled(trx, actor.id));
  const allowed = rows.filter((row) => mayManageAccount(accessOf([row])));
  const shown = allowed.find(isLiving) ?? allowed[0];
  const customer = shown?.subscription.customer_id;
  if (customer == null) throw new ApiError('not_found');
  const return_url = new URL('/billing', await ownSite(ctx)).href;
  const session = await askStripe(config, async (stripe) =>
    stripe.billingPortal.sessions.create({ customer, return_url, locale }),
  );
  return { portal_url: session.url };
};

/**
 * Ignores the body of the request, because a billing portal session is only ever created for the caller, who must be
 * the payer.
 */
export const customerPortalRedirect: Operation<Endpoints['customerPortalRedirect']> = async (ctx) => {
  ctx.setHeader('location', new URL('/billing', siteOf(ctx)).href);
  ctx.setHeader('cache-control', 'no-store');
};
