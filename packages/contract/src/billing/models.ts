import { PLAN_AUDIENCES, PLAN_CURRENCIES, PLAN_INTERVALS } from '@weekbord/domain/billing/plan';
import { DISCOUNT_TERMS } from '@weekbord/domain/billing/price';
import { SUBSCRIPTION_STATUSES } from '@weekbord/domain/billing/subscription-statuses';
import { z } from 'zod';
import { moment, text } from '../fields.ts';

/** The key of a plan, such as `coach-month`. */
export const price = z.string().regex(/^[a-z0-9-]{1,60}$/);

/** A promotion code as people type it. */
export const promoCode = text({ min: 1, max: 50 });

/** An id from Stripe, such as `cs_test_a1`. */
export const stripeId = z.string().regex(/^\w{1,255}$/);

/** A plan that an organisation sells. Amounts are in the smallest unit of the currency and include VAT. */
export const plan = z
  .object({
    price,
    name: z.string(),
    audience: z.enum(PLAN_AUDIENCES),
    currency: z.enum(PLAN_CURRENCIES),
    amount: z.number().int(),
    vat_percent: z.number().int(),
    interval: z.enum(PLAN_INTERVALS),
    trial_days: z.number().int(),
  })
  .meta({ id: 'Plan' });

/** A subscription as its owner sees it. */
export const billedSubscription = z
  .object({
    id: z.string(),
    status: z.enum(SUBSCRIPTION_STATUSES),
    /**
     * The subscription's plan, at the price and period that its owner agreed to; the plan may have changed since. Null
     * if the plan or that price is unknown here.
     */
    plan: plan.nullable(),
    /** The amount paid instead of the price during a discount; null without a discount. */
    discount: z
      .object({
        amount: z.number().int(),
        /**
         * Whether the discount applies only to the next payment, until a date, or as long as the subscription lasts.
         */
        term: z.enum(DISCOUNT_TERMS),
        until: moment.nullable(),
      })
      .nullable(),
    /** The promotion code used to buy the subscription. */
    promo_code: z.string().nullable(),
    started_at: moment.nullable(),
    trial_end: moment.nullable(),
    current_period_end: moment.nullable(),
    cancel_at_period_end: z.boolean(),
    /** The last date on which the owner may withdraw from the contract; null if they no longer may. */
    withdraw_until: z.string().nullable(),
    /** When the owner withdrew; null if they did not. */
    withdrawn_at: moment.nullable(),
  })
  .meta({ id: 'BilledSubscription' });
