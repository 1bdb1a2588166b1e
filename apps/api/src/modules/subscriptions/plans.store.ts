import { type Insertable, type Kysely, type Selectable, type Updateable } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { BillingPlanTable } from '../../platform/database/tables/billing.ts';

type Db = Kysely<Tables>;
export type PlanRow = Selectable<BillingPlanTable>;

/** Adds the missing plans. Existing ones are unchanged. */
export async function insertMissingPlans(db: Db, plans: readonly Insertable<BillingPlanTable>[]): Promise<void> {
  if (plans.length === 0) return;
  await db
    .insertInto('billing_plan')
    .values([...plans])
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

/** Returns the plans that an organisation sells, in display order. */
export function listOfferedPlans(db: Db, organisationId: number): Promise<PlanRow[]> {
  return db
    .selectFrom('billing_plan')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('is_offered', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export function findPlanByKey(db: Db, key: string): Promise<PlanRow | undefined> {
  return db.selectFrom('billing_plan').selectAll().where('key', '=', key).executeTakeFirst();
}

export function findPlan(db: Db, id: number): Promise<PlanRow | undefined> {
  return db.selectFrom('billing_plan').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Returns all plans that an organisation sells or sold, in display order. */
export function listPlansOf(db: Db, organisationId: number): Promise<PlanRow[]> {
  return db
    .selectFrom('billing_plan')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** Returns a plan, locked until the transaction ends. */
export function lockPlan(db: Db, id: number): Promise<PlanRow | undefined> {
  return db.selectFrom('billing_plan').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Adds a plan. Returns undefined if another one has its key. */
export function insertPlan(db: Db, plan: Insertable<BillingPlanTable>): Promise<PlanRow | undefined> {
  return db
    .insertInto('billing_plan')
    .values(plan)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returningAll()
    .executeTakeFirst();
}

export function updatePlan(db: Db, id: number, changes: Updateable<BillingPlanTable>): Promise<PlanRow> {
  return db.updateTable('billing_plan').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

/** Stores the ids and the name of a plan at Stripe, unless its price or name changed in the meantime. */
export async function updatePlanAtStripe(
  db: Db,
  plan: PlanRow,
  { product, price }: { readonly product: string; readonly price: string },
): Promise<void> {
  const row = db.updateTable('billing_plan').where('id', '=', plan.id);
  await row.set({ stripe_product: product }).execute();
  await row.set({ stripe_name: plan.name_en }).where('name_en', '=', plan.name_en).execute();
  await row
    .set({ stripe_price: price })
    .where('amount', '=', plan.amount)
    .where('currency', '=', plan.currency)
    .where('vat_percent', '=', plan.vat_percent)
    .where('interval', '=', plan.interval)
    .execute();
}
