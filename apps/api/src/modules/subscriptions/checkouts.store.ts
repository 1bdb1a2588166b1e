import type { CheckoutState } from '@weekbord/domain/billing/plan';
import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { BillingCheckoutTable } from '../../platform/database/tables/billing.ts';
import type { PlanRow } from './plans.store.ts';

type Db = Kysely<Tables>;
export type CheckoutRow = Selectable<BillingCheckoutTable>;

/** The portal that sold a plan. */
interface Sold {
  readonly portal: string;
}

/** The maximum number of unclaimed purchases to list. */
const UNCLAIMED_MAX = 20;

/**
 * Expires checkouts of a plan that have no payment in progress, so that a buyer who returns starts over with the plan's
 * new terms.
 */
export async function expireOpenCheckouts(db: Db, planId: number): Promise<void> {
  await db
    .updateTable('billing_checkout')
    .set({ state: 'EXPIRED' })
    .where('plan_id', '=', planId)
    .where('state', '=', 'OPEN')
    .where((row) => row.or([row('direct', 'is', null), row('direct', '=', 'CARD')]))
    .execute();
}

/** Starts a checkout. Returns undefined if the browser has an open one for this plan and address. */
export function insertCheckout(db: Db, checkout: Insertable<BillingCheckoutTable>): Promise<CheckoutRow | undefined> {
  return db
    .insertInto('billing_checkout')
    .values(checkout)
    .onConflict((conflict) =>
      conflict
        .columns(['browser_hash', 'plan_id', 'email'])
        .where(sql<boolean>`state = 'OPEN'`)
        .doNothing(),
    )
    .returningAll()
    .executeTakeFirst();
}

export function findOpenCheckout(
  db: Db,
  { browser_hash, plan_id, email }: Pick<CheckoutRow, 'browser_hash' | 'plan_id' | 'email'>,
): Promise<CheckoutRow | undefined> {
  return db
    .selectFrom('billing_checkout')
    .selectAll()
    .where('browser_hash', '=', browser_hash)
    .where('plan_id', '=', plan_id)
    .where('email', '=', email)
    .where('state', '=', 'OPEN')
    .executeTakeFirst();
}

/** Returns the checkout of a Stripe session that a browser started. */
export function findCheckoutOfSession(db: Db, sessionId: string, browser: Buffer): Promise<CheckoutRow | undefined> {
  return db
    .selectFrom('billing_checkout')
    .selectAll()
    .where('session_id', '=', sessionId)
    .where('browser_hash', '=', browser)
    .executeTakeFirst();
}

/** Stores the ids that Stripe gave a checkout. */
export async function updateCheckout(
  db: Db,
  id: string,
  values: Partial<Pick<CheckoutRow, 'session_id' | 'customer_id' | 'subscription_id' | 'person_id'>>,
): Promise<void> {
  await db.updateTable('billing_checkout').set(values).where('id', '=', id).execute();
}

/**
 * Advances the state of a checkout, if it is in one of the states in `from`. Returns the checkout, or undefined if its
 * state was different.
 */
export function moveCheckout(
  db: Db,
  id: string,
  {
    from,
    to,
    ...values
  }: { readonly from: readonly CheckoutState[]; readonly to: CheckoutState } & Partial<
    Pick<CheckoutRow, 'subscription_id' | 'person_id'>
  >,
): Promise<CheckoutRow | undefined> {
  return db
    .updateTable('billing_checkout')
    .set({ ...values, state: to })
    .where('id', '=', id)
    .where('state', 'in', [...from])
    .returningAll()
    .executeTakeFirst();
}

/** Whether an address paid for something that no one has claimed. */
export async function hasPaidCheckout(db: Db, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('billing_checkout')
    .select('id')
    .where('email', '=', email)
    .where('state', '=', 'PAID')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Returns the unclaimed purchases of an address, oldest first. No one else can change them until the transaction ends.
 */
export function lockPaidCheckouts(db: Db, email: string): Promise<CheckoutRow[]> {
  return db
    .selectFrom('billing_checkout')
    .selectAll()
    .where('email', '=', email)
    .where('state', '=', 'PAID')
    .orderBy('created_at')
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Returns the unclaimed purchases of an address with their plans and the portals that sold them, oldest first. */
export function listUnclaimed(
  db: Db,
  email: string,
): Promise<(Pick<CheckoutRow, 'id' | 'created_at'> & Pick<PlanRow, 'name_en' | 'name_nl' | 'audience'> & Sold)[]> {
  return db
    .selectFrom('billing_checkout')
    .innerJoin('billing_plan', 'billing_plan.id', 'billing_checkout.plan_id')
    .innerJoin('organisation', 'organisation.id', 'billing_checkout.organisation_id')
    .select([
      'billing_checkout.id',
      'billing_checkout.created_at',
      'billing_plan.name_en',
      'billing_plan.name_nl',
      'billing_plan.audience',
      'organisation.name as portal',
    ])
    .where('billing_checkout.email', '=', email)
    .where('billing_checkout.state', '=', 'PAID')
    .orderBy('billing_checkout.created_at')
    .orderBy('billing_checkout.id')
    .limit(UNCLAIMED_MAX)
    .execute();
}

/** Returns unclaimed paid checkouts that were started before a given time, locked until the transaction ends. */
export function lockUnclaimedCheckouts(db: Db, before: Date): Promise<CheckoutRow[]> {
  return db
    .selectFrom('billing_checkout')
    .selectAll()
    .where('state', '=', 'PAID')
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(100)
    .forUpdate()
    .execute();
}

/** Returns the open checkouts that were started between two times. */
export function listOpenCheckouts(db: Db, { since, until }: { since: Date; until: Date }): Promise<CheckoutRow[]> {
  return db
    .selectFrom('billing_checkout')
    .selectAll()
    .where('state', '=', 'OPEN')
    .where('created_at', '>=', since)
    .where('created_at', '<', until)
    .orderBy('created_at')
    .limit(200)
    .execute();
}

/**
 * Deletes checkouts that were started before a given time and not completed, with their customers. Those that were
 * refunded because no one claimed them are deleted if they were started before `beforeReturned`, so that a refund that
 * fails at first is not forgotten.
 */
export async function deleteIdleCheckouts(
  db: Db,
  { before, beforeReturned }: Readonly<{ before: Date; beforeReturned: Date }>,
): Promise<void> {
  await db
    .deleteFrom('billing_checkout')
    .where((row) =>
      row.or([
        row('state', 'in', ['OPEN', 'EXPIRED']),
        row.and([row('state', '=', 'RETURNED'), row('person_id', 'is', null), row('created_at', '<', beforeReturned)]),
      ]),
    )
    .where('created_at', '<', before)
    .execute();
  await db
    .deleteFrom('billing_customer')
    .where('person_id', 'is', null)
    .where('created_at', '<', before)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('billing_checkout')
            .select('billing_checkout.id')
            .whereRef('billing_checkout.customer_id', '=', 'billing_customer.id'),
        ),
      ),
    )
    .execute();
}
