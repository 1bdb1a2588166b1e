import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { email, moment } from '../fields.ts';
import { listOf, SIZES } from '../sizes.ts';
import { billingPaths } from './paths.ts';
import { billedSubscription, stripeId } from './models.ts';

export const getBilling = endpoint(billingPaths.getBilling, {
  access: 'signed-in',
  summary: "The caller's subscriptions, the newest first, and what they may do with them.",
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
  summary: "Answers an address where the caller manages cards, invoices and plan at the till's own pages.",
  answer: z.object({ portal_url: z.string() }),
  errors: ['not_found', 'till_closed', 'till_unavailable'],
  cost: 5,
  readOnly: true,
});

export const customerPortalRedirect = endpoint(billingPaths.customerPortalRedirect, {
  access: 'public',
  summary:
    "Leads to the product's page about billing, where the payer logs in and goes on to the till's own pages; what is sent decides nothing.",
  query: z.object({ email: email.optional(), id: stripeId.optional() }),
  status: 302,
});

export const cancelDeal = endpoint(billingPaths.cancelDeal, {
  access: 'signed-in',
  audit: 'BILLING_ACT',
  summary:
    "Cancels the caller's subscription at the end of its period, and confirms it by mail; done before, it changes nothing.",
  answer: z.object({ ends_at: moment.nullable() }),
  errors: ['not_found', 'till_closed', 'till_unavailable'],
  cost: 5,
  readOnly: true,
});

export const withdrawFromContract = endpoint(billingPaths.withdrawFromContract, {
  access: 'signed-in',
  audit: 'BILLING_ACT',
  summary:
    'Withdraws from the contract of a subscription while its fourteen days run: it ends at once, the money goes back, a receipt is mailed.',
  body: z.object({ subscription_id: stripeId }),
  answer: z.object({ withdrawn_at: moment, returned: z.number().int(), currency: z.string() }),
  errors: ['not_found', 'withdrawal_over', 'till_closed', 'till_unavailable'],
  cost: 5,
  readOnly: true,
});
