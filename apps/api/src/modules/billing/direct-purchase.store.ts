import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { CheckoutRow } from '../subscriptions/subscriptions.public.ts';

type Db = Kysely<Tables>;

/**
 * Returns the newest checkout of a customer and plan that a browser started with its own card form, locked against
 * other changes.
 */
export function lockDirect(
  db: Db,
  { customerId, planId, browser }: { readonly customerId: string; readonly planId: number; readonly browser: Buffer },
): Promise<CheckoutRow | undefined> {
  return db
    .selectFrom('billing_checkout')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('plan_id', '=', planId)
    .where('browser_hash', '=', browser)
    .where('direct', 'is not', null)
    .where('state', '<>', 'EXPIRED')
    .orderBy('created_at', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
}

/** Settles how a checkout is paid. */
export async function updateToBuying(
  db: Db,
  id: string,
  values: Pick<CheckoutRow, 'promo_code' | 'promotion_id' | 'price_id' | 'trial_days'>,
): Promise<void> {
  await db
    .updateTable('billing_checkout')
    .set({ ...values, direct: 'BUYING' })
    .where('id', '=', id)
    .execute();
}

/** Returns the customer of a subscription that a browser bought; null if the browser did not buy it. */
export async function findCustomerOfBought(
  db: Db,
  { subscriptionId, browser }: { readonly subscriptionId: string; readonly browser: Buffer },
): Promise<string | null> {
  const row = await db
    .selectFrom('billing_checkout')
    .select('customer_id')
    .where('subscription_id', '=', subscriptionId)
    .where('browser_hash', '=', browser)
    .executeTakeFirst();
  return row?.customer_id ?? null;
}
