import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { email, moment } from '../fields.ts';
import { listOf, SIZES } from '../sizes.ts';
import { billingPaths } from './paths.ts';
import { billedSubscription, stripeId } from './models.ts';

export const getBilling = endpoint(billingPaths.getBilling, {
  access: 'signed-in',
  summary: "Lists the caller's subscriptions, newest first, with the actions available for each.",
  answer: z.object({
    subscriptions: listOf(billedSubscription, SIZES.few),
    /** Whether the caller may open the billing portal: cards, invoices, plan. */
    may_manage_account: z.boolean(),
    is_trial_till: z.boolean(),
  }),
});

export const stripeCustomerPortal = endpoint(billingPaths.stripeCustomerPortal, {
  access: 'signed-in',
  audit: 'BILLING_ACT',
  summary: "Returns the URL of the payment provider's pages, where the caller manages cards, invoices and plan.",
  answer: z.object({ portal_url: z.string() }),
  errors: ['not_found', 'till_closed', 'till_unavailable'],
  cost: 5,
  readOnly: true,
});

export const customerPortalRedirect = endpoint(billingPaths.customerPortalRedirect, {
  access: 'public',
  summary:
    "Redirects to the billing page, where the payer logs in and continues to the payment provider's pages; parameters are ignored.",
  query: z.object({ email: email.optional(), id: stripeId.optional() }),
  status: 302,
});

export const cancelDeal = endpoint(billingPaths.cancelDeal, {
  access: 'signed-in',
  audit: 'BILLING_ACT',
  summary:
    "Cancels the caller's subscription at the end of its period and sends a confirmation by email; repeating the call changes nothing.",
  answer: z.object({ ends_at: moment.nullable() }),
  errors: ['not_found', 'till_closed', 'till_unavailable'],
  cost: 5,
  readOnly: true,
});

export const withdrawFromContract = endpoint(billingPaths.withdrawFromContract, {
  access: 'signed-in',
  audit: 'BILLING_ACT',
  summary:
    'Withdraws from a subscription contract within fourteen days: the subscription ends immediately, the payment is refunded and a receipt is sent by email.',
  body: z.object({ subscription_id: stripeId }),
  answer: z.object({ withdrawn_at: moment, returned: z.number().int(), currency: z.string() }),
  errors: ['not_found', 'withdrawal_over', 'till_closed', 'till_unavailable'],
  cost: 5,
  readOnly: true,
});
