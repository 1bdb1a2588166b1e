import { randomUUID } from 'node:crypto';
import { isLivingSubscription } from '@weekbord/domain/access/account-access';
import type { PlanAudience } from '@weekbord/domain/billing/plan';
import type { SubscriptionStatus } from '@weekbord/domain/billing/subscription-statuses';
import type { Endpoints } from '@weekbord/contract/endpoints';
import type { Context, Operation } from '../../platform/http/context.ts';
import { ApiError, FieldError } from '../../platform/http/errors.ts';
import { askStripe } from '../../platform/payments/payments.ts';
import { findPerson } from '../access/access.public.ts';
import { countAct, countActOfAddress, identifyBuyer, siteOfPortal } from '../auth/auth.public.ts';
import { findPortal, type OrganisationRow } from '../organisations/organisations.public.ts';
import {
  type CheckoutRow,
  findOpenCheckout,
  findPlanByKey,
  inBilling,
  insertCheckout,
  insertCustomer,
  listBought,
  listCustomers,
  moveCheckout,
  type PlanRow,
  updateCheckout,
  withTrialFor,
} from '../subscriptions/subscriptions.public.ts';
import { planAtStripe } from './plan-at-stripe.ts';
import { findPromoCode, tryPromoCode } from './promo-codes.ts';

type Buying = Context<Endpoints['createB2cCheckoutSession']>;

/** The buyer: a logged-in person, or an unverified address. */
export interface Buyer {
  readonly personId: number | null;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  /** The audiences of the person's earlier plans. Unknown for an unverified address. */
  readonly had: readonly (PlanAudience | null)[];
}

/** The maximum number of times a checkout is re-read after a concurrent change. */
const TRIES = 3;

export const createB2cCheckoutSession: Operation<Endpoints['createB2cCheckoutSession']> = async (ctx) => {
  const { db, body, config } = ctx;
  if (config.stripe === undefined) throw new ApiError('till_closed');
  await countAct(db, ctx, 'checkout');
  const { portal, plan: offered } = await offerOf(ctx, body);
  const buyer = await buyerFor(ctx, offered);
  const plan = withTrialFor(offered, buyer.had);
  // The limit per address does not apply to its logged-in owner, because strangers could exhaust it.
  if (buyer.personId === null) await countActOfAddress(db, ctx, 'checkout', buyer.email);
  await requirePromoCode(ctx, plan);
  const browser = identifyBuyer(ctx);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const checkout = await openCheckout(ctx, { portal, plan, buyer, browser });
    const session = await sessionOf(ctx, { checkout, portal, plan }).catch((error: unknown) =>
      giveUp(ctx, checkout, error),
    );
    if (session !== null) return session;
  }
  throw new ApiError('version_conflict');
};

/**
 * Returns the plan that is offered and the portal that offers it. Throws a `FieldError` if the portal does not sell it.
 */
export async function offerOf(
  { db }: Pick<Buying, 'db'>,
  body: { readonly price: string; readonly subdomain?: string | null | undefined },
): Promise<{ readonly portal: OrganisationRow; readonly plan: PlanRow }> {
  const portal = await findPortal(db, body.subdomain);
  if (portal === undefined) throw new FieldError({ subdomain: 'does_not_exist' });
  const plan = await findPlanByKey(db, body.price);
  if (plan === undefined || !plan.is_offered || plan.organisation_id !== portal.id) {
    throw new FieldError({ price: 'does_not_exist' });
  }
  return { portal, plan };
}

/**
 * Returns the buyer. Throws `already_subscribed` if a logged-in person already has a subscription for this audience.
 */
export async function buyerFor(
  { db, actor, body }: Pick<Buying, 'db' | 'actor'> & { readonly body: Omit<Buyer, 'personId' | 'had'> },
  plan: PlanRow,
): Promise<Buyer> {
  const { email, first_name, last_name } = body;
  if (actor === null) return { personId: null, email, first_name, last_name, had: [] };
  const person = await inBilling(db, (trx) => findPerson(trx, actor.id));
  if (person === undefined) throw new ApiError('not_authenticated');
  const bought = await inBilling(db, (trx) => listBought(trx, actor.id));
  if (
    bought.some(
      ({ status, audience }) => audience === plan.audience && isLivingSubscription(status as SubscriptionStatus),
    )
  ) {
    throw new ApiError('already_subscribed');
  }
  return {
    personId: person.id,
    email: person.email,
    first_name: person.first_name,
    last_name: person.last_name,
    had: bought.map(({ audience }) => audience),
  };
}

async function requirePromoCode(ctx: Buying, plan: PlanRow): Promise<void> {
  const { promo_code: code } = ctx.body;
  if (code === undefined) return;
  const found = await tryPromoCode(ctx, code, plan.currency);
  if (found === null) throw new FieldError({ promo_code: 'promo_code_invalid' });
}

interface Opening {
  readonly portal: OrganisationRow;
  readonly plan: PlanRow;
  readonly buyer: Buyer;
  readonly browser: Buffer;
}

