import type { CheckoutState, PlanAudience } from '@weekbord/domain/billing/plan';
import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type {
  BillingCheckoutTable,
  BillingCustomerTable,
  BillingPlanTable,
  FetchedPrice,
  FetchedSubscription,
} from '../../platform/database/tables/billing.ts';

type Db = Kysely<Tables>;
export type PlanRow = Selectable<BillingPlanTable>;
export type CheckoutRow = Selectable<BillingCheckoutTable>;
export type CustomerRow = Selectable<BillingCustomerTable>;
export type { FetchedPrice, FetchedSubscription };

/** Adds the plans that are missing; those that exist stay as they are. */
export async function insertMissingPlans(db: Db, plans: readonly Insertable<BillingPlanTable>[]): Promise<void> {
  if (plans.length === 0) return;
  await db
    .insertInto('billing_plan')
    .values([...plans])
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

/** What an organisation sells, in the order in which it is shown. */
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

/** Everything that an organisation sells or sold, in the order in which it is shown. */
export function listPlansOf(db: Db, organisationId: number): Promise<PlanRow[]> {
  return db
    .selectFrom('billing_plan')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** A plan, locked until the transaction ends. */
export function lockPlan(db: Db, id: number): Promise<PlanRow | undefined> {
  return db.selectFrom('billing_plan').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Adds a plan; undefined where one has its key. */
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

/** Expires checkouts of a plan for which no payment is under way: a buyer who returns starts again with the plan's new terms. */
export async function expireOpenCheckouts(db: Db, planId: number): Promise<void> {
  await db
    .updateTable('billing_checkout')
    .set({ state: 'EXPIRED' })
    .where('plan_id', '=', planId)
    .where('state', '=', 'OPEN')
    .where((row) => row.or([row('direct', 'is', null), row('direct', '=', 'CARD')]))
    .execute();
}

/** Keeps what a plan is called at Stripe, but no price or name that was changed meanwhile. */
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

/** Begins a checkout; undefined where the browser has an open one for this plan and address. */
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

/** The checkout of a session of Stripe that a browser began. */
export function findCheckoutOfSession(db: Db, sessionId: string, browser: Buffer): Promise<CheckoutRow | undefined> {
  return db
    .selectFrom('billing_checkout')
    .selectAll()
    .where('session_id', '=', sessionId)
    .where('browser_hash', '=', browser)
    .executeTakeFirst();
}

/** Keeps the ids that Stripe gave a checkout. */
export async function updateCheckout(
  db: Db,
  id: string,
  values: Partial<Pick<CheckoutRow, 'session_id' | 'customer_id' | 'subscription_id' | 'person_id'>>,
): Promise<void> {
  await db.updateTable('billing_checkout').set(values).where('id', '=', id).execute();
}

/** Moves a checkout on where it is in one of the states `from`; answers it, or undefined where it was not. */
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

/** Whether an address paid and nobody logged in with it since. */
export async function hasPaidCheckout(db: Db, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('billing_checkout')
    .select('id')
    .where('email', '=', email)
    .where('state', '=', 'PAID')
    .executeTakeFirst();
  return row !== undefined;
}

/** What an address paid for and nobody claimed, the first first; nobody else changes it until the transaction ends. */
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

/**
 * Unclaimed paid checkouts from before a moment whose address already had an account then; locked until the transaction ends.
 */
export function lockUnclaimedCheckouts(db: Db, before: Date): Promise<CheckoutRow[]> {
  return db
    .selectFrom('billing_checkout')
    .selectAll()
    .where('state', '=', 'PAID')
    .where('created_at', '<', before)
    .where((row) =>
      row.exists(
        row
          .selectFrom('person')
          .select('person.id')
          .whereRef('person.email', '=', 'billing_checkout.email')
          .whereRef('person.created_at', '<', 'billing_checkout.created_at'),
      ),
    )
    .orderBy('created_at')
    .limit(100)
    .forUpdate()
    .execute();
}

/** Checkouts that were begun between two moments and are open. */
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

/** Deletes checkouts that were begun before a moment and came to nothing. */
export async function deleteIdleCheckouts(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('billing_checkout')
    .where('state', 'in', ['OPEN', 'EXPIRED'])
    .where('created_at', '<', before)
    .execute();
}

export async function insertCustomer(db: Db, customer: Insertable<BillingCustomerTable>): Promise<void> {
  await db
    .insertInto('billing_customer')
    .values(customer)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** The customer, whom nobody else changes until the transaction ends. */
export function lockCustomer(db: Db, id: string): Promise<CustomerRow | undefined> {
  return db.selectFrom('billing_customer').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** A person's customers, the newest first. */
export function listCustomers(db: Db, personId: number): Promise<CustomerRow[]> {
  return db
    .selectFrom('billing_customer')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/** The number of a fetch that is about to begin. */
export async function nextFetch(db: Db): Promise<number> {
  const { rows } = await sql<{ number: number }>`select nextval('billing_fetch')::integer as number`.execute(db);
  return rows[0]!.number;
}

/** Keeps which fetch a customer's state is of, and what waits for a person. */
export async function updateCustomer(
  db: Db,
  id: string,
  values: { fetched?: number; person_id?: number; waiting?: readonly FetchedSubscription[] | null },
): Promise<void> {
  const { waiting, ...rest } = values;
  const kept = waiting === undefined ? {} : { waiting: waiting === null ? null : JSON.stringify(waiting) };
  await db
    .updateTable('billing_customer')
    .set({ ...rest, ...kept })
    .where('id', '=', id)
    .execute();
}

/** Makes a customer's subscriptions those that were fetched; rows that are right are not written. */
export async function replaceSubscriptions(
  db: Db,
  { personId, customerId }: { readonly personId: number; readonly customerId: string },
  fetched: readonly FetchedSubscription[],
): Promise<void> {
  const gone = db.deleteFrom('subscription').where('person_id', '=', personId).where('customer_id', '=', customerId);
  const ids = fetched.map(({ id }) => id);
  await (ids.length === 0 ? gone : gone.where('id', 'not in', ids)).execute();
  for (const one of fetched) {
    const values = { ...fetchedColumns(one), customer_id: customerId };
    const columns = Object.keys(values) as (keyof typeof values)[];
    const tupleOf = (table: 'subscription' | 'excluded') =>
      sql.join(columns.map((column) => sql.ref(`${table}.${column}`)));
    await db
      .insertInto('subscription')
      .values({ ...values, person_id: personId, id: one.id })
      .onConflict((conflict) =>
        conflict
          .columns(['person_id', 'id'])
          .doUpdateSet(values)
          .where(sql<boolean>`(${tupleOf('subscription')}) is distinct from (${tupleOf('excluded')})`),
      )
      .execute();
  }
}

function fetchedColumns(one: FetchedSubscription) {
  const { price = null } = one;
  return {
    status: one.status,
    product: one.product,
    started_at: momentOf(one.started_at),
    trial_end: momentOf(one.trial_end),
    current_period_end: momentOf(one.current_period_end),
    cancel_at_period_end: one.cancel_at_period_end,
    amount: price?.amount ?? null,
    currency: price?.currency ?? null,
    interval: price?.interval ?? null,
    vat_percent: price?.vat_percent ?? null,
    discounted_amount: price?.discount?.amount ?? null,
    discount_term: price?.discount?.term ?? null,
    discounted_until: momentOf(price?.discount?.until ?? null),
  };
}

function momentOf(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}

/** A person's subscriptions with the audience of what was bought; null where its plan is not known. */
export async function listBought(
  db: Db,
  personId: number,
): Promise<{ id: string; status: string; audience: PlanAudience | null }[]> {
  return db
    .selectFrom('subscription')
    .leftJoin('billing_plan', 'billing_plan.stripe_product', 'subscription.product')
    .select(['subscription.id', 'subscription.status', 'billing_plan.audience'])
    .where('person_id', '=', personId)
    .execute();
}

/** Notes that an event was acted upon; false where it was before. */
export async function insertEvent(
  db: Db,
  event: { readonly id: string; readonly type: string; readonly created_at: Date; readonly handled_at: Date },
): Promise<boolean> {
  const row = await db
    .insertInto('billing_event')
    .values(event)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Which of these events were acted upon. */
export async function listHandled(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('billing_event')
    .select('id')
    .where('id', 'in', [...ids])
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** When the latest event happened that was acted upon. */
export async function findLatestEvent(db: Db): Promise<Date | undefined> {
  const row = await db
    .selectFrom('billing_event')
    .select('created_at')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.created_at;
}

export async function deleteEventsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('billing_event').where('created_at', '<', before).execute();
}

/** A person's role, coach and organisation. */
export function findPlace(
  db: Db,
  personId: number,
): Promise<{ is_coach: boolean; coach_id: number | null; organisation_id: number | null }> {
  return db
    .selectFrom('person')
    .select(['is_coach', 'coach_id', 'organisation_id'])
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
}

/** Gives a person the role of a coach. */
export async function updateToCoach(db: Db, personId: number): Promise<void> {
  await db.updateTable('person').set({ is_coach: true }).where('id', '=', personId).execute();
}

/** Puts a person who has no coach and is none into the organisation that they bought from. */
export async function updateOrganisationOfBuyer(db: Db, personId: number, organisationId: number): Promise<void> {
  await db
    .updateTable('person')
    .set({ organisation_id: organisationId })
    .where('id', '=', personId)
    .where('coach_id', 'is', null)
    .where('is_coach', '=', false)
    .execute();
}

/** Fills in the names that a person gave at the checkout where they have none. */
export async function updateMissingNames(
  db: Db,
  personId: number,
  { first_name, last_name }: Pick<CheckoutRow, 'first_name' | 'last_name'>,
): Promise<void> {
  await db
    .updateTable('person')
    .set({ first_name, last_name })
    .where('id', '=', personId)
    .where('first_name', '=', '')
    .where('last_name', '=', '')
    .execute();
}
