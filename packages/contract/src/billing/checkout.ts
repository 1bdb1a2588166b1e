import { MAX_NAME_LENGTH } from '@weekbord/domain/auth/validate-identity';
import { CHECKOUT_STATES, PLAN_AUDIENCES, PLAN_CURRENCIES } from '@weekbord/domain/billing/plan';
import { SUBSCRIPTION_STATUSES } from '@weekbord/domain/billing/subscription-statuses';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { email, line, text } from '../fields.ts';
import { listOf, SIZES } from '../sizes.ts';
import { billingPaths } from './paths.ts';
import { plan, price, promoCode, stripeId } from './models.ts';

const subdomain = text({ max: 63 }).nullable().optional();
const name = line({ max: MAX_NAME_LENGTH });

export const listPlans = endpoint(billingPaths.listPlans, {
  access: 'public',
  summary:
    "Lists the plans sold at the portal of a subdomain, in display order; empty if it sells none. Logged-in callers see a trial only if they haven't had one.",
  query: z.object({ subdomain: text({ max: 63 }).optional(), audience: z.enum(PLAN_AUDIENCES).optional() }),
  answer: z.object({
    plans: listOf(plan, SIZES.few),
    /** Whether payments go to the test payment system, which takes no money. */
    is_trial_till: z.boolean(),
  }),
});

export const createB2cCheckoutSession = endpoint(billingPaths.createB2cCheckoutSession, {
  access: 'public',
  closedToDemo: 'identity',
  summary:
    'Starts the purchase of a plan and returns the URL of the payment page. Logged-in callers buy for themselves, whatever address is sent. The account is created when the address logs in.',
  body: z.object({
    price,
    email,
    first_name: name.default(''),
    last_name: name.default(''),
    subdomain,
    promo_code: promoCode.optional(),
  }),
  answer: z.object({ session_id: z.string(), url: z.string() }),
  errors: ['till_closed', 'till_unavailable', 'already_subscribed'],
  cost: 10,
  readOnly: true,
});

/** The buyer, and how far the checkout has progressed. */
const buyer = z
  .object({
    email: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    audience: z.enum(PLAN_AUDIENCES),
    /**
     * PAID: the email address can log in. RETURNED: it already had a subscription, or its owner did not claim this one,
     * so the payment was refunded.
     */
    state: z.enum(CHECKOUT_STATES),
  })
  .meta({ id: 'Buyer' });

export const completeCheckout = endpoint(billingPaths.completeCheckout, {
  access: 'public',
  summary:
    'Checks the payment with the provider and returns the buyer; only for the browser that started the checkout.',
  body: z.object({ session_id: stripeId }),
  answer: buyer,
  errors: ['not_found', 'till_closed', 'till_unavailable'],
  cost: 5,
  readOnly: true,
});

export const getUserFromCheckoutSession = endpoint(billingPaths.getUserFromCheckoutSession, {
  access: 'public',
  summary:
    'Returns the buyer and the payment status as far as we know it; only for the browser that started the checkout.',
  query: z.object({ session_id: stripeId }),
  answer: buyer,
  errors: ['not_found'],
});

export const validatePromoCode = endpoint(billingPaths.validatePromoCode, {
  access: 'public',
  summary: 'Returns whether a promotion code is valid now, and its discount. Attempts are limited per network.',
  body: z.object({ promo_code: promoCode, price: price.optional() }),
  answer: z.object({
    valid: z.boolean(),
    percent_off: z.number().optional(),
    amount_off: z.number().int().optional(),
    currency: z.string().optional(),
    /** The first payment when using the code, in the smallest unit of the currency, if a plan was given. */
    amount: z.number().int().optional(),
  }),
  errors: ['till_closed', 'till_unavailable'],
  cost: 5,
  readOnly: true,
});

export const createB2cSetupIntent = endpoint(billingPaths.createB2cSetupIntent, {
  access: 'public',
  closedToDemo: 'identity',
  summary: 'Starts saving a card for a plan, for clients that show the card fields themselves.',
  body: z.object({ price, email, first_name: name.default(''), last_name: name.default(''), subdomain }),
  answer: z.object({ client_secret: z.string(), customer_id: z.string() }),
  errors: ['till_closed', 'till_unavailable', 'already_subscribed'],
  cost: 10,
  readOnly: true,
});

export const createB2cSubscription = endpoint(billingPaths.createB2cSubscription, {
  access: 'public',
  closedToDemo: 'identity',
  summary:
    'Buys a plan with the saved card; only for the browser that saved it. A repeated call returns the same subscription.',
  body: z.object({ customer_id: stripeId, price, promo_code: promoCode.optional() }),
  answer: z.object({
    subscription_id: z.string(),
    status: z.enum(SUBSCRIPTION_STATUSES),
    /** The secret with which the client confirms the payment, if the bank asks the person to confirm it. */
    client_secret: z.string().optional(),
  }),
  errors: ['not_found', 'till_closed', 'till_unavailable', 'card_missing', 'card_declined'],
  cost: 10,
  readOnly: true,
});

export const createPaymentIntent = endpoint(billingPaths.createPaymentIntent, {
  access: 'signed-in',
  audit: 'BILLING_ACT',
  summary:
    "Returns what is needed to pay an unpaid invoice of the caller's subscription; the amount always comes from the invoice.",
  body: z.object({ amount: z.number().int().min(0).optional(), currency: z.enum(PLAN_CURRENCIES).optional() }),
  answer: z.object({
    client_secret: z.string(),
    amount: z.number().int(),
    currency: z.string(),
    /** The URL of the payment page, on which it can be paid instead. */
    url: z.string(),
  }),
  errors: ['not_found', 'till_closed', 'till_unavailable'],
  cost: 5,
  readOnly: true,
});

export const verifySubscription = endpoint(billingPaths.verifySubscription, {
  access: 'public',
  summary: "Returns a subscription's current status, for its owner or the browser that bought it.",
  body: z.object({ subscription_id: stripeId }),
  answer: z.object({ status: z.enum(SUBSCRIPTION_STATUSES) }),
  errors: ['not_found', 'till_closed', 'till_unavailable'],
  cost: 5,
  readOnly: true,
});

export const receiveStripeEvent = endpoint(billingPaths.receiveStripeEvent, {
  access: 'public',
  summary:
    "Receives a signed Stripe event and fetches what it is about; each event is processed once. The body is Stripe's original text.",
  takesRawBody: true,
  body: z.string(),
  answer: z.object({ received: z.literal(true) }),
  errors: ['signature_wrong', 'till_closed', 'till_unavailable'],
  readOnly: true,
});