/**
 * Returns the browser's open checkout for this plan and address, or a new one if there is none or its promotion code
 * differs.
 */
async function openCheckout(ctx: Buying, { portal, plan, buyer, browser }: Opening): Promise<CheckoutRow> {
  const promo_code = ctx.body.promo_code ?? null;
  return inBilling(ctx.db, async (trx) => {
    const place = { browser_hash: browser, plan_id: plan.id, email: buyer.email };
    const open = await findOpenCheckout(trx, place);
    const isSame = open?.direct === null && open.promo_code === promo_code && open.person_id === buyer.personId;
    if (open !== undefined && isSame) return open;
    // The page of the old checkout may still be open elsewhere; a payment there is detected later.
    if (open !== undefined) await moveCheckout(trx, open.id, { from: ['OPEN'], to: 'EXPIRED' });
    const { personId: person_id, first_name, last_name } = buyer;
    const made = await insertCheckout(trx, {
      ...place,
      id: randomUUID(),
      organisation_id: portal.id,
      person_id,
      first_name,
      last_name,
      language: ctx.locale,
      promo_code,
      session_id: null,
      customer_id: null,
      subscription_id: null,
      state: 'OPEN',
      created_at: ctx.now,
    });
    const found = made ?? (await findOpenCheckout(trx, place));
    if (found === undefined) throw new ApiError('version_conflict');
    return found;
  });
}

/**
 * Returns the payment page of a checkout. Each call to Stripe has an idempotency key derived from the checkout, so that
 * concurrent calls, and retries after an error, get the same page. If the page has expired, ends the checkout and
 * returns null.
 */
async function sessionOf(
  ctx: Buying,
  {
    checkout,
    portal,
    plan,
  }: { readonly checkout: CheckoutRow; readonly portal: OrganisationRow; readonly plan: PlanRow },
): Promise<{ session_id: string; url: string } | null> {
  const { db, config } = ctx;
  const { price } = await planAtStripe(ctx, plan);
  const customer = await customerOf(ctx, checkout);
  const code = checkout.promo_code === null ? null : await findPromoCode(config, checkout.promo_code, plan.currency);
  const site = siteOfPortal(ctx, portal.subdomain).origin;
  const session = await askStripe(config, async (stripe) => {
    if (checkout.session_id !== null) return stripe.checkout.sessions.retrieve(checkout.session_id);
    return stripe.checkout.sessions.create(
      {
        mode: 'subscription',
        line_items: [{ price, quantity: 1 }],
        customer,
        client_reference_id: checkout.id,
        metadata: { checkout: checkout.id },
        subscription_data: {
          metadata: { checkout: checkout.id },
          ...(plan.trial_days === 0 ? {} : { trial_period_days: plan.trial_days }),
        },
        ...(code === null ? {} : { discounts: [{ promotion_code: code.id }] }),
        locale: checkout.language,
        success_url: `${site}/checkout/done?session_id={CHECKOUT_SESSION_ID}`,
        cancel_url: `${site}/checkout/failed?price=${plan.key}`,
      },
      { idempotencyKey: `session-${checkout.id}` },
    );
  });
  if (session.status !== 'open' || session.url === null) {
    await inBilling(db, (trx) => moveCheckout(trx, checkout.id, { from: ['OPEN'], to: 'EXPIRED' }));
    return null;
  }
  if (checkout.session_id === null)
    await inBilling(db, (trx) => updateCheckout(trx, checkout.id, { session_id: session.id }));
  return { session_id: session.id, url: session.url };
}

/**
 * Expires a checkout after an error. Stripe repeats an error for a day if the key is the same, so a retry needs a new
 * checkout. The old one cannot be paid, because its URL was never handed out.
 */
async function giveUp({ db }: Buying, { id }: CheckoutRow, error: unknown): Promise<never> {
  if (error instanceof ApiError && error.code === 'till_unavailable') {
    await inBilling(db, (trx) => moveCheckout(trx, id, { from: ['OPEN'], to: 'EXPIRED' }));
  }
  throw error;
}

/** Returns the Stripe customer of a checkout: the buyer's own if they bought before, otherwise a new one. */
export async function customerOf(ctx: Pick<Buying, 'db' | 'config' | 'now'>, checkout: CheckoutRow): Promise<string> {
  if (checkout.customer_id !== null) return checkout.customer_id;
  const { db, config, now } = ctx;
  const { id, email, person_id: personId } = checkout;
  const [former] = personId === null ? [] : await inBilling(db, (trx) => listCustomers(trx, personId));
  const customer =
    former?.id ??
    (await askStripe(config, async (stripe) => {
      const made = await stripe.customers.create(
        { email, preferred_locales: [checkout.language], metadata: { checkout: id } },
        { idempotencyKey: `customer-${id}` },
      );
      return made.id;
    }));
  await inBilling(db, async (trx) => {
    await insertCustomer(trx, { id: customer, person_id: personId, email, waiting: null, created_at: now });
    await updateCheckout(trx, id, { customer_id: customer });
  });
  return customer;
}
