import type { Endpoints } from '@weekbord/contract/endpoints';
import type { SubscriptionStatus } from '@weekbord/domain/billing/subscription-statuses';
import { Stripe } from 'stripe';
import type { Context, Operation } from '../../platform/http/context.ts';
import { ApiError, FieldError } from '../../platform/http/errors.ts';
import { askStripe } from '../../platform/payments/payments.ts';
import { buyerOf, countAct } from '../auth/auth.public.ts';
import {
  type CheckoutRow,
  findPlanByKey,
  idOf,
  inBilling,
  listBought,
  type PlanRow,
  syncCustomer,
  updateCheckout,
  withTrialFor,
} from '../subscriptions/subscriptions.public.ts';
import { lockDirect, updateToBuying } from './direct-purchase.store.ts';
import { planAtStripe } from './plan-at-stripe.ts';
import { tryPromoCode } from './promo-codes.ts';

type Buying = Context<Endpoints['createB2cSubscription']>;

export const createB2cSubscription: Operation<Endpoints['createB2cSubscription']> = async (ctx) => {
  const { db, config, body } = ctx;
  const { customer_id: customerId } = body;
  await countAct(db, ctx, 'buy');
  const plan = await findPlanByKey(db, body.price);
  const browser = buyerOf(ctx);
  if (plan === undefined || browser === null) throw new ApiError('not_found');
  const place = { customerId, planId: plan.id, browser };
  const known = await inBilling(db, (trx) => lockDirect(trx, place));
  if (known === undefined) throw new ApiError('not_found');
  const card = await cardOf(ctx, customerId);
  const promotion = await promotionOf(ctx, known, plan);
  const { price } = await planAtStripe(ctx, plan);
  const { trial_days: trialDays } = withTrialFor(plan, await hadBefore(ctx, known));
  const terms = { price_id: price, trial_days: trialDays };
  const checkout = await inBilling(db, async (trx) => {
    const row = await lockDirect(trx, place);
    if (row === undefined) throw new ApiError('not_found');
    if (row.direct === 'BUYING') return row;
    const bought = { promo_code: body.promo_code ?? null, promotion_id: promotion, ...terms };
    await updateToBuying(trx, row.id, bought);
    return { ...row, ...bought };
  });
  const id = await subscribe(ctx, {
    checkout,
    card,
    price: checkout.price_id ?? price,
    trialDays: checkout.trial_days ?? trialDays,
  });
  const secret = await payFirst(ctx, id, card);
  await syncCustomer(ctx, customerId);
  const { status } = await askStripe(config, async (stripe) => stripe.subscriptions.retrieve(id));
  return {
    subscription_id: id,
    status: status as SubscriptionStatus,
    ...(secret === null ? {} : { client_secret: secret }),
  };
};

/** Returns the card the customer saved last. Throws `card_missing`. */
async function cardOf({ config }: Pick<Buying, 'config'>, customer: string): Promise<string> {
  const cards = await askStripe(config, async (stripe) =>
    stripe.paymentMethods.list({ customer, type: 'card', limit: 1 }),
  );
  const [card] = cards.data;
  if (card === undefined) throw new ApiError('card_missing');
  return card.id;
}

/** Returns the promotion for the code in the request. A promotion that an earlier call settled is kept. */
async function promotionOf(ctx: Buying, checkout: CheckoutRow, plan: PlanRow): Promise<string | null> {
  const { promo_code: typed } = ctx.body;
  if (checkout.direct === 'BUYING' || typed === undefined) return checkout.promotion_id;
  const code = await tryPromoCode(ctx, typed, plan.currency);
  if (code === null) throw new FieldError({ promo_code: 'promo_code_invalid' });
  return code.id;
}

interface Subscribing {
  readonly checkout: CheckoutRow;
  readonly card: string;
  readonly price: string;
  readonly trialDays: number;
}

/**
 * Returns the subscription of a checkout. Every call has the checkout's idempotency key and the same content, so there
 * is only one subscription.
 */
async function subscribe(ctx: Buying, { checkout, card, price, trialDays }: Subscribing): Promise<string> {
  if (checkout.subscription_id !== null) return checkout.subscription_id;
  const customer = checkout.customer_id!;
  const made = await askStripe(ctx.config, async (stripe) => {
    await stripe.customers.update(customer, { invoice_settings: { default_payment_method: card } });
    return stripe.subscriptions.create(
      {
        customer,
        items: [{ price }],
        payment_behavior: 'default_incomplete',
        payment_settings: { save_default_payment_method: 'on_subscription' },
        metadata: { checkout: checkout.id },
        ...(trialDays === 0 ? {} : { trial_period_days: trialDays }),
        ...(checkout.promotion_id === null ? {} : { discounts: [{ promotion_code: checkout.promotion_id }] }),
      },
      { idempotencyKey: `subscribe-${checkout.id}` },
    );
  });
  await inBilling(ctx.db, (trx) => updateCheckout(trx, checkout.id, { subscription_id: made.id }));
  return made.id;
}

/** Returns the audiences of the buyer's earlier plans. Unknown for an unverified address. */
async function hadBefore({ db }: Buying, { person_id: personId }: CheckoutRow) {
  if (personId === null) return [];
  const bought = await inBilling(db, (trx) => listBought(trx, personId));
  return bought.map(({ audience }) => audience);
}

/** Pays the first invoice if it is open. If the bank requires authentication, returns what the client needs for it. */
async function payFirst({ config }: Pick<Buying, 'config'>, id: string, card: string): Promise<string | null> {
  return askStripe(config, async (stripe) => {
    const subscription = await stripe.subscriptions.retrieve(id);
    const invoice = idOf(subscription.latest_invoice);
    if (subscription.status !== 'incomplete' || invoice === null) return null;
    try {
      await stripe.invoices.pay(invoice, { payment_method: card, off_session: false });
      return null;
    } catch (error) {
      // This error means that a concurrent call has paid the invoice.
      if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'invoice_already_paid')
        return null;
      if (!(error instanceof Stripe.errors.StripeCardError) || error.code !== ASKS_PERSON) throw error;
      const open = await stripe.invoices.retrieve(invoice, { expand: ['confirmation_secret'] });
      return open.confirmation_secret?.client_secret ?? null;
    }
  });
}

/** Stripe's code for a payment that requires authentication by the cardholder. */
const ASKS_PERSON = 'invoice_payment_intent_requires_action';
