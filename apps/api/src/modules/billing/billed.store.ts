import { type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { SubscriptionTable } from '../../platform/database/tables/people.ts';
import type { PlanRow } from '../subscriptions/subscriptions.public.ts';

type Db = Kysely<Tables>;

/** A subscription with its plan; the plan is null if it is no longer sold or was never one of ours. */
export interface BilledRow {
  readonly subscription: Selectable<SubscriptionTable>;
  readonly plan: PlanRow | null;
  /** The promotion code used for the purchase. */
  readonly code: string | null;
}

/** Returns a person's subscriptions, newest first. */
export function listBilled(db: Db, personId: number): Promise<BilledRow[]> {
  return billed(db, sql<boolean>`subscription.person_id = ${personId}`);
}

/** Returns one of a person's subscriptions, locked against other changes until the transaction ends. */
export async function lockBilled(db: Db, personId: number, id: string): Promise<BilledRow | undefined> {
  await sql`select from subscription where person_id = ${personId} and id = ${id} for update`.execute(db);
  const [row] = await billed(db, sql<boolean>`subscription.person_id = ${personId} and subscription.id = ${id}`);
  return row;
}

/**
 * Returns the subscriptions of all people whose owner may need an email: about a start, a trial that ends before
 * `soon`, an unpaid period, a planned end, or a reversed cancellation.
 */
export function listInNeed(db: Db, { now, soon }: { readonly now: Date; readonly soon: Date }): Promise<BilledRow[]> {
  return billed(
    db,
    sql<boolean>`
      (subscription.status in ('trialing', 'active') and subscription.told_start is null
        and subscription.started_at is not null)
      or (subscription.status = 'trialing' and not subscription.cancel_at_period_end
        and subscription.trial_end > ${now} and subscription.trial_end <= ${soon}
        and subscription.told_trial_end is distinct from subscription.trial_end)
      or (subscription.status in ('past_due', 'unpaid')
        and subscription.told_unpaid is distinct from subscription.current_period_end)
      or (subscription.cancel_at_period_end and subscription.withdrawn_at is null
        and subscription.current_period_end is not null and subscription.status <> 'canceled'
        and subscription.told_end is distinct from subscription.current_period_end)
      or (not subscription.cancel_at_period_end and subscription.told_end is not null
        and subscription.status <> 'canceled')`,
  );
}

/** Records what the owner was emailed about, a refund, or a withdrawal. */
export async function updateBilled(
  db: Db,
  { person_id, id }: Pick<Selectable<SubscriptionTable>, 'person_id' | 'id'>,
  values: Partial<
    Pick<
      Selectable<SubscriptionTable>,
      'withdrawn_at' | 'returned' | 'returned_currency' | 'told_start' | 'told_trial_end' | 'told_unpaid' | 'told_end'
    >
  >,
): Promise<void> {
  await db.updateTable('subscription').set(values).where('person_id', '=', person_id).where('id', '=', id).execute();
}

/** Deletes a person's customers and the open checkouts of their address. Returns the customers' ids. */
export async function deleteCustomersOf(
  db: Db,
  { id, email }: { readonly id: number; readonly email: string },
): Promise<string[]> {
  await db
    .deleteFrom('billing_checkout')
    .where((row) =>
      row.or([row('person_id', '=', id), row.and([row('person_id', 'is', null), row('email', '=', email)])]),
    )
    .execute();
  const customers = await db
    .deleteFrom('billing_customer')
    .where((row) =>
      row.or([row('person_id', '=', id), row.and([row('person_id', 'is', null), row('email', '=', email)])]),
    )
    .returning('id')
    .execute();
  return customers.map((customer) => customer.id);
}

async function billed(db: Db, condition: ReturnType<typeof sql<boolean>>): Promise<BilledRow[]> {
  const subscriptions = await db
    .selectFrom('subscription')
    .selectAll()
    .where(condition)
    .orderBy('started_at', (order) => order.desc().nullsLast())
    .orderBy('id')
    .execute();
  const products = [...new Set(subscriptions.map(({ product }) => product))];
  if (products.length === 0) return [];
  const plans = await db.selectFrom('billing_plan').selectAll().where('stripe_product', 'in', products).execute();
  const byProduct = new Map(plans.map((plan) => [plan.stripe_product, plan]));
  const checkouts = await db
    .selectFrom('billing_checkout')
    .select(['subscription_id', 'promo_code'])
    .where(
      'subscription_id',
      'in',
      subscriptions.map(({ id }) => id),
    )
    .execute();
  const codes = new Map(checkouts.map((checkout) => [checkout.subscription_id, checkout.promo_code]));
  return subscriptions.map((subscription) => ({
    subscription,
    plan: byProduct.get(subscription.product) ?? null,
    code: codes.get(subscription.id) ?? null,
  }));
}
