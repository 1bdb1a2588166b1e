import { randomUUID } from 'node:crypto';
import type { Endpoints } from '@weekbord/contract/endpoints';
import type { Context, Operation } from '../../platform/http/context.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { askStripe } from '../../platform/payments/payments.ts';
import { countAct, countActOfAddress, identifyBuyer } from '../auth/auth.public.ts';
import {
  type CheckoutRow,
  findOpenCheckout,
  inBilling,
  insertCheckout,
  moveCheckout,
  type PlanRow,
} from '../subscriptions/subscriptions.public.ts';
import { type Buyer, buyerFor, customerOf, offerOf } from './create-b2c-checkout-session.ts';

/** Stripe keeps an initial payment open for 23 hours. After this time a new checkout is started. */
const FRESH_MS = 20 * 3_600_000;

type Keeping = Context<Endpoints['createB2cSetupIntent']>;

export const createB2cSetupIntent: Operation<Endpoints['createB2cSetupIntent']> = async (ctx) => {
  const { db, body, config } = ctx;
  if (config.stripe === undefined) throw new ApiError('till_closed');
  await countAct(db, ctx, 'checkout');
  const { portal, plan } = await offerOf(ctx, body);
  const buyer = await buyerFor(ctx, plan);
  // The limit per address does not apply to its logged-in owner, because strangers could exhaust it.
  if (buyer.personId === null) await countActOfAddress(db, ctx, 'checkout', buyer.email);
  const checkout = await openDirect(ctx, { organisationId: portal.id, plan, buyer, browser: identifyBuyer(ctx) });
  const customer = await customerOf(ctx, checkout);
  const intent = await askStripe(config, async (stripe) =>
    stripe.setupIntents.create({ customer, usage: 'off_session', metadata: { checkout: checkout.id } }),
  );
  if (intent.client_secret === null) throw new Error('Stripe returned no client secret for saving a card.');
  return { client_secret: intent.client_secret, customer_id: customer };
};

interface Opening {
  readonly organisationId: number;
  readonly plan: PlanRow;
  readonly buyer: Buyer;
  readonly browser: Buffer;
}

/**
 * Returns the browser's open checkout for this plan and address, or a new one if the open checkout has a page at Stripe
 * or is old.
 */
async function openDirect(ctx: Keeping, { organisationId, plan, buyer, browser }: Opening): Promise<CheckoutRow> {
  return inBilling(ctx.db, async (trx) => {
    const place = { browser_hash: browser, plan_id: plan.id, email: buyer.email };
    const open = await findOpenCheckout(trx, place);
    if (open !== undefined && mayGoOn(open, buyer, ctx.now)) return open;
    if (open !== undefined) await moveCheckout(trx, open.id, { from: ['OPEN'], to: 'EXPIRED' });
    const { personId: person_id, first_name, last_name } = buyer;
    const made = await insertCheckout(trx, {
      ...place,
      id: randomUUID(),
      organisation_id: organisationId,
      person_id,
      first_name,
      last_name,
      language: ctx.locale,
      promo_code: null,
      direct: 'CARD',
      promotion_id: null,
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

function mayGoOn({ direct, person_id: personId, created_at: at }: CheckoutRow, buyer: Buyer, now: Date): boolean {
  return direct !== null && personId === buyer.personId && now.getTime() - at.getTime() < FRESH_MS;
}
