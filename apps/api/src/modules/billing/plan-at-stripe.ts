import type { Kysely } from 'kysely';
import type { Config } from '../../platform/config/config.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { askStripe } from '../../platform/payments/payments.ts';
import { inBilling, type PlanRow, updatePlanAtStripe } from '../subscriptions/subscriptions.public.ts';

/** The product and price of a plan at Stripe; both are created when the plan is first sold. */
export async function planAtStripe(
  { db, config }: { readonly db: Kysely<Tables>; readonly config: Config },
  plan: PlanRow,
): Promise<{ readonly product: string; readonly price: string }> {
  if (plan.stripe_product !== null && plan.stripe_price !== null) {
    return { product: plan.stripe_product, price: plan.stripe_price };
  }
  // What is sold for another amount is another price, so that the key of the call changes with it.
  const key = [plan.key, plan.amount, plan.currency, plan.interval].join('-');
  const made = await askStripe(config, async (stripe) => {
    const product =
      plan.stripe_product ??
      (
        await stripe.products.create(
          { name: plan.name_en, metadata: { plan: plan.key } },
          { idempotencyKey: `product-${plan.key}` },
        )
      ).id;
    const price = await stripe.prices.create(
      {
        product,
        currency: plan.currency,
        unit_amount: plan.amount,
        recurring: { interval: plan.interval },
        tax_behavior: 'inclusive',
        metadata: { plan: plan.key },
      },
      { idempotencyKey: `price-${product}-${key}` },
    );
    return { product, price: price.id };
  });
  await inBilling(db, (trx) =>
    updatePlanAtStripe(trx, plan.id, { stripe_product: made.product, stripe_price: made.price }),
  );
  return made;
}
