import type { Kysely } from 'kysely';
import type { Config } from '../../platform/config/config.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { askStripe } from '../../platform/payments/payments.ts';
import { inBilling, type PlanRow, updatePlanAtStripe } from '../subscriptions/subscriptions.public.ts';

interface AtStripe {
  readonly product: string;
  readonly price: string;
}

/**
 * Returns the product and price of a plan at Stripe. The product is created when the plan is first sold, and is renamed
 * with the plan. A price is created when the plan is first sold at that price. Subscriptions keep their original price.
 */
export async function planAtStripe(
  { db, config }: { readonly db: Kysely<Tables>; readonly config: Config },
  plan: PlanRow,
): Promise<AtStripe> {
  const { stripe_product: product, stripe_price: price } = plan;
  if (product !== null && price !== null && plan.stripe_name === plan.name_en) return { product, price };
  const made = await askStripe(config, async (stripe): Promise<AtStripe> => {
    const sold = product ?? (await stripe.products.create(...productOf(plan))).id;
    if (product !== null && plan.stripe_name !== plan.name_en) {
      await stripe.products.update(product, { name: plan.name_en });
    }
    return { product: sold, price: price ?? (await stripe.prices.create(...priceOf(plan, sold))).id };
  });
  await inBilling(db, (trx) => updatePlanAtStripe(trx, plan, made));
  return made;
}

function productOf(plan: PlanRow) {
  return [{ name: plan.name_en, metadata: { plan: plan.key } }, { idempotencyKey: `product-${plan.key}` }] as const;
}

/**
 * Returns the parameters of a price. They are part of the idempotency key, since a plan with another amount needs
 * another price.
 */
function priceOf({ key, amount, currency, interval, vat_percent: vat }: PlanRow, product: string) {
  const terms = [key, amount, currency, interval, vat].join('-');
  return [
    {
      product,
      currency,
      unit_amount: amount,
      recurring: { interval },
      tax_behavior: 'inclusive',
      metadata: { plan: key, vat_percent: String(vat) },
    },
    { idempotencyKey: `price-${product}-${terms}` },
  ] as const;
}
