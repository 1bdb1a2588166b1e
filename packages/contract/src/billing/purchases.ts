import { CHECKOUT_STATES, PLAN_AUDIENCES } from '@weekbord/domain/billing/plan';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { moment } from '../fields.ts';
import { listOf, SIZES } from '../sizes.ts';
import { billingPaths } from './paths.ts';

export const listUnclaimedPurchases = endpoint(billingPaths.listUnclaimedPurchases, {
  access: 'signed-in',
  summary:
    "Lists the purchases that were paid for with the caller's email address in another browser and that no one has claimed, oldest first. Anyone can pay for any address, so the caller says which ones are theirs.",
  answer: z
    .object({
      results: listOf(
        z.object({
          id: z.uuid(),
          /** The name of the plan. */
          plan: z.string(),
          audience: z.enum(PLAN_AUDIENCES),
          /** The name of the portal that sold it. */
          portal: z.string(),
          started_at: moment,
        }),
        SIZES.few,
      ),
    })
    .meta({ id: 'UnclaimedPurchases' }),
});

export const answerPurchase = endpoint(billingPaths.answerPurchase, {
  access: 'signed-in',
  closedToDemo: 'identity',
  audit: 'BILLING_ACT',
  summary:
    'Says whether an unclaimed purchase is the caller’s. If it is, they get what was paid for; if not, the subscription is ended and refunded.',
  body: z.object({ purchase_id: z.uuid(), is_mine: z.boolean() }),
  answer: z.object({
    /** RETURNED: ended and refunded, because it is not the caller's or because they already have a subscription. */
    state: z.enum(CHECKOUT_STATES),
  }),
  errors: ['not_found', 'has_a_coach'],
});
